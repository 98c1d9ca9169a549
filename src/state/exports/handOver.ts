import { call, put, takeEvery, type SagaGenerator } from "typed-redux-saga";
import { restOf } from "~/domain/paths";
import { isGiftCardRoute, SIGNED_IN_PATH } from "~/domain/routes";
import { SESSION } from "~/domain/storage";
import { writeLookup } from "~/domain/voucherLookup";
import { login } from "../auth/slice";
import { channelOf } from "../channelOf";
import { type Services } from "../services";
import { type ExportSession } from "./exportSession";

/** The sign-in leaves the page, so the voucher is handed over to the one that comes back. */
export function* leaveToSignIn({ session, clock }: Services, { held }: ExportSession): SagaGenerator<void> {
  if (held) session.write(SESSION.voucherLookup, writeLookup(held, clock.now()));
  yield* put(login({}));
}

/** Where the way back from the sign-in may lead, the voucher that was handed over to it is still awaited. */
function isAwaited({ currentPath }: Services): boolean {
  const path = currentPath();
  return path.split(/[?#]/)[0] === SIGNED_IN_PATH || isGiftCardRoute(restOf(path));
}

/** A sign-in that was given up leaves no token and no PIN behind; a page that is restored still holds its voucher. */
export function* forgetHandOver(services: Services): SagaGenerator<void> {
  const { session } = services;
  if (!isAwaited(services)) session.remove(SESSION.voucherLookup);
  const returns = yield* call(() => channelOf(services.onPageReturn));
  yield* takeEvery(returns, (how) => {
    if (how === "restored") session.remove(SESSION.voucherLookup);
  });
}
