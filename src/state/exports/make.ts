import { call, put, type SagaGenerator } from "typed-redux-saga";
import { type ExportedVoucher, type PdfGroup } from "~/api/commerce/vouchers";
import { progressOf, screenOf } from "~/domain/exports";
import { failureOf, failureOfCode, sameCode } from "~/domain/failure";
import { isEndUnknown, MALFORMED_ANSWER } from "~/domain/failureCode";
import { exportFailure, isRefusal, NO_PDFS } from "~/domain/owner";
import { fileOf } from "~/domain/voucherFile";
import { abortable } from "../abortable";
import { type Services } from "../services";
import { type ExportSession, fileAddress, type HeldVoucher, inputOf } from "./exportSession";
import { type ShownGroup, type ShownVoucher } from "./exportsState";
import { pollUntilDone } from "./poll";
import { exportFailed, exportLate, exportReceived, exportStarted } from "./slice";

/**
 * Has the voucher made, and waits for it. `look`: first looks whether it is made already, or being made, and then
 * starts nothing. Throws if the server refuses, and if nothing was started.
 */
export function* makeVoucher(
  session: ExportSession,
  held: HeldVoucher,
  { look }: { look: boolean },
): SagaGenerator<void> {
  const { services } = session;
  if (look) yield* put(exportStarted());
  if (screenOf(held.exportType) === "bundle") {
    if (!look || !(yield* isBundleBegun(services, held))) yield* begin(services, held, isBundleBegun);
    yield* tellStarted(session, held);
    yield* receiveBundle(services, held);
    return;
  }
  const begun = (look && (yield* begunVoucher(services, held))) || (yield* begin(services, held, begunVoucher));
  yield* tellStarted(session, held);
  yield* receiveVoucher(services, held, begun);
}

/** Starts the export. If the answer is lost, looks whether it has begun nevertheless; if not, throws that failure. */
function* begin<Begun>(
  services: Services,
  held: HeldVoucher,
  look: (services: Services, held: HeldVoucher) => SagaGenerator<Begun>,
): SagaGenerator<ExportedVoucher | NonNullable<Begun>> {
  try {
    return yield* call(services.commerce.startExport, inputOf(held));
  } catch (error) {
    const failure = failureOf(error);
    // A failure without a code is a refusal here (spec §8), not a lost answer.
    if (isRefusal(failure) || !isEndUnknown(failure)) throw error;
    const begun = yield* look(services, held);
    if (!begun) throw error;
    return begun;
  }
}

/** Tells that the export is being made. The server has answered: the proof was right, and the misses are forgotten. */
function* tellStarted(session: ExportSession, { token }: HeldVoucher): SagaGenerator<void> {
  session.misses.delete(token);
  yield* put(exportStarted());
}

/** The voucher as far as it is made; null if nobody has asked for it yet. */
function* begunVoucher({ commerce }: Services, held: HeldVoucher): SagaGenerator<ExportedVoucher | null> {
  const voucher = yield* abortable((signal) => commerce.fetchExport(inputOf(held), { signal }));
  return progressOf(voucher) === "idle" ? null : voucher;
}

/** Whether a bundle was asked for before. A large one never lists its codes: only its files show that it is made. */
function* isBundleBegun({ commerce }: Services, held: HeldVoucher): SagaGenerator<boolean> {
  const input = inputOf(held);
  const bundle = yield* abortable((signal) => commerce.fetchBundle(input, { signal }));
  if (bundle.isProcessing || bundle.incomplete || bundle.exports.length > 0) return true;
  try {
    const files = yield* abortable((signal) => commerce.fetchBundleFiles(input, { signal }));
    return files.incomplete || files.groups.length > 0;
  } catch (error) {
    if (isRefusal(failureOf(error))) throw error;
    return false;
  }
}

function* receiveVoucher(services: Services, held: HeldVoucher, first: ExportedVoucher): SagaGenerator<void> {
  const ask = (signal: AbortSignal) => services.commerce.fetchExport(inputOf(held), { signal, retries: 0 });
  const isMade = (voucher: ExportedVoucher) => progressOf(voucher) !== "making";
  const made = isMade(first) ? first : yield* pollUntilDone(services, ask, isMade);
  if (!made) yield* put(exportLate());
  else if (progressOf(made) !== "ready") yield* put(exportFailed(failureOfCode("EmptyExport")));
  else yield* put(exportReceived({ vouchers: [shownVoucher(services, made)], groups: null, incomplete: false }));
}

function* receiveBundle(services: Services, held: HeldVoucher): SagaGenerator<void> {
  const ask = (signal: AbortSignal) => services.commerce.fetchBundle(inputOf(held), { signal, retries: 0 });
  const isMade = ({ isProcessing }: { isProcessing: boolean | null }) => !isProcessing;
  const made = yield* pollUntilDone(services, ask, isMade, { atOnce: true });
  if (!made) {
    yield* put(exportLate());
    return;
  }
  const files = yield* filesOf(services, held);
  const incomplete = made.incomplete || files.incomplete;
  const vouchers = made.exports.map((voucher) => shownVoucher(services, voucher));
  if (vouchers.length === 0 && files.groups.every(({ pdfTokens }) => pdfTokens.length === 0)) {
    const none = failureOfCode(NO_PDFS, "No pdfs in bundle");
    yield* put(exportFailed(incomplete ? failureOfCode(MALFORMED_ANSWER) : none));
    return;
  }
  const groups = files.groups.map((group) => shownGroup(services, group));
  yield* put(exportReceived({ vouchers, groups, incomplete }));
}

/** The files of a bundle. A server may refuse to list none; there may be cards with nothing but a code all the same. */
function* filesOf(services: Services, held: HeldVoucher): SagaGenerator<{ groups: PdfGroup[]; incomplete: boolean }> {
  try {
    return yield* abortable((signal) => services.commerce.fetchBundleFiles(inputOf(held), { signal }));
  } catch (error) {
    if (!sameCode(exportFailure(failureOf(error)).code, NO_PDFS)) throw error;
    return { groups: [], incomplete: false };
  }
}

function shownVoucher(services: Services, made: ExportedVoucher): ShownVoucher {
  const { voucher: code, pin, productId, value, currencyCode: currency, expiresAt, presentations } = made;
  for (const secret of [code, pin]) if (secret) services.registerSecret(secret);
  const file = fileOf(made, (raw) => fileAddress(services, raw));
  return { code, pin, productId, value, currency, expiresAt, presentations, file };
}

function shownGroup(services: Services, { bundleDownloadUrl, ...group }: PdfGroup): ShownGroup {
  return { ...group, href: bundleDownloadUrl ? fileAddress(services, bundleDownloadUrl) : null };
}
