import { type Action } from "@reduxjs/toolkit";
import { type Basket } from "~/api/commerce/basket";
import { sameLineId } from "~/domain/sameLines";
import { changeGreeting, changeMoment, changeQuantity, changeRecipient, changeWrapping, removeLine } from "./slice";

/**
 * An intent about lines as they were `seen`, in the words of the basket as it is now: a change that was made while it
 * waited for its turn gave all lines new ids.
 */
export function renamed(action: Action, seen: Basket | null, now: Basket): Action {
  if (!seen) return action;
  const again = (lineId: string) => sameLineId(seen, now, lineId) ?? lineId;
  if (removeLine.match(action)) return removeLine(again(action.payload));
  if (changeQuantity.match(action) || changeGreeting.match(action) || changeWrapping.match(action)) {
    const payload = { ...action.payload, lineId: again(action.payload.lineId) };
    return withPayload(action, payload);
  }
  if (changeRecipient.match(action) || changeMoment.match(action)) {
    const payload = { ...action.payload, lineIds: action.payload.lineIds.map(again) };
    return withPayload(action, payload);
  }
  return action;
}

const withPayload = <Payload>(action: Action, payload: Payload): Action & { payload: Payload } => ({
  ...action,
  payload,
});
