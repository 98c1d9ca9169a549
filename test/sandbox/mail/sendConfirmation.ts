import type { BasketRecord } from "../commerce/records";
import type { CommerceState } from "../commerce/state";
import { mailMarket } from "./mailMarket";

/** Tells who bought an order that it is there. */
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
