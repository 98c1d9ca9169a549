import { call, put, type SagaGenerator, select, takeLatest } from "typed-redux-saga";
import { guarded } from "../attempt";
import { marketEntered } from "../facts";
import { type Services } from "../services";
import { selectMarket } from "./selectors";
import { textsReceived } from "./slice";
import { type RootState } from "../rootReducer";

/** The editors' texts of the language, once per language. Without them the bundled ones stand, and nobody is told. */
function* bringTexts(services: Services): SagaGenerator<void> {
  const market = yield* select(selectMarket);
  const held = yield* select((state: RootState) => state.intl.overrides?.locale);
  if (held === market.locale) return;
  const texts = yield* call(() => services.cms.fetchTexts(market));
  const compiled = yield* call(() => services.compileTexts(texts, market.locale));
  yield* put(textsReceived({ locale: market.locale, texts: compiled }));
}

/** Texts follow the language. */
export function* intlSaga(services: Services) {
  yield* takeLatest(marketEntered, guarded(bringTexts), services);
}
