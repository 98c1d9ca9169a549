import { createContext, use, useEffect } from "react";

/** Tells that something is awaited. Returns a function that tells that it no longer is. */
export type Await = () => () => void;

export const WaitingContext = createContext<Await>(() => () => {});

/** Tells, while the component is there, that what it stands for is awaited. */
export function useWaiting(): void {
  const begin = use(WaitingContext);
  useEffect(() => begin(), [begin]);
}
