import { expect } from "vitest";
import { SESSION } from "~/domain/storage";
import { selectUser } from "~/state/auth/selectors";
import { signInReturned } from "~/state/auth/slice";
import { selectBasket, selectBillingDraft, selectItemsCount } from "~/state/basket/selectors";
import { saveBillingDraft } from "~/state/basket/slice";
import { add } from "./business";
import { billing } from "./gifts";
import { ready } from "./shopFacts";
import { browserOf, openSignedIn } from "./signedIn";
import { signIn } from "./signIn";
import { DANISH, type Shop, startShop } from "./startShop";
import { memoryStorage } from "./tabs";

/**
 * Freja is signed in in two tabs of one browser, with a gift in her basket, and the billing form typed in the second.
 */
export async function twoTabs() {
  const browser = await browserOf("freja");
  const one = await openSignedIn(browser);
  const two = await openSignedIn({ ...browser, session: memoryStorage() });
  await add(one);
  await two.until((state) => selectItemsCount(state) === 1 && state.basket.waiting === 0);
  two.dispatch(saveBillingDraft(billing));
  return { browser, one, two };
}

type Browser = Awaited<ReturnType<typeof twoTabs>>["browser"];

/** The next visitor on the same device opens the shop, and fills a basket. */
export async function nextVisitor({ network, storage }: Browser): Promise<Shop> {
  network.forgetCookies();
  const shop = startShop({ network, storage });
  await ready(shop);
  await add(shop);
  return shop;
}

/** Somebody signs in although the person before has not signed out, and is led back to the shop. */
export async function signInOver({ network, storage }: Browser, person: string): Promise<void> {
  await signIn(network, person);
  const shop = startShop({ network, storage, path: "/signin-oidc" });
  shop.dispatch(signInReturned({ error: null }));
  await shop.until((state) => selectUser(state)?.id === person && shop.navigated.length > 0);
  shop.close();
}

/** Expects that nothing about the person is left in the tab. */
export function expectNobody(tab: Shop): void {
  expect(selectUser(tab.state())).toBeNull();
  expect(tab.state().auth.status).toBe("anonymous");
  expect(selectBillingDraft(tab.state())).toBeNull();
  expect(tab.session.read(SESSION.billingDraft)).toBeNull();
}

/** Another tab opens the shop in euro, and gives the basket that both have that currency. */
export async function inEuroElsewhere({ network, storage, until }: Shop): Promise<void> {
  const other = startShop({ network, storage, market: { ...DANISH, currency: "eur" } });
  await until((state) => selectBasket(state)?.paymentCurrency === "EUR");
  await until((state) => state.basket.waiting === 0);
  other.close();
}
