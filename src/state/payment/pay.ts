import { call, put, select, type SagaGenerator } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type Basket } from "~/api/commerce/basket";
import { type Delivery } from "~/domain/basket";
import { defaultPayment } from "~/domain/buyer";
import { failureOf } from "~/domain/failure";
import { linesToAdd } from "~/domain/linesToAdd";
import { dateStanding } from "~/domain/moment";
import { blockers } from "~/domain/payable";
import { purchasePhase } from "~/domain/purchase";
import { holdTheSame } from "~/domain/sameLines";
import { SESSION } from "~/domain/storage";
import { payingAccount } from "../auth/accountInUse";
import { followCurrency } from "../basket/currency";
import { whole } from "../basket/inputs";
import { readBasket } from "../basket/receive";
import { selectBasket } from "../basket/selectors";
import { type BasketWork } from "../basket/work";
import { Cancelled } from "../queue";
import { buyerOfBasket } from "./buyerOfBasket";
import { finalize } from "./finalize";
import { changedToPay, PaymentStop, stopAtGone, stopAtOrderedAs, stopAtSpent, stopOrdered } from "./paymentStop";
import { quoteDeliveries, stopAtUnquoted } from "./quoteDeliveries";
import { datesMoved, type PaymentTrouble, type PaymentWish } from "./slice";
import { stopAtOtherSum } from "./stillAgreed";

/**
 * Everything between the click on "Go to payment" and leaving the shop. Nothing is done twice, and the person pays for
 * what was on screen (`shown`). Throws PaymentStop if it cannot go on.
 */
export function* payOnce(work: BasketWork, wish: PaymentWish): SagaGenerator<void> {
  const { shown } = wish;
  // Since the click another tab may have ordered it, or switched to another account.
  if ((yield* select(selectBasket))?.id !== shown.id) {
    yield* stopAtOrderedAs(shown);
    throw new PaymentStop({ kind: "basketChanged" });
  }
  const account = yield* payingAccount();
  stopAtBlockers(shown, wish);
  yield* stopAtUnquoted(shown);
  let basket = yield* freshBasket(work, shown);
  if (purchasePhase(basket.purchasePhase) === "paying") throw new PaymentStop({ kind: "startedElsewhere" });
  stopAtBlockers(basket, wish);
  // Another tab may have given it another currency than that of the address, which the person has before them.
  yield* followCurrency(work);
  basket = (yield* select(selectBasket)) ?? basket;
  if (basket.id !== shown.id) yield* stopAtGone(shown);
  if (!holdTheSame(shown, basket)) throw new PaymentStop({ kind: "basketChanged" });
  stopAtOtherSum(shown, basket);

  const before = basket;
  basket = yield* withDatesAhead(work, before);
  basket = yield* quoteDeliveries(work, basket, before);
  basket = yield* buyerOfBasket(work, basket, account);
  // Postage may have been added: then the person must agree to the new total.
  stopAtOtherSum(shown, basket);
  yield* finalize(work, basket, wish.paymentMethod ?? defaultPayment(account));
}

function stopAtBlockers(basket: PaymentWish["shown"], { acceptTerms }: Pick<PaymentWish, "acceptTerms">): void {
  const found = blockers(basket, { acceptTerms });
  // A basket that is being paid is handled apart from the other blockers.
  const [first] = found.filter(({ kind }) => kind !== "notEditable");
  if (first) throw new PaymentStop({ kind: "blocked", blockers: found });
}

/** The basket as the server has it now. Throws PaymentStop if it is gone, ordered or incomplete. */
export function* freshBasket(work: BasketWork, shown: PaymentWish["shown"]): SagaGenerator<Basket> {
  const answer = yield* call(function* () {
    work.isStale = false;
    try {
      return yield* readBasket(work, shown.id);
    } catch (error) {
      work.isStale = true;
      yield* stopAtSpent(work, shown, error);
      throw error;
    }
  });
  const { basket, incomplete } = answer;
  if (purchasePhase(basket.purchasePhase) === "bought") yield* stopOrdered(work, basket);
  if (incomplete) throw new PaymentStop({ kind: "blocked", blockers: [{ kind: "unreadableTotal" }] });
  return basket;
}

/** The basket with delivery dates that cannot be kept sent as now; the person is told (spec §4). */
function* withDatesAhead(work: BasketWork, basket: Basket): SagaGenerator<Basket> {
  const now = work.services.clock.now();
  const isAhead = (delivery: Delivery) => !delivery.deliveryDate || dateStanding(delivery, basket, now) === "kept";
  if (basket.deliveries.every(isAhead)) return basket;
  const asked = whole(basket, linesToAdd(basket), now);
  const after = yield* changedToPay(work, basket, asked);
  if (!asked.moved) return after;
  // The page is about to be left, so the toast is shown again on return.
  work.services.session.write(SESSION.datesMoved, "1");
  yield* put(datesMoved());
  return after;
}

/** The trouble to show for anything thrown while a payment is prepared; null for none. */
export function troubleOfThrown(error: unknown): PaymentTrouble | null {
  if (error instanceof PaymentStop) return error.trouble;
  if (error instanceof Cancelled) return null;
  return { kind: "refused", failure: failureOf(error) };
}

/** Whether an error may end a payment without being a bug of the shop. */
export const isExpected = (error: unknown) =>
  error instanceof PaymentStop || error instanceof ApiFailure || error instanceof Cancelled;
