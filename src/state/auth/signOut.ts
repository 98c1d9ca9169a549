import { put, select, type SagaGenerator } from "typed-redux-saga";
import { LOCAL, SESSION_MARK } from "~/domain/storage";
import { selectBasket } from "../basket/selectors";
import { loggedOut } from "../facts";
import { selectMarket } from "../intl/selectors";
import { forgetPerson } from "../pastSignOut";
import { discardBaskets, discardedBaskets, storedBaskets } from "../remembered";
import { type Services } from "../services";

/** Signs the person out here: removes everything about them from this tab and from what all tabs share (spec §4). */
export function* signOut(services: Services): SagaGenerator<void> {
  const { local, session, clock } = services;
  const basket = yield* select(selectBasket);
  const { countryCode } = yield* select(selectMarket);
  const known = storedBaskets(local, clock.now(), countryCode).map(({ basketId }) => basketId);
  // Before the mark, so that tabs that notice it already find their baskets among the discarded ones.
  discardBaskets(local, basket ? [basket.id, ...known] : known);
  local.write(LOCAL.signedIn, SESSION_MARK.signedOut);
  for (const key of [LOCAL.baskets, LOCAL.departments, LOCAL.channel, LOCAL.account]) local.remove(key);
  forgetPerson(session);
  yield* put(loggedOut());
}

/**
 * The person signed out in another tab, maybe long ago. What all tabs share was cleared there and may already be the
 * next person's; only this tab's basket is discarded as well, in case the other tab did not know it.
 */
export function* hearSignOut({ local, session }: Services): SagaGenerator<void> {
  const basket = yield* select(selectBasket);
  if (basket && !discardedBaskets(local).includes(basket.id)) discardBaskets(local, [basket.id]);
  forgetPerson(session);
  yield* put(loggedOut());
}
