import { use, useEffect, useState } from "react";
import { countryOfLastVisit } from "~/browser/cookies";
import { HasAllTextsContext } from "~/components/hasAllTexts";
import { lazyPart } from "~/components/lazyPart";
import { SparePlace } from "~/components/SparePlace";
import { selectUndo, selectVouchers } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { LatePart } from "./LatePart";
import { PlainNotice } from "./PlainNotice";
import styles from "./LateParts.module.css";

const Toasts = lazyPart(() => import("./Toasts"), "Toasts");
const Consent = lazyPart(() => import("./Consent"), "Consent");
const CountryNotice = lazyPart(() => import("./CountryNotice"), "CountryNotice");
const OldBrowser = lazyPart(() => import("./OldBrowser"), "OldBrowser");
const RedeemBar = lazyPart(() => import("~/blocks/RedeemBar/RedeemBar"), "RedeemBar");

/** After the rest of the shop, which starts as soon as the first screen is painted. */
const AFTER_MS = 1000;
/** The code of toasts that has not come by then may never come. */
const TOASTS_MISSED_MS = 5000;

/**
 * What the first screen does not need: toasts, the question about cookies, the notice about the country, the bar of
 * vouchers, the notice for old browsers.
 */
export function LateParts() {
  const [late, setLate] = useState(false);
  const hasCodes = useAppSelector((state) => (selectVouchers(state)?.length ?? 0) > 0);
  const isCodeBack = useAppSelector((state) => selectUndo(state)?.what === "voucher");
  const country = useAppSelector(selectMarket).countryCode;
  const last = countryOfLastVisit();
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const hasTexts = use(HasAllTextsContext);
  if (!late) return null;
  return (
    <>
      {hasTexts && (
        <div className={styles.bottom}>
          {(hasCodes || isCodeBack) && (
            <LatePart>
              <RedeemBar />
            </LatePart>
          )}
          {last && last !== country && (
            <LatePart>
              <CountryNotice last={last} />
            </LatePart>
          )}
          <LatePart>
            <Consent />
          </LatePart>
        </div>
      )}
      <SparePlace
        instead={
          <div className={styles.bottom}>
            <PlainNotice />
          </div>
        }
        waiting={
          <div className={styles.bottom}>
            <PlainNotice after={TOASTS_MISSED_MS} />
          </div>
        }
      >
        <Toasts />
      </SparePlace>
      {hasTexts && (
        <LatePart>
          <OldBrowser />
        </LatePart>
      )}
    </>
  );
}
