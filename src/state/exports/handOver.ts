import { call, put, takeEvery, takeLeading, type SagaGenerator } from "typed-redux-saga";
import { pathOf, restOf } from "~/domain/paths";
import { isGiftCardRoute, SIGNED_IN_PATH } from "~/domain/routes";
import { SESSION, writeJson } from "~/domain/storage";
import { lookupToStore } from "~/domain/voucherLookup";
import { guarded } from "../attempt";
import { login, register } from "../auth/slice";
import { channelOf } from "../channelOf";
import { type Services } from "../services";
import { type ExportSession } from "./exportSession";
import { signInForVoucher } from "./slice";

/**
 * Signing in leaves the page, so the voucher on screen is handed over to the page that comes back. The proof is not; it
 * is given again.
 */
function* handOver(services: Services, { held }: ExportSession): SagaGenerator<void> {
  const { session, clock, currentPath, isOnline } = services;
  // Without a connection the page stays, and nobody would take what was handed over.
  if (!held || !isOnline() || !isGiftCardRoute(restOf(currentPath()))) return;
  const { token, exportType, pin } = held;
  writeJson(session, SESSION.voucherLookup, lookupToStore({ token, exportType, pin }, clock.now()));
}

/** Whether this page may be the way back from the sign-in, where the voucher is still needed. */
function isAwaited({ currentPath }: Services): boolean {
  const path = currentPath();
  return pathOf(path) === SIGNED_IN_PATH || isGiftCardRoute(restOf(path));
}

/**
 * Carries a voucher to the sign-in and back. If signing in is given up, the stored token and PIN are removed; a page
 * that is restored still has its voucher.
 */
export function* watchHandOver(services: Services, held: ExportSession): SagaGenerator<void> {
  const { session } = services;
  if (!isAwaited(services)) session.remove(SESSION.voucherLookup);
  yield* takeEvery([login, register], guarded(handOver), services, held);
  yield* takeLeading(signInForVoucher, () => put(login({})));
  const returns = yield* call(() => channelOf(services.onPageReturn));
  yield* takeEvery(returns, (how) => {
    if (how === "restored") session.remove(SESSION.voucherLookup);
  });
}
