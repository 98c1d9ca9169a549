import { put, select, type SagaGenerator } from "typed-redux-saga";
import { type Basket } from "~/api/commerce/basket";
import { type Delivery } from "~/domain/basket";
import { quotesOf, quoteToSet } from "~/domain/deliveryWays";
import { isQuotable, lacksQuotes, quotedAbroad } from "~/domain/lackingWays";
import { failureOf } from "~/domain/failure";
import { purchasePhase } from "~/domain/purchase";
import { isSpent, leaveSpent, startAnew, stopAtOrdered } from "./anew";
import { basketAtHand } from "./bring";
import { other } from "./inputs";
import { quotesFor } from "./quotesFor";
import { readBasket, trueBasket } from "./receive";
import { selectQuotedAbroad } from "./selectors";
import { sendChange } from "./send";
import { quotesAsked } from "./slice";
import { type BasketWork, rememberWays } from "./work";

/**
 * Requests quotes for the deliveries that have none yet in the basket's currency; then chooses the automatic way for
 * gift cards, and for other gifts the way that was chosen for them before, so that postage is shown before it is paid.
 * A request that fails for one delivery does not stop those for the others.
 */
export function* askQuotes(work: BasketWork): SagaGenerator<void> {
  const shown = yield* basketAtHand(work);
  try {
    yield* askQuotesOf(work, shown);
  } catch (error) {
    const failure = failureOf(error);
    if (!isSpent(failure)) throw error;
    yield* leaveSpent(work, shown, failure);
    yield* startAnew(work);
  }
}

function* askQuotesOf(work: BasketWork, shown: Basket): SagaGenerator<void> {
  const basket = yield* trueBasket(work, shown);
  stopAtOrdered(basket);
  // Choosing a way would cancel a payment that is under way.
  if (purchasePhase(basket.purchasePhase) !== "editable") return;
  const abroad = yield* select(selectQuotedAbroad);
  const lacking = basket.deliveries.filter(
    (delivery) => isQuotable(delivery) && lacksQuotes(basket, delivery.id, abroad),
  );
  // New quotes take the place of what was chosen: if that cannot be chosen again now, it is the next time.
  rememberWays(work, lacking);
  const found = yield* foundOrFailed(work, basket, lacking);
  const news = [...found].flatMap(([deliveryId, quotes]) => (quotes.length > 0 ? [{ deliveryId, quotes }] : []));
  const failed = lacking.flatMap(({ id }) => (found.get(id)?.length ? [] : [id]));
  yield* put(quotesAsked({ failed, abroad: [] }));
  try {
    const known = basket.quotes.filter(({ deliveryId }) => !news.some((one) => one.deliveryId === deliveryId));
    const quoted = { ...basket, quotes: [...known, ...news] };
    yield* takeQuotes(work, quoted, { areNews: news.length > 0 });
    const newIds = news.map(({ deliveryId }) => deliveryId);
    yield* put(quotesAsked({ failed, abroad: quotedAbroad(quoted, newIds) }));
  } catch (error) {
    // What came cannot be shown: the person can ask for it again.
    yield* put(quotesAsked({ failed: lacking.map(({ id }) => id), abroad: [] }));
    throw error;
  }
}

/** The quotes; if the person has to sign in first, they can be asked for again where that is given up. */
function* foundOrFailed(work: BasketWork, basket: Basket, lacking: readonly Delivery[]) {
  try {
    return yield* quotesFor(work, basket, lacking);
  } catch (error) {
    if (!isSpent(failureOf(error))) yield* put(quotesAsked({ failed: lacking.map(({ id }) => id), abroad: [] }));
    throw error;
  }
}

/** Chooses the automatic ways among the quotes, or else reads the basket again, which has them now. */
function* takeQuotes(work: BasketWork, basket: Basket, { areNews }: { areNews: boolean }): SagaGenerator<void> {
  const setShippingQuotes = waysToSet(work, basket);
  if (setShippingQuotes.length === 0) {
    if (areNews) yield* readBasket(work, basket.id);
    return;
  }
  try {
    // The answer has the new quotes too.
    yield* sendChange(work, basket, other({ setShippingQuotes }));
  } catch (error) {
    yield* readBasket(work, basket.id);
    throw error;
  }
}

function waysToSet({ previousDeliveries: before }: BasketWork, basket: Basket) {
  return basket.deliveries.flatMap((delivery) => {
    const { shippingQuote: chosen, deliveryMethod } = delivery;
    const quotes = quotesOf(basket, delivery.id);
    // New quotes may have other ids; without quotes the choice stays as it is.
    const isKept = chosen && (quotes.length === 0 || quotes.some(({ id }) => id === chosen.id));
    if (isKept || deliveryMethod !== "Physical") return [];
    const quote = quoteToSet(chosen ? [delivery] : before, delivery, quotes);
    return quote ? [{ deliveryId: delivery.id, shippingQuoteId: quote.id }] : [];
  });
}
