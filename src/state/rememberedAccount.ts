import { type ChosenAccount, readChosenAccount } from "~/domain/chosenAccount";
import { isRecord } from "~/domain/isRecord";
import { isSignInMark, LOCAL, readJson, type TextStorage, writeJson } from "~/domain/storage";

/**
 * The business account that this browser shops for; null while nobody is signed in, and for another person than who has
 * chosen it (`personId`; null where that is not known yet).
 */
export function rememberedAccount(storage: TextStorage, personId: string | null): ChosenAccount | null {
  if (!isSignInMark(storage.read(LOCAL.signedIn))) return null;
  const stored = readJson(storage, LOCAL.account);
  const chosenBy = isRecord(stored) ? stored.personId : null;
  if (personId !== null && typeof chosenBy === "string" && chosenBy !== personId) return null;
  return readChosenAccount(stored);
}

/** Stores the choice of a person, for later pages and other tabs; null removes it. */
export function rememberAccount(storage: TextStorage, chosen: ChosenAccount | null, personId: string | null): void {
  writeJson(storage, LOCAL.account, chosen && { ...chosen, ...(personId && { personId }) });
}
