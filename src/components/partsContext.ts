import { createContext } from "react";

interface Parts {
  /** Grows when the connection is back: then parts that failed to load are requested again. */
  healed: number;
  reloadPage: () => void;
  isOnline: () => boolean;
}

/** Provided by the app, which watches the connection. */
export const PartsContext = createContext<Parts>({ healed: 0, reloadPage: () => undefined, isOnline: () => true });
