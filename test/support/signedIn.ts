import { selectChoice, selectUser } from "~/state/auth/selectors";
import { chooseAccount, loadAccounts } from "~/state/auth/slice";
import { LOCAL } from "~/domain/storage";
import { signIn } from "./signIn";
import { openNetwork, type Shop, type ShopOptions, startShop } from "./startShop";
import { memoryStorage, SharedStorage } from "./tabs";

/** A browser in which somebody is signed in. */
export async function browserOf(person: string) {
  const network = openNetwork();
  await signIn(network, person);
  const storage = new SharedStorage();
  storage.values.set(LOCAL.signedIn, "1");
  return { network, storage, session: memoryStorage() };
}

/** A shop in which the user and the basket are loaded. */
export async function openSignedIn(options: ShopOptions): Promise<Shop> {
  const shop = startShop(options);
  await shop.until((state) => selectUser(state) && state.basket.status === "ready");
  return shop;
}

/** A shop in which this person is signed in, and has a basket. */
export const openFor = async (person: string, more: ShopOptions = {}): Promise<Shop> =>
  openSignedIn({ ...(await browserOf(person)), ...more });

/** Chooses an account, and waits until its basket is loaded. */
export async function choose(shop: Shop, id: string | null): Promise<void> {
  shop.dispatch(loadAccounts());
  await shop.until((state) => state.auth.accounts);
  shop.dispatch(chooseAccount(id));
  await shop.until((state) => (selectChoice(state)?.id ?? null) === id && state.basket.status === "ready");
}
