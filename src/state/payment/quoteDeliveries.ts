import { put, select, type SagaGenerator } from "typed-redux-saga";
import { type Basket } from "~/api/commerce/basket";
import { quoteToSet } from "~/domain/deliveryWays";
import { lacksQuotes, quotedAbroad, stillUnquoted } from "~/domain/lackingWays";
import { other } from "../basket/inputs";
import { quotesFor } from "../basket/quotesFor";
import { readBasket } from "../basket/receive";
import { selectQuotedAbroad, selectUnquoted } from "../basket/selectors";
import { quotesAsked } from "../basket/slice";
import { type BasketWork } from "../basket/work";
import { changedToPay, PaymentStop, stopAtSpent } from "./paymentStop";
import { type PaymentWish } from "./slice";

/** Stops the payment at deliveries that got no quote: the person was told, and can request quotes again. */
export function* stopAtUnquoted(basket: PaymentWish["shown"]): SagaGenerator<void> {
  const deliveryIds = stillUnquoted(basket, yield* select(selectUnquoted), yield* select(selectQuotedAbroad));
  if (deliveryIds.length > 0) throw new PaymentStop({ kind: "noQuote", deliveryIds });
}

/**
 * Chooses a quote for every delivery of physical gift cards that has none (spec §4), and returns the basket. If any
 * delivery gets no quotes, or the buyer must choose, nothing is chosen and the payment stops. `before` is the basket
 * before dates were moved: a delivery keeps the way that was chosen for it there, or earlier.
 */
export function* quoteDeliveries(work: BasketWork, basket: Basket, before: Basket): SagaGenerator<Basket> {
  const chosen: { deliveryId: string; shippingQuoteId: string }[] = [];
  const failed: string[] = [];
  const open: string[] = [];
  const lacking = basket.deliveries.filter((one) => one.deliveryMethod === "Physical" && !one.shippingQuote);
  const found = yield* orGone(work, basket, () => quotesFor(work, basket, lacking));
  for (const delivery of lacking) {
    const quotes = found.get(delivery.id) ?? [];
    const quote = quoteToSet([...before.deliveries, ...work.previousDeliveries], delivery, quotes);
    if (quote) chosen.push({ deliveryId: delivery.id, shippingQuoteId: quote.id });
    else (quotes.length > 0 ? open : failed).push(delivery.id);
  }
  if (failed.length > 0) {
    yield* put(quotesAsked({ failed, abroad: [] }));
    throw new PaymentStop({ kind: "noQuote", deliveryIds: failed });
  }
  if (open.length > 0) {
    const abroad = yield* select(selectQuotedAbroad);
    if (lacking.some(({ id }) => lacksQuotes(basket, id, abroad))) {
      // The basket as it is now has the quotes that came: the buyer is to choose from them.
      const { basket: now } = yield* orGone(work, basket, () => readBasket(work, basket.id));
      const ids = lacking.map(({ id }) => id);
      yield* put(quotesAsked({ failed: [], abroad: quotedAbroad(now, ids) }));
    }
    throw new PaymentStop({ kind: "wayMissing", deliveryIds: open });
  }
  if (chosen.length === 0) return basket;
  return yield* changedToPay(work, basket, other({ setShippingQuotes: chosen }));
}

/** What a request for the basket gives. Throws PaymentStop if the basket turns out to be gone. */
function* orGone<R>(work: BasketWork, basket: Basket, ask: () => SagaGenerator<R>): SagaGenerator<R> {
  try {
    return yield* ask();
  } catch (error) {
    yield* stopAtSpent(work, basket, error);
    throw error;
  }
}
