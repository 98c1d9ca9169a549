import { type ChosenAccount, readChosenAccount } from "~/domain/chosenAccount";
import { LOCAL, readJson, SESSION_MARK, type TextStorage } from "~/domain/storage";

/** The account this browser shops for; nobody's while nobody is signed in. */
export const rememberedAccount = (storage: TextStorage): ChosenAccount | null =>
  storage.read(LOCAL.signedIn) === SESSION_MARK.signedIn ? readChosenAccount(readJson(storage, LOCAL.account)) : null;
