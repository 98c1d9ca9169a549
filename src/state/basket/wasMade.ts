import { type SagaGenerator } from "typed-redux-saga";
import { type Basket, type BasketAnswer } from "~/api/commerce/basket";
import { type Failure, failureOf, sameCode } from "~/domain/failure";
import { isEndUnknown } from "~/domain/failureCode";
import { isInCatalogue } from "~/domain/failureText";
import { areSame, holdsJust, wereAdded } from "~/domain/sameLines";
import { isSpent } from "./anew";
import { type Change } from "./inputs";
import { type BasketWork } from "./work";

/**
 * Whether a change that failed may have been made nevertheless: then the basket is read to see it. An error that nobody
 * knows may stand beside a change that was made, or come from a gateway that lost the answer. And what is not there any
 * more by a refusal may be on screen still: reading the basket shows what it has.
 */
export const mayBeMade = (failure: Failure): boolean =>
  !isSpent(failure) && (isEndUnknown(failure) || !isInCatalogue(failure) || isOutdated(failure));

const isOutdated = ({ code }: Failure) =>
  ["DeliveryNotFound", "ShippingQuoteNotFound"].some((each) => sameCode(code, each));

/**
 * After a change has failed (`error`): the basket, if it shows that the change was made nevertheless. Else throws the
 * error, or that of `read`. Nothing is ever sent twice.
 */
export function* madeNevertheless(
  error: unknown,
  read: () => SagaGenerator<BasketAnswer>,
  isMadeIn: (now: Basket) => boolean,
): SagaGenerator<BasketAnswer> {
  if (!mayBeMade(failureOf(error))) throw error;
  const answer = yield* read();
  if (!isMadeIn(answer.basket)) throw error;
  return answer;
}

/**
 * Whether a change asks again for what was in doubt (`doubt`), and the basket shows that it was added the first time.
 */
export function wasDoubted(
  doubt: NonNullable<BasketWork["uncertain"]>,
  now: Basket,
  asked: Change,
  clock: number,
): boolean {
  if (doubt.before.id !== now.id || asked.news.length === 0) return false;
  const { news, isWhole } = doubt.asked;
  const isSame = isWhole === asked.isWhole && areSame(news, asked.news, clock);
  return isSame && wereAdded(doubt.before, now, news, clock);
}

/**
 * Whether a change whose answer was lost was made, judging by the basket after it. `clock`: milliseconds since 1970.
 */
export function wasMade(before: Basket, after: Basket, { added, isWhole, rest }: Change, clock: number): boolean {
  if (isWhole) return holdsJust(after, added, clock);
  if (added.length > 0) return wereAdded(before, after, added, clock);
  if (rest.addRedeems) return after.vouchers.length > before.vouchers.length;
  if (rest.removeRedeemIds) return !after.vouchers.some(({ id }) => rest.removeRedeemIds?.includes(id));
  const isChosen = rest.setShippingQuotes?.every(({ deliveryId, shippingQuoteId }) =>
    after.deliveries.some(({ id, shippingQuote }) => id === deliveryId && shippingQuote?.id === shippingQuoteId),
  );
  const { buyer, reference } = rest;
  const isNamed = reference === undefined || (after.reference ?? "") === (reference ?? "");
  const isBought = !buyer || (after.buyer?.email === buyer.email && after.lastUpdatedAt !== before.lastUpdatedAt);
  return isChosen ?? (isNamed && isBought);
}
