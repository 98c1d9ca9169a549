import { call, put, type SagaGenerator } from "typed-redux-saga";
import { type ExportedVoucher, type PdfGroup } from "~/api/commerce/vouchers";
import { progressOf, screenOf } from "~/domain/exports";
import { failureOf, failureOfCode } from "~/domain/failure";
import { isEndUnknown } from "~/domain/failureCode";
import { fileOf } from "~/domain/voucherFile";
import { abortable } from "../abortable";
import { type Services } from "../services";
import { type Desk, fileAddress, type HeldVoucher, inputOf } from "./desk";
import { pollUntilDone } from "./poll";
import { exportFailed, exportLate, exportReceived, exportStarted, type ShownGroup, type ShownVoucher } from "./slice";

/**
 * Has the voucher made, and waits for it. `look`: somebody may have asked for it before, so it is looked for first and
 * nothing is set going when it is there. Throws what the server refuses.
 */
export function* makeVoucher(desk: Desk, held: HeldVoucher, { look }: { look: boolean }): SagaGenerator<void> {
  const { commerce } = desk.services;
  const input = inputOf(held);
  if (look) yield* put(exportStarted());
  let first = look ? yield* call(() => abortable((signal) => commerce.fetchExport(input, { signal }))) : null;
  if (!first || progressOf(first) === "idle") {
    try {
      first = yield* call(commerce.startExport, input);
    } catch (error) {
      // Nobody knows whether it was begun: asking how far it is tells.
      if (!isEndUnknown(failureOf(error))) throw error;
      first = null;
    }
  }
  desk.misses.delete(held.token);
  yield* put(exportStarted());
  if (screenOf(held.exportType) === "bundle") yield* receiveBundle(desk.services, held);
  else yield* receiveVoucher(desk.services, held, first);
}

function* receiveVoucher(services: Services, held: HeldVoucher, first: ExportedVoucher | null): SagaGenerator<void> {
  const ask = (signal: AbortSignal) => services.commerce.fetchExport(inputOf(held), { signal });
  const isMade = (voucher: ExportedVoucher) => progressOf(voucher) !== "making";
  const made = first && isMade(first) ? first : yield* pollUntilDone(services, ask, isMade);
  if (!made) yield* put(exportLate());
  else if (progressOf(made) !== "ready") yield* put(exportFailed(failureOfCode("EmptyExport")));
  else yield* put(exportReceived({ vouchers: [shownVoucher(services, made)], groups: null }));
}

function* receiveBundle(services: Services, held: HeldVoucher): SagaGenerator<void> {
  const ask = (signal: AbortSignal) => services.commerce.fetchBundle(inputOf(held), { signal });
  const isMade = ({ isProcessing }: { isProcessing: boolean | null }) => !isProcessing;
  const first = yield* call(() => abortable(ask));
  const made = isMade(first) ? first : yield* pollUntilDone(services, ask, isMade);
  if (!made) {
    yield* put(exportLate());
    return;
  }
  const groups = yield* call(() =>
    abortable((signal) => services.commerce.fetchBundleFiles(inputOf(held), { signal })),
  );
  const vouchers = made.exports.map((voucher) => shownVoucher(services, voucher));
  if (vouchers.length === 0 && groups.every(({ pdfTokens }) => pdfTokens.length === 0)) {
    yield* put(exportFailed(failureOfCode("NoPdfsInBundle", "No pdfs in bundle")));
    return;
  }
  yield* put(exportReceived({ vouchers, groups: groups.map((group) => shownGroup(services, group)) }));
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
