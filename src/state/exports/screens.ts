import { delay, put, type SagaGenerator } from "typed-redux-saga";
import { restOf } from "~/domain/paths";
import { isGiftCardRoute } from "~/domain/routes";
import { readJson, SESSION } from "~/domain/storage";
import { readLookup } from "~/domain/voucherLookup";
import { type Services } from "../services";
import { type ExportSession } from "./exportSession";
import { enterVoucher, findVoucher, forgetVoucher, type leaveVoucher } from "./slice";

export type ScreenAction = ReturnType<typeof enterVoucher> | ReturnType<typeof leaveVoucher>;

/**
 * When a gift card screen opens: finds the voucher of its link or of the hand-over, or keeps the current one. When it
 * closes: forgets the voucher, unless another such screen follows.
 */
export function* openOrClose(services: Services, session: ExportSession, action: ScreenAction): SagaGenerator<void> {
  if (!enterVoucher.match(action)) {
    const isElsewhere = () => !isGiftCardRoute(restOf(services.currentPath()));
    // Checked at once, as the person may come back in the next moment. If the path is still a gift card's, the new
    // screen may not have opened yet, so it is checked again.
    if (!isElsewhere()) yield* delay(0);
    if (isElsewhere()) yield* put(forgetVoucher());
    return;
  }
  const handed = takeHandOver(session);
  const { link } = action.payload;
  if (link) yield* put(findVoucher({ ...link, byHand: false }));
  else if (!session.held && handed) yield* put(findVoucher({ ...handed, byHand: true }));
}

/** Reads what another page handed over, and removes it, whatever it was. */
function takeHandOver({ services: { session, clock } }: ExportSession) {
  try {
    return readLookup(readJson(session, SESSION.voucherLookup), clock.now());
  } finally {
    session.remove(SESSION.voucherLookup);
  }
}
