import { createContext } from "react";

interface Parts {
  /** Grows when the connection is back: what did not come is asked for again. */
  healed: number;
  reloadPage: () => void;
}

/** Handed in by the app, which hears of the connection. */
export const PartsContext = createContext<Parts>({ healed: 0, reloadPage: () => undefined });
