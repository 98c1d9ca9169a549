// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

export type * from "./commerce/answers";
export { createBasket } from "./commerce/createBasket";
export { createGreeting } from "./commerce/createGreeting";
export { createShippingQuote } from "./commerce/createShippingQuote";
export { finalizeBasket } from "./commerce/finalizeBasket";
export { getBasketById } from "./commerce/getBasketById";
export { getGlobalizationConfig } from "./commerce/getGlobalizationConfig";
export { getGreeting } from "./commerce/getGreeting";
export { getGreetingTemplates } from "./commerce/getGreetingTemplates";
export { getLoggedInUser } from "./commerce/getLoggedInUser";
export { getOrderById } from "./commerce/getOrderById";
export { getOrderPaymentInfoById } from "./commerce/getOrderPaymentInfoById";
export { getProductStockInfo } from "./commerce/getProductStockInfo";
export { getWrappings } from "./commerce/getWrappings";
export { updateBasket } from "./commerce/updateBasket";
