import { call, spawn } from "typed-redux-saga";
import { accountDraftSaga } from "./accountDraft/saga";
import { analyticsSaga } from "./analytics";
import { accountsSaga } from "./auth/accounts";
import { authSaga } from "./auth/saga";
import { basketSaga } from "./basket/saga";
import { type BasketWork } from "./basket/work";
import { greetingsSaga } from "./greetings/saga";
import { exportsSaga } from "./exports/saga";
import { intlSaga } from "./intl/saga";
import { listingSaga } from "./listing/saga";
import { manySaga } from "./many/saga";
import { noticesSaga } from "./notices/saga";
import { ordersSaga } from "./orders/saga";
import { paymentSaga } from "./payment/saga";
import { type Services } from "./services";
import { createTurns } from "./turns";
import { vouchersSaga } from "./vouchers/saga";

/** All sagas. They stand beside each other: one that falls leaves the others standing. */
export function* rootSaga(services: Services) {
  const work: BasketWork = {
    services,
    inTurn: createTurns(),
    sequence: 0,
    undo: null,
    codes: new Map(),
    past: [],
    before: [],
    doubt: null,
    isBehind: false,
  };
  yield* spawn(standing, services, () => noticesSaga(services));
  yield* spawn(standing, services, () => analyticsSaga(services));
  yield* spawn(standing, services, () => intlSaga(services));
  yield* spawn(standing, services, () => listingSaga(services));
  yield* spawn(standing, services, () => basketSaga(services, work));
  yield* spawn(standing, services, () => vouchersSaga(services, work));
  yield* spawn(standing, services, () => manySaga(services, work));
  yield* spawn(standing, services, () => paymentSaga(services, work));
  yield* spawn(standing, services, () => ordersSaga(services, work));
  yield* spawn(standing, services, () => exportsSaga(services));
  yield* spawn(standing, services, () => accountsSaga(services, work));
  yield* spawn(standing, services, () => accountDraftSaga(services));
  yield* spawn(standing, services, () => authSaga(services));
  yield* spawn(standing, services, () => greetingsSaga(services));
}

/** A saga that falls is started again; one that falls at every start is given up. */
const MOST_STARTS = 5;

function* standing(services: Services, saga: () => Generator) {
  for (let starts = 0; starts < MOST_STARTS; starts += 1) {
    try {
      yield* call(saga);
      return;
    } catch (error) {
      services.report(error);
    }
  }
}
