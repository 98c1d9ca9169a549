import { isOnline, reloadPage } from "~/browser/page";
import { type SESSION } from "~/domain/storage";
import { tellNotStarted } from "../tellNotStarted";

/** Repeated here, as importing SESSION would inline all of its keys into the page. */
const RELOADED_AT: (typeof SESSION)["reloadedAt"] = "reloaded-at";

/**
 * Handles a shop whose bundle cannot be loaded (after a release, or without a connection), when no code of the shop
 * could say so: reloads the page, if it has not reloaded itself within a minute and that can be remembered (as in
 * `renderFailure`); tells the person if that did not help or cannot.
 */
export function handleMissingScript(): void {
  try {
    // eslint-disable-next-line no-restricted-globals -- inlined in the page: the wrapper would cost more than it guards
    const session = sessionStorage;
    const now = Date.now();
    if (isOnline() && !(now - Number(session[RELOADED_AT]) < 60_000)) {
      session[RELOADED_AT] = now;
      return reloadPage();
    }
  } catch {
    // Storage is off: nobody could count how often it reloads.
  }
  tellNotStarted();
}
