import { type Action } from "@reduxjs/toolkit";
import { type AddProductInput, type UpdateBasketInput } from "~/api/generated/commerce/answers";
import { type Basket, type ProductLine } from "~/domain/basket";
import { type BasketLine, linesOf } from "~/domain/basketLines";
import { buyerOf } from "~/domain/buyer";
import { recipientToSend, takesGreeting, takesWrapping } from "~/domain/delivery";
import { linesToAdd, type ProductToAdd, productToAdd } from "~/domain/linesToAdd";
import { type BasketTimes } from "~/domain/moment";
import { productOf, withDatesToSend } from "~/domain/purchaseDraft";
import { type RecipientChange } from "./basketState";
import {
  addProducts,
  changeAmount,
  changeGreeting,
  changeMoment,
  changeQuantity,
  changeRecipient,
  changeWrapping,
  chooseQuote,
  keepOnlyCountry,
  redeemCode,
  removeLine,
  removeLines,
  removeVoucher,
  saveBuyer,
} from "./slice";

/** What is sent for an intent: products to add, whether the basket is cleared first, and the rest of the input. */
export interface Change {
  added: ProductToAdd[];
  /** The basket is cleared first, so that `added` is all there will be. */
  isWhole: boolean;
  /** The products in `added` that are not in the basket yet. */
  news: readonly ProductToAdd[];
  rest: Omit<UpdateBasketInput, "id" | "addProducts" | "doClearProducts">;
  /** The lines that will be gone. */
  removed: readonly ProductLine[];
  /** A delivery date had passed and is sent as now. */
  moved: boolean;
}

/**
 * The change that an intent asks for; null when there is nothing (left) to change. `now` in milliseconds since 1970.
 */
export function changeOf(action: Action, basket: Basket, now: number): Change | null {
  if (addProducts.match(action)) {
    const sent = action.payload.map((draft) => productOf(draft, now));
    const added = sent.map(({ product }) => product);
    return { added, isWhole: false, news: added, rest: {}, removed: [], moved: sent.some(({ moved }) => moved) };
  }
  if (changeQuantity.match(action)) return requantified(basket, action.payload, now);
  if (removeLine.match(action)) return requantified(basket, { lineId: action.payload, quantity: 0 }, now);
  if (removeLines.match(action)) return without(basket, now, ({ line }) => action.payload.includes(line.lineId));
  if (keepOnlyCountry.match(action)) {
    const country = action.payload.toUpperCase();
    const isAbroad = ({ delivery }: BasketLine) =>
      (delivery.recipientAddress?.countryCode?.toUpperCase() || country) !== country;
    return without(basket, now, isAbroad);
  }
  if (changeRecipient.match(action)) {
    const { lineIds, recipient, way } = action.payload;
    return withLines(basket, lineIds, now, (product) => readdressed(product, recipient, way));
  }
  if (changeMoment.match(action)) {
    const { lineIds, deliveryDate, timezone } = action.payload;
    return withLines(basket, lineIds, now, () => ({ deliveryDate, timezone: deliveryDate && timezone }));
  }
  if (changeAmount.match(action)) {
    const { lineId, stockKeepingUnit, giftcardValue } = action.payload;
    return withLines(basket, [lineId], now, () => ({ stockKeepingUnit, giftcardValue }));
  }
  if (changeGreeting.match(action)) {
    const { lineId, greetingToken } = action.payload;
    return withLines(basket, [lineId], now, () => ({ addGreeting: greetingToken ? { greetingToken } : null }));
  }
  if (changeWrapping.match(action)) {
    const { lineId, wrappingId } = action.payload;
    return withLines(basket, [lineId], now, ({ quantity }) => ({
      addWrapping: wrappingId ? { id: wrappingId, quantity } : null,
    }));
  }
  if (saveBuyer.match(action)) {
    const { billing, reference } = action.payload;
    return other({ buyer: buyerOf(billing), reference });
  }
  if (redeemCode.match(action)) return other({ addRedeems: [action.payload] });
  if (removeVoucher.match(action)) {
    const isThere = basket.vouchers.some(({ id }) => id === action.payload);
    return isThere ? other({ removeRedeemIds: [action.payload] }) : null;
  }
  if (chooseQuote.match(action)) return other({ setShippingQuotes: [action.payload] });
  return null;
}

