import { createContext } from "react";

/**
 * Loads the code of the screen at a path that will probably be opened. Provided by the app, which knows the screens.
 */
export const PrefetchScreenContext = createContext<(path: string) => void>(() => undefined);
