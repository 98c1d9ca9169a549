import { expect } from "vitest";
import { type TextStorage } from "~/domain/storage";
import { addProducts, redeemCode, saveBillingDraft } from "~/state/basket/slice";
import { selectOrderProgress } from "~/state/orders/selectors";
import { openOrder } from "~/state/orders/slice";
import { clickPay } from "./paying";
import { billing, emailCard } from "./gifts";
import { stored } from "./shopFacts";
import { pass, playTime, type Shop, startShop } from "./startShop";
import { memoryStorage } from "./tabs";

/** The ids of the baskets that are stored. */
export const storedIds = (shop: Shop) => stored(shop).map(({ basketId }) => basketId);
/** How often an order was asked for. */
export const asked = (shop: Shop) => shop.network.count("getOrderById");
/** The purchases that were counted. */
export const purchases = (shop: Shop) => shop.pushed.filter(({ event }) => event === "purchase");

/** The session storage of a tab, as each of its pages opens it. */
function keptSession(): () => TextStorage {
  const session = memoryStorage();
  return () => session;
}

/** A basket sent to payment in this tab, and the tab as it is when the payment window sends it back. */
export async function backFromPayment({
  paid = true,
  bookingDelay = 1500,
  gift = emailCard(),
  code = "",
  openSession = keptSession(),
} = {}) {
  playTime();
  const before = startShop({ session: openSession() });
  await pass(200);
  if (code) before.dispatch(redeemCode({ code }));
  await pass(200);
  before.dispatch(saveBillingDraft(billing));
  before.dispatch(addProducts([gift]));
  await pass(200);
  clickPay(before);
  await pass(300);
  expect(before.left).toHaveLength(1);
  const { id: basketId, publicOrderId } = before.state().basket.basket!;
  before.sandbox.control({ bookingDelay });
  if (paid) before.sandbox.control({ payElsewhere: basketId });
  before.close();
  const { network, storage } = before;
  const session = openSession();
  network.calls.length = 0;
  const path = `/en/dk/dkk/order/${publicOrderId}/psp/${basketId}`;
  const shop = startShop({ network, storage, session, path });
  const open = () => shop.dispatch(openOrder({ publicOrderId, basketId }));
  return { shop, open, publicOrderId, basketId, progress: () => selectOrderProgress(shop.state(), publicOrderId) };
}
