import { call, put, select, type SagaGenerator } from "typed-redux-saga";
import { type AskOptions } from "~/api/ask";
import { type Basket } from "~/api/commerce/basket";
import { type Order } from "~/api/commerce/orders";
import { INVOICE } from "~/domain/buyer";
import { failureOf, isUnknownBasket } from "~/domain/failure";
import { isFree } from "~/domain/payable";
import { purchasePhase } from "~/domain/purchase";
import { failureIn } from "../attempt";
import { selectBasket } from "../basket/selectors";
import { basketKey } from "../basket/work";
import { storedBaskets } from "../remembered";
import { ownOrder, ownOrders } from "../rememberedOrders";
import { type Services } from "../services";
import { isOrderOf, orderUnpaid } from "./slice";

/**
 * Whether an order may be shown without signing in: this tab ordered it, or it is of a basket that this browser knows.
 */
export function* isOurs(services: Services, publicOrderId: string, basketId: string | null): SagaGenerator<boolean> {
  if (ownOrder(services.session, publicOrderId)) return true;
  if (basketId === null) return false;
  try {
    return (yield* ourBasket(services, basketId, (id) => id === publicOrderId)) !== null;
  } catch (error) {
    if (isUnknownBasket(failureOf(error))) return false;
    throw error;
  }
}

/**
 * Whether an order that does not exist yet is being paid. The address proves nothing: this browser must know the
 * basket, and it must be that order's and sent to payment.
 */
export function* isBeingPaid(services: Services, publicOrderId: string, basketId: string): SagaGenerator<boolean> {
  const isOwn = ownOrder(services.session, publicOrderId)?.basketId === basketId;
  try {
    // Whoever has just come from the payment is not kept waiting for a server that does not answer.
    const basket = yield* ourBasket(services, basketId, (id) => id === publicOrderId, isOwn ? { retries: 0 } : {});
    if (!basket || purchasePhase(basket.purchasePhase) === "editable") return false;
    if (isFree(basket) || basket.paymentMethod === INVOICE) yield* put(orderUnpaid());
    return true;
  } catch (error) {
    failureIn(services, error);
    // The basket cannot be read (any more); if it is ours, the payment window has sent the person here.
    return isOwn;
  }
}

/** Whether a basket became this order; only for baskets that this browser knows, not any that an address names. */
export function* becameOrder(services: Services, order: Order, basketId: string): SagaGenerator<boolean> {
  const shown = yield* select(selectBasket);
  if (shown?.id === basketId) return isOrderOf(order, shown.publicOrderId);
  if (ownOrders(services.session).some((own) => own.basketId === basketId && isOrderOf(order, own.publicOrderId))) {
    return true;
  }
  try {
    return (yield* ourBasket(services, basketId, (id) => isOrderOf(order, id))) !== null;
  } catch (error) {
    failureIn(services, error);
    return false;
  }
}

/** A basket that this browser knows, if it is that order's; else null. Throws if it cannot be read. */
function* ourBasket(
  services: Services,
  basketId: string,
  isIt: (publicOrderId: string) => boolean,
  options: AskOptions = {},
): SagaGenerator<Basket | null> {
  const { local, session, clock, commerce } = services;
  const { countryCode } = yield* basketKey();
  const isStored = storedBaskets(local, clock.now(), countryCode).some((stored) => stored.basketId === basketId);
  if (!isStored && !ownOrders(session).some((own) => own.basketId === basketId)) return null;
  const { basket } = yield* call(() => commerce.fetchBasket(basketId, options));
  return isIt(basket.publicOrderId) ? basket : null;
}
