import { createContext } from "react";

/** Whether all texts of the language are drawn with, not only those of the first pictures. */
export const HasAllTextsContext = createContext(true);
