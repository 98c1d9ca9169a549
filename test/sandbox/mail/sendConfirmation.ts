import type { BasketRecord } from "../commerce/records";
import type { CommerceState } from "../commerce/state";
import { mailMarket } from "./mailMarket";

/** Sends the confirmation of an order to its buyer. */
export function sendConfirmation(state: CommerceState, basket: BasketRecord): void {
  const { buyer, publicOrderId } = basket;
  if (!buyer?.email) return;
  state.mails.unshift({
    publicOrderId,
    about: "order",
    kind: "Email",
    sentAt: state.clock.now(),
    to: buyer.email,
    name: buyer.name ?? "",
    subject: `Your order ${publicOrderId}`,
    links: [{ text: "See the order", path: `${mailMarket(basket)}/order/${publicOrderId}` }],
  });
}
