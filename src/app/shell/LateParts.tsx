import { lazy, Suspense, useEffect, useState } from "react";
import { selectUndo, selectVouchers } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectHasAllTexts } from "~/state/intl/selectors";

const Toasts = lazy(() => import("./Toasts").then(({ Toasts }) => ({ default: Toasts })));
const Consent = lazy(() => import("./Consent").then(({ Consent }) => ({ default: Consent })));
const OldBrowser = lazy(() => import("./OldBrowser").then(({ OldBrowser }) => ({ default: OldBrowser })));
const RedeemBar = lazy(() => import("~/blocks/RedeemBar/RedeemBar").then(({ RedeemBar }) => ({ default: RedeemBar })));

/** Behind the rest of the shop, which starts as soon as the first picture stands. */
const AFTER_MS = 1000;

/** What nobody needs for the first picture: toasts, the question about cookies, the bar of codes, the notice for old browsers. */
export function LateParts() {
  const [late, setLate] = useState(false);
  const hasCodes = useAppSelector((state) => (selectVouchers(state)?.length ?? 0) > 0);
  const isCodeBack = useAppSelector((state) => selectUndo(state)?.what === "voucher");
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const hasTexts = useAppSelector(selectHasAllTexts);
  if (!late) return null;
  return (
    <Suspense>
      {hasTexts && (hasCodes || isCodeBack) && (
        <Suspense>
          <RedeemBar />
        </Suspense>
      )}
      <Toasts />
      {hasTexts && (
        <>
          <Consent />
          <OldBrowser />
        </>
      )}
    </Suspense>
  );
}
