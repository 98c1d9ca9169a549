// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type GetOrderPaymentInfoByIdQuery, type GetOrderPaymentInfoByIdQueryVariables } from "./answers";

export const getOrderPaymentInfoById: Operation<GetOrderPaymentInfoByIdQuery, GetOrderPaymentInfoByIdQueryVariables> = {
  name: "getOrderPaymentInfoById",
  service: "commerce",
  kind: "query",
  text: "query getOrderPaymentInfoById($id:ID!){getOrderPaymentInfoById(id:$id){payments{paymentId actualPaymentMethodUsed maskedVoucher authorizedAmount}currency amountTotal totalDiscount amountPaid}}",
  shape: {"getOrderPaymentInfoById":{"payments":["!*!",{"paymentId":"s!","actualPaymentMethodUsed":"s","maskedVoucher":"s","authorizedAmount":"n!"}],"currency":"s!","amountTotal":"n!","totalDiscount":"n!","amountPaid":"n!"}},
};
