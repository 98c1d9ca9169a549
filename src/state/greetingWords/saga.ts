import { type Action } from "@reduxjs/toolkit";
import { put, select, type SagaGenerator, takeEvery } from "typed-redux-saga";
import { guarded } from "../attempt";
import { basketForgotten, basketOrdered, productsAdded } from "../basket/slice";
import { countryLeft, loggedOut, personReplaced } from "../facts";
import { manyAdded } from "../many/slice";
import { rememberGreetingWords } from "../rememberedForms";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { typesOf } from "../typesOf";
import { dropGreetingWords, forgetGreetingWords, keepGreetingWords } from "./slice";

function* keep({ session }: Services): SagaGenerator<void> {
  rememberGreetingWords(session, yield* select((state: RootState) => state.greetingWords.kept));
}

/** Keeps the words of a greeting over a reload, and over the sign-in that a session's end leads to. */
export function* greetingWordsSaga(services: Services) {
  const changes = [keepGreetingWords, dropGreetingWords, forgetGreetingWords, countryLeft, loggedOut, personReplaced];
  yield* takeEvery(typesOf(changes), guarded(keep), services);
  // Of many gifts, parts of which may still be refused, the last counts.
  const isAdded = (action: Action) => productsAdded.match(action) && !action.meta.isPart;
  yield* takeEvery([isAdded, manyAdded, basketOrdered, basketForgotten], function* () {
    yield* put(forgetGreetingWords());
  });
}
