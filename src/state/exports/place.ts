import { delay, put, type SagaGenerator } from "typed-redux-saga";
import { restOf } from "~/domain/paths";
import { isGiftCardRoute } from "~/domain/routes";
import { readJson, SESSION } from "~/domain/storage";
import { readLookup } from "~/domain/voucherLookup";
import { type Services } from "../services";
import { type ExportSession } from "./exportSession";
import { enterVoucher, findVoucher, forgetVoucher, type leaveVoucher } from "./slice";

export type PlaceAction = ReturnType<typeof enterVoucher> | ReturnType<typeof leaveVoucher>;

/**
 * A screen opens: with the voucher of its link, of the hand-over, or with the one that is held already. It closes: the
 * voucher is forgotten, unless the way leads to another such screen.
 */
export function* place(services: Services, session: ExportSession, action: PlaceAction): SagaGenerator<void> {
  if (!enterVoucher.match(action)) {
    const isElsewhere = () => !isGiftCardRoute(restOf(services.currentPath()));
    // Looked at in this moment: the way back may be taken in the next. Else another such screen is on its way, or
    // there.
    if (!isElsewhere()) yield* delay(0);
    if (isElsewhere()) yield* put(forgetVoucher());
    return;
  }
  const handed = takeHandOver(session);
  const { link } = action.payload;
  if (link) yield* put(findVoucher({ ...link, byHand: false }));
  else if (!session.held && handed) yield* put(findVoucher({ ...handed, byHand: true }));
}

/** What another page handed over is read once, and gone in the same moment, whatever it was. */
function takeHandOver({ services: { session, clock } }: ExportSession) {
  try {
    return readLookup(readJson(session, SESSION.voucherLookup), clock.now());
  } finally {
    session.remove(SESSION.voucherLookup);
  }
}
