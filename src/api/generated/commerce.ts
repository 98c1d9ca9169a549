// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

export type * from "./commerce/answers";
export { createBasket } from "./commerce/createBasket";
export { createShippingQuote } from "./commerce/createShippingQuote";
export { finalizeBasket } from "./commerce/finalizeBasket";
export { getBasketById } from "./commerce/getBasketById";
export { getGlobalizationConfig } from "./commerce/getGlobalizationConfig";
export { getLoggedInUser } from "./commerce/getLoggedInUser";
export { getOrderById } from "./commerce/getOrderById";
export { getOrderPaymentInfoById } from "./commerce/getOrderPaymentInfoById";
export { getProductStockInfo } from "./commerce/getProductStockInfo";
export { updateBasket } from "./commerce/updateBasket";
