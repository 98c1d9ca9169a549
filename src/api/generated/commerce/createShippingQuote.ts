// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type CreateShippingQuoteMutation, type CreateShippingQuoteMutationVariables } from "./answers";

export const createShippingQuote: Operation<CreateShippingQuoteMutation, CreateShippingQuoteMutationVariables> = {
  name: "createShippingQuote",
  service: "commerce",
  kind: "mutation",
  text: "mutation createShippingQuote($input:CreateShippingQuoteInput!){createShippingQuote(input:$input){deliveryId quotes{...QuoteParts}}}fragment QuoteParts on ShippingQuote{id shippingProvider currency displayText priceNoTax possibleDeliveryDaysMin possibleDeliveryDaysMax parcelShop{id name address{...AddressParts}}}fragment AddressParts on Address{line1 line2 attention postCode city countryCode}",
  shape: {"createShippingQuote":["!",{"deliveryId":"s!","quotes":["!*!",{"id":"s!","shippingProvider":"s!","currency":"s!","displayText":"s!","priceNoTax":"n!","possibleDeliveryDaysMin":"n","possibleDeliveryDaysMax":"n","parcelShop":{"id":"s!","name":"s!","address":["!",{"line1":"s","line2":"s","attention":"s","postCode":"s","city":"s","countryCode":"s"}]}}]}]},
};
