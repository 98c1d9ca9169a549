// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type ExportActivatedVoucherQuery, type ExportActivatedVoucherQueryVariables } from "./answers";

export const exportActivatedVoucher: Operation<ExportActivatedVoucherQuery, ExportActivatedVoucherQueryVariables> = {
  name: "exportActivatedVoucher",
  service: "commerce",
  kind: "query",
  text: "query exportActivatedVoucher($input:ExportVoucherInput!){orders{exportActivatedVoucher(input:$input){...ExportParts}}}fragment ExportParts on ExportedVoucher{id exportBase64 voucher pin productId value currencyCode expiresAt fileDownloadUrl isProcessing successfullyTriggered presentations{presentationKey languageCode textContent images{source thumbnail}}}",
  shape: {"orders":["!",{"exportActivatedVoucher":["!",{"id":"s!","exportBase64":"s","voucher":"s","pin":"s","productId":"s","value":"n","currencyCode":"s","expiresAt":"s","fileDownloadUrl":"s","isProcessing":"b","successfullyTriggered":"b","presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}]}]}]},
};
