import { type Task } from "redux-saga";
import { call, cancel, fork, put, type SagaGenerator, select, takeEvery } from "typed-redux-saga";
import { abortable } from "../abortable";
import { guarded } from "../attempt";
import { marketEntered } from "../facts";
import { type Services } from "../services";
import { selectMarket } from "./selectors";
import { textsReceived } from "./slice";

/** Loads the editors' texts for the language. If that fails, the bundled ones do, and nobody is told. */
function* bringTexts(services: Services): SagaGenerator<void> {
  const market = yield* select(selectMarket);
  const texts = yield* call(() => abortable((signal) => services.cms.fetchTexts(market, { signal })));
  const compiled = yield* call(() => services.compileTexts(texts, market.locale));
  yield* put(textsReceived({ locale: market.locale, texts: compiled }));
}

/** Loads the texts whenever the language changes; an earlier request is cancelled. */
export function* intlSaga(services: Services) {
  let asked: { locale: string; task: Task } | null = null;
  yield* takeEvery(marketEntered, function* () {
    const { locale } = yield* select(selectMarket);
    if (asked?.locale === locale) return;
    if (asked) yield* cancel(asked.task);
    asked = { locale, task: yield* fork(guarded(bringTexts), services) };
  });
}
