import { ApiFailure } from "../apiFailure";
import { type AskOptions, askData } from "../ask";
import { credentialsFor } from "../endpoints";
import { failureOfAnswer } from "../failureOf";
import {
  type ExportVoucherMutation,
  type ExportVoucherMutationVariables,
  type ListBundledPdfsQuery,
} from "../generated/commerce/answers";
import { exportActivatedVoucher } from "../generated/commerce/exportActivatedVoucher";
import { exportVoucher } from "../generated/commerce/exportVoucher";
import { exportVoucherFile } from "../generated/commerce/exportVoucherFile";
import { getAuthorizationScheme } from "../generated/commerce/getAuthorizationScheme";
import { listActivatedBundle } from "../generated/commerce/listActivatedBundle";
import { listBundledPdfs } from "../generated/commerce/listBundledPdfs";
import { FILE_MS } from "../pace";
import { withTimeLimit } from "../timeLimit";

/** A voucher as its owner receives it (spec §3), or as far as it has come. */
export type ExportedVoucher = ExportVoucherMutation["orders"]["exportVoucher"];
/** The files of a bundle that belong to one product. */
export type PdfGroup = ListBundledPdfsQuery["orders"]["listBundledPdfs"]["pdfsGroupedByProductId"][number];
export type ExportInput = ExportVoucherMutationVariables["input"];

/** How the person must prove that the voucher is theirs. Uses nothing up. Throws ApiFailure, as all of these do. */
export async function fetchScheme({ id, exportType }: Pick<ExportInput, "id" | "exportType">, options?: AskOptions) {
  return (await askData(getAuthorizationScheme, { input: { id, exportType } }, options)).orders.getAuthorizationScheme;
}

/** Has a voucher made, and activates it when that was delayed. Never on the opening of a page alone. */
export async function startExport(input: ExportInput, options?: AskOptions): Promise<ExportedVoucher> {
  return (await askData(exportVoucher, { input }, options)).orders.exportVoucher;
}

/** The short form: only the file of one voucher of a bundle. */
export async function fetchVoucherFile(input: ExportInput, options?: AskOptions) {
  return (await askData(exportVoucherFile, { input }, options)).orders.exportVoucher;
}

/** A file that one of the shop's services hands out at an address. */
export function fetchFileAt(address: string): Promise<Uint8Array<ArrayBuffer>> {
  return withTimeLimit(FILE_MS, undefined, async (signal) => {
    const response = await fetch(address, { credentials: credentialsFor(address), signal });
    const failure = failureOfAnswer({ status: response.status, retryAfter: null, body: undefined });
    if (failure) throw new ApiFailure(failure);
    return new Uint8Array(await response.arrayBuffer());
  });
}

/** How far the making of a voucher is, and the voucher when it is done. */
export async function fetchExport(input: ExportInput, options?: AskOptions): Promise<ExportedVoucher> {
  return (await askData(exportActivatedVoucher, { input }, options)).orders.exportActivatedVoucher;
}

/** The same for all vouchers of a bundle. */
export async function fetchBundle(input: ExportInput, options?: AskOptions) {
  return (await askData(listActivatedBundle, { input }, options)).orders.listActivatedBundle;
}

/** The files of a bundle, by product. */
export async function fetchBundleFiles(input: ExportInput, options?: AskOptions): Promise<PdfGroup[]> {
  return (await askData(listBundledPdfs, { input }, options)).orders.listBundledPdfs.pdfsGroupedByProductId;
}
