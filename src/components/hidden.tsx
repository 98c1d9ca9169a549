import { type ReactNode } from "react";

/** Wraps words that only screen readers get, as for a button that is read without the gift card around it. */
export const hidden = (words: ReactNode) => (
  <span key="hidden" className="visually-hidden">
    {words}
  </span>
);
