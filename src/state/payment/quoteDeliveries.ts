import { call, put, select, type SagaGenerator } from "typed-redux-saga";
import { type Basket } from "~/api/commerce/basket";
import { quotesOf, quoteToSet, stillUnquoted } from "~/domain/deliveryWays";
import { TIMEOUT } from "~/domain/failureCode";
import { type ShippingQuote } from "~/domain/shipping";
import { failureIn } from "../attempt";
import { sendChange } from "../basket/change";
import { other } from "../basket/inputs";
import { selectUnquoted } from "../basket/selectors";
import { quotesAsked } from "../basket/slice";
import { type BasketWork } from "../basket/work";
import { PaymentStop } from "./paymentStop";
import { type PaymentWish } from "./slice";

/** Stops the payment at deliveries that got no quote: the person was told, and can request quotes again. */
export function* stopAtUnquoted(basket: PaymentWish["shown"]): SagaGenerator<void> {
  const deliveryIds = stillUnquoted(basket, yield* select(selectUnquoted));
  if (deliveryIds.length > 0) throw new PaymentStop({ kind: "noQuote", deliveryIds });
}

/**
 * Chooses a quote for every delivery of physical gift cards that has none (spec §4), and returns the basket. If any
 * delivery gets no quotes, or the buyer must choose, nothing is chosen and the payment stops. `before` is the basket
 * before dates were moved: a delivery keeps the way that was chosen for it there.
 */
export function* quoteDeliveries(work: BasketWork, basket: Basket, before: Basket): SagaGenerator<Basket> {
  const chosen: { deliveryId: string; shippingQuoteId: string }[] = [];
  const failed: string[] = [];
  const open: string[] = [];
  const carriers = { answer: true };
  for (const delivery of basket.deliveries) {
    if (delivery.deliveryMethod !== "Physical" || delivery.shippingQuote) continue;
    const quotes = yield* askedQuotes(work, basket, delivery.id, carriers);
    const quote = quoteToSet(before.deliveries, delivery, quotes);
    if (quote) chosen.push({ deliveryId: delivery.id, shippingQuoteId: quote.id });
    else (quotes.length > 0 ? open : failed).push(delivery.id);
  }
  if (failed.length > 0) {
    yield* put(quotesAsked(failed));
    throw new PaymentStop({ kind: "noQuote", deliveryIds: failed });
  }
  if (open.length > 0) throw new PaymentStop({ kind: "wayMissing", deliveryIds: open });
  if (chosen.length === 0) return basket;
  const after = yield* sendChange(work, basket, other({ setShippingQuotes: chosen }));
  if (!after) throw new PaymentStop(null);
  return after;
}

/**
 * The quotes for a delivery, requested if there are none yet; empty if that fails. After a time-out no more are
 * requested for the other deliveries (`carriers`).
 */
function* askedQuotes(
  { services }: BasketWork,
  basket: Basket,
  deliveryId: string,
  carriers: { answer: boolean },
): SagaGenerator<readonly ShippingQuote[]> {
  const known = quotesOf(basket, deliveryId);
  if (known.length > 0) return known;
  if (!carriers.answer) return [];
  try {
    return (yield* call(() => services.commerce.createShippingQuote(basket.id, deliveryId))).quotes;
  } catch (error) {
    carriers.answer = failureIn(services, error).code !== TIMEOUT;
    return [];
  }
}
