import { lazy, Suspense, useEffect, useState } from "react";

const Toasts = lazy(() => import("./Toasts").then(({ Toasts }) => ({ default: Toasts })));
const Consent = lazy(() => import("./Consent").then(({ Consent }) => ({ default: Consent })));
const OldBrowser = lazy(() => import("./OldBrowser").then(({ OldBrowser }) => ({ default: OldBrowser })));

/** Behind the rest of the shop, which starts as soon as the first picture stands. */
const AFTER_MS = 1000;

/** What nobody needs for the first picture: toasts, the question about cookies, the notice for old browsers. */
export function LateParts() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <Suspense>
      <Toasts />
      <Consent />
      <OldBrowser />
    </Suspense>
  );
}
