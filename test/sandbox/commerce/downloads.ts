import { isOwnCard } from "../data/ownCards";
import type { Asker } from "../identity/session";
import { type DownloadRecord, plainProof } from "./downloadTable";
import { refusal } from "./refusals";
import type { CommerceState } from "./state";
import { website, type VoucherRecord } from "./voucherTable";

export interface Verification {
  email?: string | null;
  phone?: string | null;
  pin?: string | null;
  accountId?: string | null;
}

/** What the shop sends to see a gift: its id, of which kind the address says it is, and what the person answered. */
export interface DownloadAsked {
  id: string;
  exportType: string;
  /** Which product it is, where the shop knows. */
  productId?: string | null;
  verification?: Verification | null;
}

/** Larger bundles are for a whole staff: their codes are only in the files. */
const MOST_SHOWN = 10;

/** One text for a wrong token and for a wrong answer: neither tells whether the other was right. */
const unauthorized = () =>
  refusal("UNAUTHORIZED_ACCESS", "The gift card cannot be shown with what you entered. Check it, or contact support.");

/** The received gift behind a token, of any kind the address may name; a gift of a bundle behind its file's id. */
export function downloadFor(
  state: CommerceState,
  { id, exportType, productId }: DownloadAsked,
  { client }: Asker,
): DownloadRecord {
  state.tokenMisses.refuseWhenGuessing(client);
  const bundle = [...state.downloads.values()].find(({ members }) => members?.some(({ token }) => token === id));
  const download = state.downloads.get(id) ?? bundle?.members?.find(({ token }) => token === id);
  const isBundle = exportType === "bundle";
  const isOther = Boolean(productId) && productId !== download?.productId;
  if (!download || isOther || isBundle !== (download.exportType === "bundle" || download.bundle !== null)) {
    state.tokenMisses.count(client);
    throw unauthorized();
  }
  return download;
}

/** What opens, activates and makes a gift: the bundle that it is in, else itself. */
export const wholeOf = (state: CommerceState, download: DownloadRecord): DownloadRecord =>
  state.downloads.get(download.bundle ?? download.token) ?? download;

/** Whether it still has to be activated. */
export const waitsForActivation = ({ isDelayedActivation, readyAt }: DownloadRecord): boolean =>
  isDelayedActivation && readyAt === null;

function isProven({ scheme, proof }: DownloadRecord, said: Verification, userId: string | null): boolean {
  if (scheme === "NoAuthRequired") return true;
  // one without a proof opens for nobody
  if (scheme === "ByAccountId") return userId !== null && userId === proof;
  const written = { ByPin: said.pin, ByEmail: said.email, BySms: said.phone }[scheme];
  return typeof written === "string" && plainProof(scheme, written) === proof;
}

/**
 * The gift, if the person has proved that it is theirs. After too many wrong answers the next has to wait: about one
 * gift, and of one client, who may try the same PIN on many gifts.
 */
export function verifiedDownload(state: CommerceState, input: DownloadAsked, asker: Asker): DownloadRecord {
  const asked = downloadFor(state, input, asker);
  // a gift of a bundle is shown to whoever may see the bundle
  const download = wholeOf(state, asked);
  state.proofMisses.refuseWhenGuessing(download.token);
  if (!isProven(download, input.verification ?? {}, asker.userId)) {
    state.proofMisses.count(download.token);
    // a client that only opens the gift of an account without being signed in guesses nothing
    if (input.verification) state.tokenMisses.count(asker.client);
    throw unauthorized();
  }
  state.proofMisses.forget(download.token);
  return asked;
}

/**
 * The vouchers of gifts that are redeemed here. What has to be activated is not good before. Their ids stand in baskets
 * and payments for others to read: they do not tell the token, which opens the gift.
 */
export function vouchersOf({ ids }: CommerceState, download: DownloadRecord): VoucherRecord[] {
  return (download.members ?? [download])
    .filter(({ productId }) => isOwnCard(productId))
    .map(({ token, code, codePin, value, currency, expiresAt }) => ({
      id: ids.of(`voucher of ${token}`),
      code,
      pin: codePin,
      type: "SGK",
      currency,
      balance: value,
      state: waitsForActivation(download) ? "Inactive" : "Active",
      expiresAt,
      salesChannelIds: [...website],
      departmentId: null,
    }));
}

/** Makes the vouchers of a gift, to be redeemed by whoever holds their codes. */
export function makeVouchers(state: CommerceState, download: DownloadRecord): void {
  for (const voucher of vouchersOf(state, download)) state.vouchers.set(voucher.code, voucher);
}

/** Makes a gift available to its owner, and its vouchers redeemable. */
export function layReady(state: CommerceState, download: DownloadRecord): void {
  state.downloads.set(download.token, download);
  makeVouchers(state, download);
}

/**
 * Starts the making of the code. Asking again does not start it anew, and asking for one gift of a bundle starts
 * nothing: it is there once its bundle is.
 */
export function startExport(state: CommerceState, download: DownloadRecord): void {
  if (download.bundle !== null) return;
  if (waitsForActivation(download)) {
    for (const { code } of vouchersOf(state, download)) state.vouchers.get(code)!.state = "Active";
  }
  download.readyAt ??= state.clock.now() + download.takes;
}

/** Whether its code and file are ready; those of a bundle are all ready at once. */
export function isReady(state: CommerceState, download: DownloadRecord): boolean {
  const { readyAt } = wholeOf(state, download);
  return readyAt !== null && readyAt <= state.clock.now();
}

/** The bundle behind a token. */
export function bundleOf(download: DownloadRecord): DownloadRecord[] {
  if (!download.members) throw unauthorized();
  return download.members;
}

/** The vouchers of a bundle that are shown with their codes; none of a large one. */
export const shownMembers = (download: DownloadRecord): DownloadRecord[] => {
  const members = bundleOf(download);
  return members.length <= MOST_SHOWN ? members : [];
};
