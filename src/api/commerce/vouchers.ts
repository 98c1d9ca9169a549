import { ApiFailure } from "../apiFailure";
import { ask, type AskOptions, askData } from "../ask";
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

/** An exported voucher as its owner receives it (spec §3), or the state of an export that is not finished. */
export type ExportedVoucher = ExportVoucherMutation["orders"]["exportVoucher"];
/** The files of a bundle that belong to one product. */
export type PdfGroup = ListBundledPdfsQuery["orders"]["listBundledPdfs"]["pdfsGroupedByProductId"][number];
export type ExportInput = ExportVoucherMutationVariables["input"];

/** How the person must prove that a voucher is theirs. Has no side effects. Throws ApiFailure, as all of these do. */
export async function fetchScheme({ id, exportType }: Pick<ExportInput, "id" | "exportType">, options?: AskOptions) {
  return (await askData(getAuthorizationScheme, { input: { id, exportType } }, options)).orders.getAuthorizationScheme;
}

/** Starts the export of a voucher, which also activates a delayed one. Must not be called just because a page opens. */
export async function startExport(input: ExportInput): Promise<ExportedVoucher> {
  return (await askData(exportVoucher, { input })).orders.exportVoucher;
}

/** The short form of an export: only the file of one voucher of a bundle. */
export async function fetchVoucherFile(input: ExportInput) {
  return (await askData(exportVoucherFile, { input })).orders.exportVoucher;
}

/** The bytes of a file at an address of one of the shop's services. */
export function fetchFileAt(address: string): Promise<Uint8Array<ArrayBuffer>> {
  return withTimeLimit(FILE_MS, undefined, async (signal) => {
    const response = await fetch(address, { credentials: credentialsFor(address), signal });
    const retryAfter = response.headers.get("retry-after");
    const failure = failureOfAnswer({ status: response.status, retryAfter, body: undefined });
    if (failure) throw new ApiFailure(failure);
    return new Uint8Array(await response.arrayBuffer());
  });
}

/** The state of an export, and the voucher once it is done. */
export async function fetchExport(input: ExportInput, options?: AskOptions): Promise<ExportedVoucher> {
  return (await askData(exportActivatedVoucher, { input }, options)).orders.exportActivatedVoucher;
}

/** The same for all vouchers of a bundle, and whether some could not be read. */
export async function fetchBundle(input: ExportInput, options?: AskOptions) {
  const { data, incomplete } = await ask(listActivatedBundle, { input }, options);
  return { ...data.orders.listActivatedBundle, incomplete };
}

/** The files of a bundle, by product, and whether some could not be read. */
export async function fetchBundleFiles(
  input: ExportInput,
  options?: AskOptions,
): Promise<{ groups: PdfGroup[]; incomplete: boolean }> {
  const { data, incomplete } = await ask(listBundledPdfs, { input }, options);
  return { groups: data.orders.listBundledPdfs.pdfsGroupedByProductId, incomplete };
}
