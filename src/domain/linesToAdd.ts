import { type Address } from "./address";
import { type Basket } from "./basket";
import { linesOf, type BasketLine } from "./basketLines";
import { type RecipientToSend } from "./delivery";
import { ownEntry } from "./ownEntry";

/** One product as updateBasket takes it (spec §7). */
export interface ProductToAdd extends RecipientToSend {
  productId: string;
  stockKeepingUnit: string | null;
  deliveryMethod: string;
  deliveryDate: string | null;
  timezone: string | null;
  giftcardValue: number | null;
  valueCurrency: string | null;
  quantity: number;
  addGreeting: { greetingToken: string } | null;
  addWrapping: { id: string; quantity: number } | null;
}

/**
 * The basket's lines as products to add again. Together with doClearProducts that is how a line is removed or its
 * quantity changed: there is no other input for it. Recipient, date, greeting and wrapping stay with their line.
 * `change` maps line ids to new quantities; 0 leaves a line out.
 */
export function linesToAdd(basket: Basket, change: Readonly<Record<string, number>> = {}): ProductToAdd[] {
  return linesOf(basket).flatMap((entry) => {
    const quantity = ownEntry(change, entry.line.lineId) ?? entry.line.quantity;
    return quantity > 0 ? [productToAdd(entry, quantity)] : [];
  });
}

/** One line as a product to add, for example to put a removed one back. */
export function productToAdd(
  { line, delivery, greeting, wrapping }: BasketLine,
  quantity = line.quantity,
): ProductToAdd {
  return {
    productId: line.productId,
    stockKeepingUnit: line.stockKeepingUnit,
    deliveryMethod: line.deliveryMethod,
    deliveryDate: delivery.deliveryDate ?? null,
    timezone: delivery.timezone ?? null,
    giftcardValue: line.giftcardValue ?? null,
    valueCurrency: line.valueCurrency ?? null,
    quantity,
    recipientName: delivery.recipientName ?? null,
    recipientEmail: delivery.recipientEmail ?? null,
    recipientPhone: delivery.recipientPhone ?? null,
    recipientAddress: plainAddress(delivery.recipientAddress),
    addGreeting: greeting ? { greetingToken: greeting.greetingToken } : null,
    // There are as many wrappings as gifts to wrap.
    addWrapping: wrapping ? { id: wrapping.wrappingId, quantity } : null,
  };
}

function plainAddress(address: Address | null | undefined): Address | null {
  if (!address) return null;
  const { line1, line2, attention, postCode, city, countryCode } = address;
  return { line1, line2, attention, postCode, city, countryCode };
}
