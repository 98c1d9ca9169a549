import { createContext } from "react";

/** Whether all texts of the language are loaded, not only the first texts. */
export const HasAllTextsContext = createContext(true);
