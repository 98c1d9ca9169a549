import { lazy, use, useEffect, useState } from "react";
import { countryOfLastVisit } from "~/browser/cookies";
import { HasAllTextsContext } from "~/components/hasAllTexts";
import { selectUndo, selectVouchers } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { twice } from "../twice";
import { LatePart } from "./LatePart";
import styles from "./LateParts.module.css";

const Toasts = lazy(() => twice(() => import("./Toasts")).then(({ Toasts }) => ({ default: Toasts })));
const Consent = lazy(() => twice(() => import("./Consent")).then(({ Consent }) => ({ default: Consent })));
const CountryNotice = lazy(() =>
  twice(() => import("./CountryNotice")).then(({ CountryNotice }) => ({ default: CountryNotice })),
);
const OldBrowser = lazy(() => twice(() => import("./OldBrowser")).then(({ OldBrowser }) => ({ default: OldBrowser })));
const RedeemBar = lazy(() =>
  twice(() => import("~/blocks/RedeemBar/RedeemBar")).then(({ RedeemBar }) => ({ default: RedeemBar })),
);

/** Behind the rest of the shop, which starts as soon as the first picture stands. */
const AFTER_MS = 1000;

/** What nobody needs for the first picture: toasts, the question about cookies, the way back to another country, the bar of codes, the notice for old browsers. */
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
      <LatePart>
        <Toasts />
      </LatePart>
      {hasTexts && (
        <LatePart>
          <OldBrowser />
        </LatePart>
      )}
    </>
  );
}
