import { createContext } from "react";

/**
 * Loads the code of the screen behind a path a moment before it is opened. The app, which knows the screens, hands it
 * in.
 */
export const PrefetchScreenContext = createContext<(path: string) => void>(() => undefined);
