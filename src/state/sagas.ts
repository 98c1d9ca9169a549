import { call } from "typed-redux-saga";
import { accountDraftSaga } from "./accountDraft/saga";
import { analyticsSaga } from "./analytics";
import { accountsSaga } from "./auth/accounts";
import { authSaga } from "./auth/saga";
import { basketSaga } from "./basket/saga";
import { type BasketWork } from "./basket/work";
import { greetingWordsSaga } from "./greetingWords/saga";
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

/** In the order in which they hear an action. */
const SAGAS: readonly ((services: Services, work: BasketWork) => Generator)[] = [
  noticesSaga,
  analyticsSaga,
  intlSaga,
  listingSaga,
  basketSaga,
  vouchersSaga,
  manySaga,
  paymentSaga,
  ordersSaga,
  exportsSaga,
  accountsSaga,
  accountDraftSaga,
  authSaga,
  greetingsSaga,
  greetingWordsSaga,
];

/** All sagas, each to be run on its own: if one crashes, the others go on. */
export function sagasOf(services: Services): (() => Generator)[] {
  const work: BasketWork = {
    services,
    enqueue: createQueue(),
    sequence: 0,
    undo: null,
    codes: new Map(),
    previousAnswers: [],
    previousDeliveries: [],
    uncertain: null,
    moved: null,
    isStale: false,
    isSent: false,
    isAlone: false,
    broughtAt: -Infinity,
    heardAt: -Infinity,
  };
  return SAGAS.map((saga) => () => supervised(services, () => saga(services, work)));
}

/** A saga that crashes is started again, until it has been started this many times in all. */
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
