import { type Action } from "@reduxjs/toolkit";
import { type Basket } from "~/domain/basket";
import { linesOf } from "~/domain/basketLines";
import { takesWrapping } from "~/domain/delivery";
import { changeGreeting, changeRecipient, changeWrapping } from "./slice";

export interface TakenOff {
  lineIds: readonly string[];
  what: "greeting" | "wrapping";
  /** It went because of another delivery method. */
  byWay: boolean;
}

/** The lines from which an intent removes a greeting or a wrapping; null for any other intent. */
export function takenOff(action: Action): TakenOff | null {
  if (changeGreeting.match(action) && action.payload.greetingToken === null)
    return { lineIds: [action.payload.lineId], what: "greeting", byWay: false };
  if (changeWrapping.match(action) && action.payload.wrappingId === null)
    return { lineIds: [action.payload.lineId], what: "wrapping", byWay: false };
  if (!changeRecipient.match(action)) return null;
  // A gift that is no longer sent by post loses its wrapping.
  const { lineIds, way } = action.payload;
  return way && !takesWrapping(way.deliveryMethod) ? { lineIds, what: "wrapping", byWay: true } : null;
}

/** Whether a line has lost already what an intent removes from it, as with a second press. */
export function isOff(before: Basket, action: Action): boolean {
  const taken = takenOff(action);
  if (!taken || taken.byWay) return false;
  return linesOf(before).some((entry) => taken.lineIds.includes(entry.line.lineId) && !entry[taken.what]);
}
