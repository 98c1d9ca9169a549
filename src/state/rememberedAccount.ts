import { type ChosenAccount, readChosenAccount } from "~/domain/chosenAccount";
import { LOCAL, readJson, type TextShelf } from "~/domain/storage";

/** The account this browser shops for; nobody's while nobody is signed in. */
export const rememberedAccount = (shelf: TextShelf): ChosenAccount | null =>
  shelf.read(LOCAL.signedIn) === "1" ? readChosenAccount(readJson(shelf, LOCAL.account)) : null;
