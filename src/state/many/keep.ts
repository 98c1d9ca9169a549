import { put, select, type SagaGenerator, takeEvery } from "typed-redux-saga";
import { readJson, SESSION, type TextStorage } from "~/domain/storage";
import { manyToStore, readKeptTable, readMany } from "~/domain/storedMany";
import { guarded } from "../attempt";
import { countryLeft, loggedOut, personReplaced } from "../facts";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import {
  closeMany,
  continueWithout,
  manyAdded,
  manyBegun,
  manyInterrupted,
  partAdded,
  partSent,
  partsLost,
  saveTable,
} from "./slice";

function* keep({ session }: Services): SagaGenerator<void> {
  const { status, home, gifts, added, sent, table } = yield* select((state: RootState) => state.many);
  const isUnfinished = status === "working" || status === "stopped";
  write(session, SESSION.many, isUnfinished && home && manyToStore({ home, gifts, added, sent }));
  write(session, SESSION.manyTable, table);
}

function write(session: TextStorage, key: string, value: object | null | false): void {
  if (value) session.write(key, JSON.stringify(value));
  else session.remove(key);
}

/** Which gifts are in the basket, and a table that is left unfinished, outlive a reload and a sign-in. */
export function* keepMany(services: Services) {
  const told = [manyBegun, partSent, partAdded, partsLost, manyAdded, continueWithout, closeMany, saveTable];
  const over = [loggedOut, personReplaced, countryLeft];
  yield* takeEvery(
    [...told, ...over].map(({ type }) => type),
    guarded(keep),
    services,
  );
  const left = readMany(readJson(services.session, SESSION.many));
  const table = readKeptTable(readJson(services.session, SESSION.manyTable));
  if (left) yield* put(manyInterrupted(left));
  if (table) yield* put(saveTable(table));
}
