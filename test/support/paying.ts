import { selectBasket } from "~/state/basket/selectors";
import { saveBuyer } from "~/state/basket/slice";
import { payBasket, type PaymentWish } from "~/state/payment/slice";
import { billing, emailCard } from "./gifts";
import { filled, idle } from "./shopFacts";
import { type Shop, type ShopOptions } from "./startShop";

/** A shop in which everything is ready to pay for these gifts. */
export async function atCheckout(gifts = [emailCard()], options?: ShopOptions): Promise<Shop> {
  const shop = await filled(gifts, options);
  shop.dispatch(saveBuyer({ billing, reference: "Order 7" }));
  await idle(shop);
  return shop;
}

/** Clicks on the button with the total of the basket as it is on screen. */
export function clickPay(shop: Shop, wish: Partial<PaymentWish> = {}): void {
  shop.dispatch(payBasket({ acceptTerms: true, shown: selectBasket(shop.state())!, ...wish }));
}

/** Waits until the page is left, or the reason why not is shown. */
export const payEnds = (shop: Shop) =>
  shop.until((state) => state.payment.phase === "leaving" || state.payment.phase === "idle");

export async function pay(shop: Shop): Promise<void> {
  clickPay(shop);
  await payEnds(shop);
}

/** How often finalizeBasket was called. */
export const finalized = (shop: Shop) => shop.network.count("finalizeBasket");

/** A shop whose order was paid at the window in another tab, by the time the person comes back to this one. */
export async function paidElsewhere() {
  const shop = await atCheckout();
  const { id, publicOrderId } = shop.state().basket.basket!;
  await pay(shop);
  shop.sandbox.control({ payElsewhere: id });
  shop.comeBack("restored");
  await shop.until(() => shop.navigated.length > 0);
  return { shop, id, publicOrderId };
}

/** A shop that went to pay and is come back to, with nothing paid: its order can be gone on with, or changed. */
export async function backFromWindow(): Promise<Shop> {
  const shop = await atCheckout();
  await pay(shop);
  shop.comeBack("restored");
  await shop.until((state) => state.payment.phase === "idle" && state.basket.basket?.purchasePhase === "Paying");
  return shop;
}
