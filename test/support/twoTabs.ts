import { expect } from "vitest";
import { SESSION } from "~/domain/storage";
import { selectUser } from "~/state/auth/selectors";
import { signInReturned } from "~/state/auth/slice";
import { selectBillingDraft, selectItemsCount } from "~/state/basket/selectors";
import { saveBillingDraft } from "~/state/basket/slice";
import { add } from "./business";
import { billing } from "./gifts";
import { ready } from "./shopFacts";
import { browserOf, openSignedIn } from "./signedIn";
import { signIn } from "./signIn";
import { type Shop, startShop } from "./startShop";
import { memoryStorage } from "./tabs";

/** The basket that a tab shows. */
export const basketId = (shop: Shop) => shop.state().basket.basket?.id ?? null;

/** Freja, signed in in two tabs of one browser, with a gift in her basket, and the payer typed in the second. */
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

/** The next visitor at the same machine opens the shop, and fills a basket. */
export async function nextVisitor({ network, storage }: Browser): Promise<Shop> {
  network.forgetCookies();
  const shop = startShop({ network, storage });
  await ready(shop);
  await add(shop);
  return shop;
}

/** Somebody signs in without the one before having signed out, and is led back to the shop. */
export async function signInOver({ network, storage }: Browser, person: string): Promise<void> {
  await signIn(network, person);
  const shop = startShop({ network, storage, path: "/signin-oidc" });
  shop.dispatch(signInReturned({ error: null }));
  await shop.until((state) => selectUser(state)?.id === person && shop.navigated.length > 0);
  shop.close();
}

/** Nothing of the person is in the tab any more. */
export function expectNobody(tab: Shop): void {
  expect(selectUser(tab.state())).toBeNull();
  expect(tab.state().auth.status).toBe("anonymous");
  expect(selectBillingDraft(tab.state())).toBeNull();
  expect(tab.session.read(SESSION.billingDraft)).toBeNull();
}
