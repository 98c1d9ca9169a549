import { call, put, select, type SagaGenerator } from "typed-redux-saga";
import { type Basket, type BasketAnswer } from "~/api/commerce/basket";
import { countryOf, isInUse, nextStep } from "~/domain/basketStart";
import { type Failure } from "~/domain/failure";
import { type BasketKey } from "~/domain/storedBaskets";
import { failureIn } from "../attempt";
import { refusalOfBasket } from "../auth/accountInUse";
import { selectMarket } from "../intl/selectors";
import { isGuessed, moveBasket } from "../remembered";
import { withPast } from "./renamed";
import { selectBasketIncomplete } from "./selectors";
import { basketReceived } from "./slice";
import { accountIdHere, type BasketWork, keyIn } from "./work";

/** Makes a request that answers with a basket, and puts the answer in place of the one before. */
export function* receiveBasket(work: BasketWork, ask: () => Promise<BasketAnswer>) {
  work.sequence += 1;
  const sequence = work.sequence;
  const answer = yield* call(ask);
  work.isSent = false;
  if (sequence === work.sequence) work.previousAnswers = withPast(work.previousAnswers, answer.basket);
  work.heardAt = work.services.clock.now();
  yield* put(basketReceived({ ...answer, sequence }));
  return answer;
}

/** Puts a basket that has come already in place of the one before. */
export const showBasket = (work: BasketWork, answer: BasketAnswer) =>
  receiveBasket(work, () => Promise.resolve(answer));

/** Reads a basket, and puts it in place of the one before. */
export const readBasket = (work: BasketWork, basketId: string) =>
  receiveBasket(work, () => work.services.commerce.fetchBasket(basketId));

/** The basket on screen; if it may differ from what the server has, or is incomplete, it is read again first. */
export function* trueBasket(work: BasketWork, basket: Basket): SagaGenerator<Basket> {
  const { uncertain, isStale, isSent } = work;
  if (!uncertain && !isStale && !isSent && !(yield* select(selectBasketIncomplete))) return basket;
  work.isStale = false;
  try {
    return (yield* readBasket(work, basket.id)).basket;
  } catch (error) {
    work.isStale = true;
    throw error;
  }
}

/** Loads a basket; returns the failure instead of throwing it. */
export function* loaded(work: BasketWork, basketId: string): SagaGenerator<BasketAnswer | { failure: Failure }> {
  try {
    return yield* call(() => work.services.commerce.fetchBasket(basketId));
  } catch (error) {
    return { failure: failureIn(work.services, error) };
  }
}

/** The answer about a company's basket, with the reason where it was refused to who shops for the account. */
function* withReason<Answer extends object>(answer: Answer | { failure: Failure }, accountId: string | null) {
  if (accountId === null || !("failure" in answer)) return answer;
  return { failure: yield* refusalOfBasket(answer.failure, accountId) };
}

/**
 * Loads the basket that is stored under a key, and says what to do with it. If it turns out to be another country's, it
 * is stored for that one.
 */
export function* judged(work: BasketWork, key: BasketKey, basketId: string) {
  const { local, clock } = work.services;
  // Before it is loaded: another tab may move it meanwhile.
  const guessedCountry = isGuessed(local, key, basketId, clock.now()) ? key.countryCode : null;
  const accountId = yield* accountIdHere();
  const answer = yield* withReason(yield* loaded(work, basketId), key.departmentId ? accountId : null);
  // After that: an address with a currency that the country does not have may have given way meanwhile.
  const { currency } = yield* select(selectMarket);
  const step = nextStep(answer, { salesChannelId: key.salesChannelId, currency, accountId, guessedCountry });
  if ("basket" in answer && step.do === "create" && step.because === "otherCountry") {
    const { basket } = answer;
    const its = { ...(yield* keyIn(basket.salesChannelId)), countryCode: countryOf(basket) ?? key.countryCode };
    moveBasket(local, key, its, { basketId, isInUse: isInUse(basket) }, clock.now());
  }
  return { answer, step };
}

/** Creates a new basket for a channel in this country. */
export function* createdIn(work: BasketWork, salesChannelId: number): SagaGenerator<BasketAnswer> {
  const { currency, countryCode } = yield* select(selectMarket);
  const input = { salesChannelId, paymentCurrency: currency.toUpperCase(), countryCode: countryCode.toUpperCase() };
  return yield* call(() => work.services.commerce.createBasket(input));
}
