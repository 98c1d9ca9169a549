// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type ListBundledPdfsQuery, type ListBundledPdfsQueryVariables } from "./answers";

export const listBundledPdfs: Operation<ListBundledPdfsQuery, ListBundledPdfsQueryVariables> = {
  name: "listBundledPdfs",
  service: "commerce",
  kind: "query",
  text: "query listBundledPdfs($input:ExportVoucherInput!){orders{listBundledPdfs(input:$input){pdfsGroupedByProductId{productId salesChannelId bundleDownloadUrl pdfTokens{pdfId currency valueInDecimal}}}}}",
  shape: {"orders":["!",{"listBundledPdfs":["!",{"pdfsGroupedByProductId":["!*!",{"productId":"s!","salesChannelId":"n!","bundleDownloadUrl":"s","pdfTokens":["!*!",{"pdfId":"s!","currency":"s!","valueInDecimal":"n!"}]}]}]}]},
};
