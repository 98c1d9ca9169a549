import { LOCAL } from "~/domain/storage";
import { selectChoice, selectUser } from "~/state/auth/selectors";
import { chooseAccount, loadAccounts } from "~/state/auth/slice";
import { selectItemsCount, selectSalesChannelId } from "~/state/basket/selectors";
import { addProducts, enterChannel, redeemCode } from "~/state/basket/slice";
import { emailCard } from "./gifts";
import { type Network } from "./network";
import { openNetwork, ORIGIN, type Shop, type ShopOptions, startShop } from "./startShop";
import { memoryShelf, SharedStorage } from "./tabs";

/** Signs a person in on the server, as the sign-in page does. */
export async function signIn(network: Network, person: string) {
  const url = new URL(`/api/login?returnUrl=${encodeURIComponent(`${ORIGIN}/signin-oidc`)}`, ORIGIN);
  await network.pass(url, { method: "POST", body: new URLSearchParams({ person }), redirect: "manual" });
}

/** A browser in which somebody is signed in. */
export async function browserOf(person: string) {
  const network = openNetwork();
  await signIn(network, person);
  const storage = new SharedStorage();
  storage.values.set(LOCAL.signedIn, "1");
  return { network, storage, session: memoryShelf() };
}

/** A shop whose person and basket are known. */
export async function openSignedIn(options: ShopOptions): Promise<Shop> {
  const shop = startShop(options);
  await shop.until((state) => selectUser(state) && state.basket.status === "ready");
  return shop;
}

/** Goes over to an account, and waits until its basket is there. */
export async function choose(shop: Shop, id: string | null): Promise<void> {
  shop.dispatch(loadAccounts());
  await shop.until((state) => state.auth.accounts);
  shop.dispatch(chooseAccount(id));
  await shop.until((state) => (selectChoice(state)?.id ?? null) === id && state.basket.status === "ready");
}

/** Enters a channel, and waits until its basket is there. */
export async function enter(shop: Shop, channelId: number): Promise<void> {
  shop.dispatch(enterChannel(channelId));
  await shop.until((state) => selectSalesChannelId(state) === channelId && state.basket.status === "ready");
}

/** Redeems a code, and answers the id of its voucher. */
export async function redeem(shop: Shop, code: string): Promise<string> {
  shop.dispatch(redeemCode({ code }));
  const [voucher] = await shop.until((state) => {
    const vouchers = state.basket.basket?.vouchers ?? [];
    return vouchers.length === 1 && state.basket.waiting === 0 ? vouchers : null;
  });
  return voucher!.id;
}

/** Puts one gift into an empty basket. */
export async function add(shop: Shop): Promise<void> {
  shop.dispatch(addProducts([emailCard()]));
  await shop.until((state) => selectItemsCount(state) === 1 && state.basket.waiting === 0);
}
