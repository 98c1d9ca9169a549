import { put, select, type SagaGenerator } from "typed-redux-saga";
import { type Basket } from "~/api/commerce/basket";
import { failureOf } from "~/domain/failure";
import { isEndUnknown } from "~/domain/failureCode";
import { inMarket } from "~/domain/paths";
import { purchasePhase } from "~/domain/purchase";
import { selectMarket } from "../intl/selectors";
import { selectBasket } from "./selectors";
import { currencyRefused } from "./slice";
import { type BasketWork, loaded, receiveBasket } from "./work";

/** Switches the payment currency and keeps the products; when it is refused, the address goes back to the basket's. */
export function* inCurrency(work: BasketWork, basket: Basket, paymentCurrency: string): SagaGenerator<Basket> {
  const { services } = work;
  try {
    return (yield* receiveBasket(work, () => services.commerce.updateBasket({ id: basket.id, paymentCurrency })))
      .basket;
  } catch (error) {
    const failure = failureOf(error);
    const now = isEndUnknown(failure) ? yield* loaded(work, basket.id) : { failure };
    if ("basket" in now) {
      yield* receiveBasket(work, () => Promise.resolve(now));
      if (now.basket.paymentCurrency.toUpperCase() === paymentCurrency) return now.basket;
    }
    const market = yield* select(selectMarket);
    yield* put(currencyRefused(failure));
    const [path = "", ...asked] = services.currentPath().split(/(?=[?#])/);
    const currency = basket.paymentCurrency.toLowerCase();
    services.navigate([inMarket(path, { ...market, currency }), ...asked].join(""), { replace: true });
    return basket;
  }
}

/** The basket on screen in the market's currency, once it can be changed. To be run in turn. */
export function* followCurrency(work: BasketWork): SagaGenerator<void> {
  const basket = yield* select(selectBasket);
  const paymentCurrency = (yield* select(selectMarket)).currency.toUpperCase();
  if (!basket || purchasePhase(basket.purchasePhase) !== "editable") return;
  if (basket.paymentCurrency.toUpperCase() === paymentCurrency) return;
  yield* inCurrency(work, basket, paymentCurrency);
}