/**
 * The ids of the lines that an intent edits; if they are gone, the person must be told. Removing lines does not count:
 * a line that is gone need not be removed.
 */
export function linesMeant(action: Action): readonly string[] {
  if (changeRecipient.match(action) || changeMoment.match(action)) return action.payload.lineIds;
  if (changeAmount.match(action) || changeGreeting.match(action) || changeWrapping.match(action)) {
    return [action.payload.lineId];
  }
  return [];
}

/** The change that removes the lines for which `goes` is true; null when there are none. */
function without(basket: Basket, now: number, goes: (entry: BasketLine) => boolean): Change | null {
  const lines = linesOf(basket);
  const removed = lines.filter(goes).map(({ line }) => line);
  const products = lines.filter((entry) => !goes(entry)).map((entry) => productToAdd(entry));
  return removed.length > 0 ? whole(basket, products, now, removed) : null;
}

/** The change that edits the lines with these ids; null when none of them is there any more. */
function withLines(
  basket: Basket,
  lineIds: readonly string[],
  now: number,
  changed: (product: ProductToAdd) => Partial<ProductToAdd>,
): Change | null {
  const lines = linesOf(basket);
  if (!lines.some(({ line }) => lineIds.includes(line.lineId))) return null;
  const products = lines.map((entry) => {
    const product = productToAdd(entry);
    return lineIds.includes(entry.line.lineId) ? { ...product, ...changed(product) } : product;
  });
  return whole(basket, products, now);
}

/** The fields for another recipient and, with `way`, another delivery method; only extras that it takes are kept. */
export function readdressed(
  product: ProductToAdd,
  recipient: RecipientChange["recipient"],
  way: RecipientChange["way"],
): Partial<ProductToAdd> {
  const method = way?.deliveryMethod ?? product.deliveryMethod;
  const sent = recipientToSend(recipient, method);
  if (!way) return sent;
  return {
    ...sent,
    ...way,
    timezone: way.deliveryDate && way.timezone,
    addGreeting: takesGreeting(method) ? product.addGreeting : null,
    addWrapping: takesWrapping(method) ? product.addWrapping : null,
  };
}

function requantified(
  basket: Basket,
  { lineId, quantity }: { lineId: string; quantity: number },
  now: number,
): Change | null {
  const line = linesOf(basket).find((entry) => entry.line.lineId === lineId)?.line;
  const isQuantity = Number.isSafeInteger(quantity) && quantity >= 0;
  if (!line || !isQuantity || line.quantity === quantity) return null;
  return whole(basket, linesToAdd(basket, { [lineId]: quantity }), now, quantity === 0 ? [line] : []);
}

/** The change that clears the basket and adds these products: there is no other way to change or remove a line. */
export function whole(
  basket: BasketTimes,
  products: ProductToAdd[],
  now: number,
  removed: Change["removed"] = [],
): Change {
  const { products: added, moved } = withDatesToSend(products, now, basket);
  return { added, isWhole: true, news: [], rest: {}, removed, moved };
}

/** A change that leaves the lines as they are. */
export const other = (rest: Change["rest"]): Change => ({
  added: [],
  isWhole: false,
  news: [],
  rest,
  removed: [],
  moved: false,
});

/** The input of updateBasket for a change. */
export function inputOf(basketId: string, { added, isWhole, rest }: Change): UpdateBasketInput {
  return {
    id: basketId,
    ...rest,
    ...(isWhole && { doClearProducts: true }),
    // Delivery methods that this shop does not know are sent back as they came.
    ...((isWhole || added.length > 0) && { addProducts: added as AddProductInput[] }),
  };
}

/** Whether a change adds anything to the basket: pieces or codes. Lines that are only added again do not count. */
export function adds(before: Basket, { added, isWhole, rest }: Change): boolean {
  const pieces = (products: readonly ProductToAdd[]) => products.reduce((sum, { quantity }) => sum + quantity, 0);
  return rest.addRedeems !== undefined || pieces(added) > (isWhole ? pieces(linesToAdd(before)) : 0);
}
