import { put, select, type SagaGenerator } from "typed-redux-saga";
import { LOCAL, SESSION, SESSION_MARK } from "~/domain/storage";
import { selectBasket } from "../basket/selectors";
import { loggedOut } from "../facts";
import { selectMarket } from "../intl/selectors";
import { forgetPerson } from "../pastSignOut";
import { discardBaskets, discardedBaskets, storedBaskets } from "../remembered";
import { type Services } from "../services";

/** The person signs out here: nothing of them stays behind, in this tab or in what all tabs share (spec §4). */
export function* signOut(services: Services): SagaGenerator<void> {
  const { local, clock } = services;
  const basket = yield* select(selectBasket);
  const { countryCode } = yield* select(selectMarket);
  const known = storedBaskets(local, clock.now(), countryCode).map(({ basketId }) => basketId);
  // Before the word: the tabs that hear it find their own baskets among them.
  discardBaskets(local, basket ? [basket.id, ...known] : known);
  local.write(LOCAL.signedIn, SESSION_MARK.signedOut);
  for (const key of [LOCAL.baskets, LOCAL.departments, LOCAL.channel, LOCAL.account]) local.remove(key);
  clearTab(services);
  yield* put(loggedOut());
}

/**
 * The person signed out in another tab, maybe long ago: they are gone here too. What all tabs share the other one has
 * cleared, and it may be the next visitor's by now; of that only this tab's own basket goes, which the other may not
 * have known.
 */
export function* hearSignOut(services: Services): SagaGenerator<void> {
  const { local } = services;
  const basket = yield* select(selectBasket);
  if (basket && !discardedBaskets(local).includes(basket.id)) discardBaskets(local, [basket.id]);
  clearTab(services);
  yield* put(loggedOut());
}

/** What the tab itself keeps of the person over a reload. */
function clearTab({ session }: Services): void {
  forgetPerson(session);
  for (const key of [SESSION.redirectPath, SESSION.voucherLookup]) session.remove(key);
}
