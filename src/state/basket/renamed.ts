import { type Action, isAnyOf } from "@reduxjs/toolkit";
import { type Basket } from "~/api/commerce/basket";
import { productLinesOf } from "~/domain/basketLines";
import { sameLineId } from "~/domain/sameLines";
import {
  changeAmount,
  changeGreeting,
  changeMoment,
  changeQuantity,
  changeRecipient,
  changeWrapping,
  removeLine,
  removeLines,
} from "./slice";

/** How many earlier sets of ids are remembered: a dialog may be open while other changes are made. */
const MOST_PAST = 10;

/** The remembered answers with a new one at the end; it replaces the last one if the lines kept their ids. */
export function withPast(past: readonly Basket[], basket: Basket): Basket[] {
  const last = past.at(-1);
  const ids = new Set(idsOf(basket));
  const isRenamed = last && idsOf(last).some((id) => !ids.has(id));
  return [...(isRenamed ? past.slice(1 - MOST_PAST) : past.slice(0, -1)), basket];
}

/**
 * The remembered answers once the lines of one basket (`leftId`) were added to another, which was `there` before: those
 * of the first count as the other's, so that what is asked of its lines and deliveries is done where they are now.
 */
export function movedPast(past: readonly Basket[], leftId: string, there: Basket): Basket[] {
  return past.map((seen) => {
    if (seen.id !== leftId) return seen;
    const deliveries = [...there.deliveries, ...seen.deliveries];
    return { ...seen, id: there.id, deliveries, quotes: [...there.quotes, ...seen.quotes] };
  });
}

const idsOf = (basket: Basket) => productLinesOf(basket).map(({ lineId }) => lineId);

/** The id in the basket as it is now of a line that was in an earlier answer (of `past`); null when it is gone. */
export function idNow(lineId: string, past: readonly Basket[], now: Basket): string | null {
  const own = past.filter(({ id }) => id === now.id);
  const since = own.slice(own.findLastIndex((basket) => idsOf(basket).includes(lineId)));
  return since.reduce<string | null>((id, seen, at) => id && sameLineId(seen, since[at + 1] ?? now, id), lineId);
}

/**
 * An intent with its line ids translated to the basket as it is now: every change that was made since, while the intent
 * waited in the queue or its dialog was open, gave all lines new ids. `past` are the remembered answers.
 */
export function renamed(action: Action, past: readonly Basket[], now: Basket): Action {
  const again = (lineId: string) => idNow(lineId, past, now) ?? lineId;
  if (removeLine.match(action)) return removeLine(again(action.payload));
  if (removeLines.match(action)) return removeLines(action.payload.map(again));
  if (isOfOneLine(action)) {
    const payload = { ...action.payload, lineId: again(action.payload.lineId) };
    return withPayload(action, payload);
  }
  if (changeRecipient.match(action) || changeMoment.match(action)) {
    const payload = { ...action.payload, lineIds: action.payload.lineIds.map(again) };
    return withPayload(action, payload);
  }
  return action;
}

const isOfOneLine = isAnyOf(changeQuantity, changeAmount, changeGreeting, changeWrapping);

const withPayload = <Payload>(action: Action, payload: Payload): Action & { payload: Payload } => ({
  ...action,
  payload,
});
