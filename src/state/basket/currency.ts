import { put, select, type SagaGenerator } from "typed-redux-saga";
import { type Basket } from "~/api/commerce/basket";
import { inMarket } from "~/domain/paths";
import { purchasePhase } from "~/domain/purchase";
import { failureIn } from "../attempt";
import { selectMarket } from "../intl/selectors";
import { rememberBasket } from "../remembered";
import { aloneInAllTabs } from "./aloneInAllTabs";
import { isSpent, leaveSpent, makeBasket, stopAtOrdered } from "./anew";
import { readBasket, receiveBasket, trueBasket } from "./receive";
import { selectBasket } from "./selectors";
import { currencyRefused } from "./slice";
import { madeNevertheless } from "./wasMade";
import { basketKey, type BasketWork } from "./work";

/**
 * Switches the payment currency, keeps the products and lets other tabs know. If that is refused, the address goes back
 * to the basket's currency. A basket that another tab sends to payment meanwhile stays as it is; one that is gone is
 * replaced by a new one. Must run in the queue.
 */
export function* inCurrency(work: BasketWork, basket: Basket, paymentCurrency: string): SagaGenerator<Basket> {
  const { services } = work;
  const key = yield* basketKey();
  try {
    const now = yield* aloneInAllTabs(work, () => switched(work, basket, paymentCurrency));
    // Stored again: other tabs hear of it and show the new sums.
    rememberBasket(services.local, key, { basketId: now.id }, services.clock.now());
    return now;
  } catch (error) {
    const failure = failureIn(services, error);
    const now = (yield* select(selectBasket)) ?? basket;
    if (isSpent(failure)) {
      yield* leaveSpent(work, now, failure);
      return yield* makeBasket(work);
    }
    const market = yield* select(selectMarket);
    // The currency was changed again meanwhile: that has its own turn, and the address must not go back.
    if (market.currency.toUpperCase() !== paymentCurrency) return now;
    yield* put(currencyRefused(failure));
    const [path = "", ...asked] = services.currentPath().split(/(?=[?#])/);
    const currency = now.paymentCurrency.toLowerCase();
    services.navigate([inMarket(path, { ...market, currency }), ...asked].join(""), { replace: true });
    return now;
  }
}

function* switched(work: BasketWork, shown: Basket, paymentCurrency: string): SagaGenerator<Basket> {
  const { commerce } = work.services;
  const basket = yield* trueBasket(work, shown);
  stopAtOrdered(basket);
  // A change would cancel a payment that is under way.
  if (!isToSwitch(basket, paymentCurrency)) return basket;
  try {
    return (yield* receiveBasket(work, () => commerce.updateBasket({ id: basket.id, paymentCurrency }))).basket;
  } catch (error) {
    const read = () => readBasket(work, basket.id);
    return (yield* madeNevertheless(error, read, (now) => isIn(now, paymentCurrency))).basket;
  }
}

const isIn = (basket: Basket, paymentCurrency: string) => basket.paymentCurrency.toUpperCase() === paymentCurrency;

const isToSwitch = (basket: Basket, paymentCurrency: string) =>
  purchasePhase(basket.purchasePhase) === "editable" && !isIn(basket, paymentCurrency);

/** Switches the basket on screen to the market's currency, if it can be changed. Must run in the queue. */
export function* followCurrency(work: BasketWork): SagaGenerator<void> {
  const basket = yield* select(selectBasket);
  const paymentCurrency = (yield* select(selectMarket)).currency.toUpperCase();
  if (basket && isToSwitch(basket, paymentCurrency)) yield* inCurrency(work, basket, paymentCurrency);
}
