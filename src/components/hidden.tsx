import { type ReactNode } from "react";

/** For those who hear a button alone, and not the gift card around it. */
export const hidden = (words: ReactNode) => (
  <span key="hidden" className="visually-hidden">
    {words}
  </span>
);
