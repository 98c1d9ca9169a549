// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type UpdateBusinessAccountMutation, type UpdateBusinessAccountMutationVariables } from "./answers";

export const updateBusinessAccount: Operation<UpdateBusinessAccountMutation, UpdateBusinessAccountMutationVariables> = {
  name: "updateBusinessAccount",
  service: "commerce",
  kind: "mutation",
  text: "mutation updateBusinessAccount($id:ID!$input:BusinessAccountInput!){updateBusinessAccount(id:$id input:$input){...WholeBusinessAccount}}fragment WholeBusinessAccount on BusinessAccount{id departmentId contactPersonName nameOverride emailOverride phoneNumberOverride deliveryAddressOverride{line1 line2 attention postCode city countryCode}status department{id name companyRegistrationId vatCountry deliveryAddress{line1 line2 attention postCode city countryCode}approvedForInvoice email invoiceRecipients phoneNumber eanNumber preferredCurrency status}}",
  shape: {"updateBusinessAccount":["!",{"id":"s!","departmentId":"s!","contactPersonName":"s","nameOverride":"s","emailOverride":"s","phoneNumberOverride":"s","deliveryAddressOverride":{"line1":"s","line2":"s","attention":"s","postCode":"s","city":"s","countryCode":"s"},"status":"s!","department":["!",{"id":"s!","name":"s!","companyRegistrationId":"s!","vatCountry":"s","deliveryAddress":{"line1":"s","line2":"s","attention":"s","postCode":"s","city":"s","countryCode":"s"},"approvedForInvoice":"b!","email":"s","invoiceRecipients":"s!*","phoneNumber":"s","eanNumber":"s","preferredCurrency":"s","status":"s!"}]}]},
};
