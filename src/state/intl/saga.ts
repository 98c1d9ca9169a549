import { type Task } from "redux-saga";
import { call, cancel, fork, put, type SagaGenerator, select, takeEvery } from "typed-redux-saga";
import { abortable } from "../abortable";
import { guarded } from "../attempt";
import { cameOnline, marketEntered } from "../facts";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { selectMarket } from "./selectors";
import { textsReceived } from "./slice";

/** Loads the editors' texts for the language. If that fails, the bundled ones do until it is asked again. */
function* bringTexts(services: Services): SagaGenerator<void> {
  const market = yield* select(selectMarket);
  const texts = yield* abortable((signal) => services.cms.fetchTexts(market, { signal }));
  const compiled = yield* call(() => services.compileTexts(texts, market.locale));
  yield* put(textsReceived({ locale: market.locale, texts: compiled }));
}

/**
 * Loads the texts whenever the language changes; an earlier request is cancelled. What failed is requested again when
 * the connection is back, and when the market changes.
 */
export function* intlSaga(services: Services) {
  let asked: { locale: string; task: Task } | null = null;
  yield* takeEvery([marketEntered, cameOnline], function* () {
    const { market, overrides } = yield* select((state: RootState) => state.intl);
    const { locale } = market;
    if (asked?.locale === locale && (asked.task.isRunning() || overrides?.locale === locale)) return;
    if (asked) yield* cancel(asked.task);
    asked = { locale, task: yield* fork(guarded(bringTexts), services) };
  });
}
