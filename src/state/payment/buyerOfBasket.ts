import { select, type SagaGenerator } from "typed-redux-saga";
import { type Basket } from "~/api/commerce/basket";
import { billingOf, type BusinessAccount, buyerOf } from "~/domain/buyer";
import { type Change, other } from "../basket/inputs";
import { selectBillingDraft, selectReferenceDraft } from "../basket/selectors";
import { type BasketWork } from "../basket/work";
import { changedToPay, PaymentStop } from "./paymentStop";

/** Sends the saved billing form and the order reference, if the basket has different ones. Returns the basket. */
export function* buyerOfBasket(
  work: BasketWork,
  basket: Basket,
  account: Pick<BusinessAccount, "id"> | null,
): SagaGenerator<Basket> {
  const rest = { ...(yield* otherBuyer(basket, account)), ...(yield* otherReference(basket)) };
  if (Object.keys(rest).length === 0) return basket;
  return yield* changedToPay(work, basket, other(rest));
}

/** The buyer to send, if the basket has another one. The payer must be the account that is shopped for. */
function* otherBuyer(
  basket: Basket,
  account: Pick<BusinessAccount, "id"> | null,
): SagaGenerator<Pick<Change["rest"], "buyer">> {
  const draft = yield* select(selectBillingDraft);
  const accountId = account?.id ?? "";
  if (!draft || draft.accountId !== accountId) {
    if (basket.buyer?.email && (basket.buyer.accountId ?? "") === accountId) return {};
    throw new PaymentStop({ kind: "buyerMissing" });
  }
  const buyer = buyerOf({ ...draft, accountType: account ? "B2B" : "" });
  const held = basket.buyer && buyerOf(billingOf(basket.buyer, draft.countryCode));
  return JSON.stringify(held) === JSON.stringify(buyer) ? {} : { buyer };
}

function* otherReference(basket: Basket): SagaGenerator<Pick<Change["rest"], "reference">> {
  const typed = (yield* select(selectReferenceDraft))?.trim();
  return typed === undefined || typed === (basket.reference ?? "") ? {} : { reference: typed || null };
}
