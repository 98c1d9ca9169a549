import { readChosenAccount } from "~/domain/chosenAccount";
import { readChannelId } from "~/domain/salesChannel";
import { isSignInMark, type LOCAL } from "~/domain/storage";

/** Repeated here, as importing LOCAL would inline all of its keys into the page. */
const CHANNEL: (typeof LOCAL)["channel"] = "salesChannelId";
const ACCOUNT: (typeof LOCAL)["account"] = "businessAccount";
const SIGNED_IN: (typeof LOCAL)["signedIn"] = "signedIn";

/**
 * The stored channel, this tab's before that of all tabs, and the department of the stored account, whoever of this
 * browser has chosen it; null for junk, and no account while nobody is signed in. The shop itself looks closer
 * (`state/preloaded`): where it decides otherwise, its first queries are sent once more.
 */
export function storedChoice(
  local: Pick<Storage, "getItem">,
  session: Pick<Storage, "getItem">,
): [channel: number | null, department: string | null] {
  const account = isSignInMark(local.getItem(SIGNED_IN)) ? readChosenAccount(json(local, ACCOUNT)) : null;
  const channel = readChannelId(json(session, CHANNEL)) ?? readChannelId(json(local, CHANNEL));
  return [channel, account?.departmentId ?? null];
}

function json(storage: Pick<Storage, "getItem">, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
