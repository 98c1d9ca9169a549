import { put, type SagaGenerator, takeEvery } from "typed-redux-saga";
import { readAccountDraft } from "~/domain/accountDraft";
import { readJson, SESSION, writeJson } from "~/domain/storage";
import { guarded } from "../attempt";
import { userReceived } from "../auth/slice";
import { loggedOut } from "../facts";
import { type Services } from "../services";
import { saveAccountDraft } from "./slice";

/** Stored in the tab, so that it survives a reload, and signing in again after the session has ended. */
function* keep({ session }: Services, { payload }: ReturnType<typeof saveAccountDraft>): SagaGenerator<void> {
  writeJson(session, SESSION.accountDraft, payload);
}

const remembered = ({ session }: Services) => readAccountDraft(readJson(session, SESSION.accountDraft));

function* forget(): SagaGenerator<void> {
  yield* put(saveAccountDraft(null));
}

/** If somebody else signed in, the draft of the person before is dropped. */
function* onUser(services: Services, { payload: user }: ReturnType<typeof userReceived>): SagaGenerator<void> {
  const draft = remembered(services);
  if (user && draft && draft.userId !== user.id) yield* forget();
}

/** Keeps the unfinished form of a business account over a reload and a sign-in. */
export function* accountDraftSaga(services: Services) {
  yield* takeEvery(saveAccountDraft, guarded(keep), services);
  yield* takeEvery(userReceived, guarded(onUser), services);
  yield* takeEvery(loggedOut, guarded(forget), services);
  const draft = remembered(services);
  if (draft) yield* put(saveAccountDraft(draft));
}
