// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type ExportVoucherFileMutation, type ExportVoucherFileMutationVariables } from "./answers";

export const exportVoucherFile: Operation<ExportVoucherFileMutation, ExportVoucherFileMutationVariables> = {
  name: "exportVoucherFile",
  service: "commerce",
  kind: "mutation",
  text: "mutation exportVoucherFile($input:ExportVoucherInput!){orders{exportVoucher(input:$input){exportBase64 fileDownloadUrl}}}",
  shape: {"orders":["!",{"exportVoucher":["!",{"exportBase64":"s","fileDownloadUrl":"s"}]}]},
};
