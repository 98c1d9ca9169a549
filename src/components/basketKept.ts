import { createContext, use } from "react";

/** Whether the basket outlasts this page: not in a browser that refuses storage. Provided by the app. */
export const BasketKeptContext = createContext(true);

/** What texts take that lead to another page: they only say that the basket is kept where it is. */
export const useBasketKept = () => ({ isKept: String(use(BasketKeptContext)) });
