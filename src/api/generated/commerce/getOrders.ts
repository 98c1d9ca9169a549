// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type GetOrdersQuery, type GetOrdersQueryVariables } from "./answers";

export const getOrders: Operation<GetOrdersQuery, GetOrdersQueryVariables> = {
  name: "getOrders",
  service: "commerce",
  kind: "query",
  text: "query getOrders($pagination:PaginationInput!){getOrders(pagination:$pagination){items{publicId createdAt reference deliveries{id deliveryMethod recipientName hasBeenShipped productLines{lineId productId giftcardValue valueCurrency quantity}}presentations{...PresentationParts}orderPaymentInfo{payments{paymentId actualPaymentMethodUsed maskedVoucher}currency amountTotal totalDiscount}}pagingInfo{page totalPages totalItems}}}fragment PresentationParts on ProductPresentations{productId presentations{presentationKey languageCode textContent images{source thumbnail}}}",
  shape: {"getOrders":["!",{"items":["!*!",{"publicId":"s!","createdAt":"s!","reference":"s","deliveries":["!*!",{"id":"s!","deliveryMethod":"s!","recipientName":"s","hasBeenShipped":"b!","productLines":["!*!",{"lineId":"s!","productId":"s!","giftcardValue":"n","valueCurrency":"s","quantity":"n!"}]}],"presentations":["!*!",{"productId":"s!","presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}]}],"orderPaymentInfo":{"payments":["!*!",{"paymentId":"s!","actualPaymentMethodUsed":"s","maskedVoucher":"s"}],"currency":"s!","amountTotal":"n!","totalDiscount":"n!"}}],"pagingInfo":["!",{"page":"n!","totalPages":"n!","totalItems":"n!"}]}]},
};
