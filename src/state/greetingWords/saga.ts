import { select, type SagaGenerator, takeEvery } from "typed-redux-saga";
import { guarded } from "../attempt";
import { loggedOut, personReplaced } from "../facts";
import { rememberGreetingWords } from "../remembered";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { dropGreetingWords, keepGreetingWords } from "./slice";

function* keep({ session }: Services): SagaGenerator<void> {
  rememberGreetingWords(session, yield* select((state: RootState) => state.greetingWords.kept));
}

/** Keeps the words of an unsaved greeting over a reload, and over the sign-in that a session's end leads to. */
export function* greetingWordsSaga(services: Services) {
  const changes = [keepGreetingWords, dropGreetingWords, loggedOut, personReplaced];
  yield* takeEvery(
    changes.map(({ type }) => type),
    guarded(keep),
    services,
  );
}
