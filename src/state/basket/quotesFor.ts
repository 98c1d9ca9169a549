import { call, select, type SagaGenerator } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type Basket } from "~/api/commerce/basket";
import { type Delivery } from "~/domain/basket";
import { type Failure } from "~/domain/failure";
import { lacksQuotes } from "~/domain/lackingWays";
import { TIMEOUT, UNAUTHENTICATED, UNKNOWN } from "~/domain/failureCode";
import { waitAsked } from "~/domain/wait";
import { failureIn } from "../attempt";
import { refusalOfBuyer } from "../auth/accountInUse";
import { leadsToSignIn } from "../auth/sessionOver";
import { type Services } from "../services";
import { isSpent } from "./anew";
import { selectQuotedAbroad } from "./selectors";
import { type BasketWork } from "./work";

type Quotes = Basket["quotes"][number]["quotes"];

/**
 * The quotes for each of these deliveries, by its id: those that are known, else requested; none where that fails.
 * After a time-out no more are requested, as each would hold up everything else for as long again, nor once the server
 * has too many requests. Throws if the basket turns out to be gone, or the session to be over.
 */
export function* quotesFor(
  { services }: BasketWork,
  basket: Basket,
  deliveries: readonly Pick<Delivery, "id">[],
): SagaGenerator<Map<string, Quotes>> {
  const found = new Map<string, Quotes>();
  const abroad = yield* select(selectQuotedAbroad);
  let isAnswered = true;
  for (const { id } of deliveries) {
    let quotes: Quotes = lacksQuotes(basket, id, abroad)
      ? []
      : (basket.quotes.find(({ deliveryId }) => deliveryId === id)?.quotes ?? []);
    if (quotes.length === 0 && isAnswered) {
      try {
        quotes = (yield* call(() => services.commerce.createShippingQuote(basket.id, id))).quotes;
      } catch (error) {
        const failure = failureIn(services, error);
        if (isSpent(failure)) throw error;
        yield* stopAtRefused(services, failure);
        isAnswered = failure.code !== TIMEOUT && waitAsked(failure, services.clock.now()) === null;
      }
    }
    found.set(id, quotes);
  }
  return found;
}

/** Throws the reason if not the carriers have refused but the server, as it does not take the person for the buyer. */
function* stopAtRefused(services: Services, failure: Failure): SagaGenerator<void> {
  const told = yield* refusalOfBuyer(failure);
  const isOver = told.code === UNAUTHENTICATED && (yield* leadsToSignIn(services));
  if (isOver || (told !== failure && told.code !== UNKNOWN)) throw new ApiFailure(told);
}
