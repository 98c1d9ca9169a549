// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

export type * from "./commerce/answers";
export { createBasket } from "./commerce/createBasket";
export { createBusinessAccount } from "./commerce/createBusinessAccount";
export { createGreeting } from "./commerce/createGreeting";
export { createShippingQuote } from "./commerce/createShippingQuote";
export { exportActivatedVoucher } from "./commerce/exportActivatedVoucher";
export { exportVoucher } from "./commerce/exportVoucher";
export { exportVoucherFile } from "./commerce/exportVoucherFile";
export { finalizeBasket } from "./commerce/finalizeBasket";
export { getAuthorizationScheme } from "./commerce/getAuthorizationScheme";
export { getBasketById } from "./commerce/getBasketById";
export { getBusinessAccounts } from "./commerce/getBusinessAccounts";
export { getGlobalizationConfig } from "./commerce/getGlobalizationConfig";
export { getGreeting } from "./commerce/getGreeting";
export { getGreetingTemplates } from "./commerce/getGreetingTemplates";
export { getLoggedInUser } from "./commerce/getLoggedInUser";
export { getOrderById } from "./commerce/getOrderById";
export { getOrderPaymentInfoById } from "./commerce/getOrderPaymentInfoById";
export { getOrders } from "./commerce/getOrders";
export { getProductStockInfo } from "./commerce/getProductStockInfo";
export { getWrappings } from "./commerce/getWrappings";
export { listActivatedBundle } from "./commerce/listActivatedBundle";
export { listBundledPdfs } from "./commerce/listBundledPdfs";
export { resendOrderConfirmation } from "./commerce/resendOrderConfirmation";
export { updateBasket } from "./commerce/updateBasket";
export { updateBusinessAccount } from "./commerce/updateBusinessAccount";
