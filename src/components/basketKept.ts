import { createContext, use } from "react";

/** Tells whether the basket outlasts this page: not in a browser whose storage takes no more. Provided by the app. */
export const BasketKeptContext = createContext((): boolean => true);

/** What texts take that lead to another page: they only say that the basket is kept where it is. */
export const useBasketKept = () => ({ isKept: String(use(BasketKeptContext)()) });
