import { readChosenAccount } from "~/domain/chosenAccount";
import { isSignInMark, type LOCAL } from "~/domain/storage";
import { readStoredChannel } from "~/domain/storedBaskets";

/** By itself: all names together would be inlined in the page. */
const CHANNEL: (typeof LOCAL)["channel"] = "salesChannelId";
const ACCOUNT: (typeof LOCAL)["account"] = "businessAccount";
const SIGNED_IN: (typeof LOCAL)["signedIn"] = "signedIn";

/**
 * The channel that the last page was in, and the department of the account it was for, as the shop itself reads them
 * when it starts: an account is nobody's while nobody is signed in, and junk is none.
 */
export function storedChoice(storage: Pick<Storage, "getItem">): [channel: number | null, department: string | null] {
  const account = isSignInMark(storage.getItem(SIGNED_IN)) ? readChosenAccount(json(storage, ACCOUNT)) : null;
  return [readStoredChannel(json(storage, CHANNEL)), account?.departmentId ?? null];
}

function json(storage: Pick<Storage, "getItem">, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
