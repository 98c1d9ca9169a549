import { createContext, use, useEffect } from "react";

/** Tells that something is awaited. Returns a function that tells that it no longer is. */
export type Await = () => () => void;

/** Around placeholders of what has not been asked for yet. */
export const NOT_AWAITED: Await = () => () => {};

export const WaitingContext = createContext(NOT_AWAITED);

/** Tells, while the component is there, that what it stands for is awaited. */
export function useWaiting(): void {
  const begin = use(WaitingContext);
  useEffect(() => begin(), [begin]);
}
