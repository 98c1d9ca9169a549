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
import { createQueue } from "./queue";
import { vouchersSaga } from "./vouchers/saga";

/** All sagas, each on its own: if one crashes, the others go on. */
export function* rootSaga(services: Services) {
  const work: BasketWork = {
    services,
    enqueue: createQueue(),
    sequence: 0,
    undo: null,
    codes: new Map(),
    previousAnswers: [],
    previousDeliveries: [],
    uncertain: null,
    isStale: false,
    isAlone: false,
    broughtAt: -Infinity,
    heardAt: -Infinity,
  };
  yield* spawn(supervised, services, () => noticesSaga(services));
  yield* spawn(supervised, services, () => analyticsSaga(services));
  yield* spawn(supervised, services, () => intlSaga(services));
  yield* spawn(supervised, services, () => listingSaga(services));
  yield* spawn(supervised, services, () => basketSaga(services, work));
  yield* spawn(supervised, services, () => vouchersSaga(services, work));
  yield* spawn(supervised, services, () => manySaga(services, work));
  yield* spawn(supervised, services, () => paymentSaga(services, work));
  yield* spawn(supervised, services, () => ordersSaga(services, work));
  yield* spawn(supervised, services, () => exportsSaga(services));
  yield* spawn(supervised, services, () => accountsSaga(services, work));
  yield* spawn(supervised, services, () => accountDraftSaga(services));
  yield* spawn(supervised, services, () => authSaga(services));
  yield* spawn(supervised, services, () => greetingsSaga(services));
}

/** A saga that crashes is restarted, this many times in all. */
const MOST_STARTS = 5;

function* supervised(services: Services, saga: () => Generator) {
  for (let starts = 0; starts < MOST_STARTS; starts += 1) {
    try {
      yield* call(saga);
      return;
    } catch (error) {
      services.report(error);
    }
  }
}
