import { type ChosenAccount, readChosenAccount } from "~/domain/chosenAccount";
import { isSignInMark, LOCAL, readJson, type TextStorage } from "~/domain/storage";

/** The business account that this browser shops for; null while nobody is signed in. */
export const rememberedAccount = (storage: TextStorage): ChosenAccount | null =>
  isSignInMark(storage.read(LOCAL.signedIn)) ? readChosenAccount(readJson(storage, LOCAL.account)) : null;
