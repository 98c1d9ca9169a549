import { select, type SagaGenerator } from "typed-redux-saga";
import { type Basket } from "~/api/commerce/basket";
import { billingOf, buyerOf } from "~/domain/buyer";
import { made } from "../basket/change";
import { other } from "../basket/inputs";
import { selectBillingDraft } from "../basket/selectors";
import { type BasketWork } from "../basket/work";
import { PaymentStop } from "./paymentStop";

/** Puts the saved billing form into the basket where the basket's buyer is another one. */
export function* buyerOfBasket(work: BasketWork, basket: Basket): SagaGenerator<Basket> {
  const draft = yield* select(selectBillingDraft);
  if (!draft) {
    if (basket.buyer?.email) return basket;
    throw new PaymentStop({ kind: "buyerMissing" });
  }
  const buyer = buyerOf(draft);
  const held = basket.buyer && buyerOf(billingOf(basket.buyer, draft.countryCode));
  if (JSON.stringify(held) === JSON.stringify(buyer)) return basket;
  const after = yield* made(work, basket, other({ buyer }));
  if (!after) throw new PaymentStop(null);
  return after;
}
