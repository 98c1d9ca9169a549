import { recipientToSend, type RecipientForm, takesGreeting, takesWrapping } from "./delivery";
import { type BasketTimes, dateToSend } from "./moment";
import { type ProductToAdd } from "./linesToAdd";
import { type TypedIn } from "./phoneCountry";

/** A gift with its recipient as it was typed in the purchase form: with the repeated fields, untrimmed. */
export interface PurchaseDraft {
  productId: string;
  stockKeepingUnit: string;
  deliveryMethod: string;
  /** an ISO instant in UTC; null is "send now" */
  deliveryDate: string | null;
  timezone: string | null;
  giftcardValue: number | null;
  valueCurrency: string | null;
  quantity: number;
  recipient: RecipientForm;
  typedIn?: TypedIn;
  greetingToken?: string | null;
  /** It had a greeting that could not be kept over a reload. */
  lostGreeting?: boolean;
  wrappingId?: string | null;
  /** The fields of the form that may hold what cannot be sent: an amount that is none, a day still to be chosen. */
  left?: { amount: string; when: "now" | "later"; day: string; time: string };
}

/**
 * A draft as it is sent (spec §5): trimmed, without the repeated fields, a date that cannot be kept as now (then
 * `moved` is true).
 */
export function productOf(draft: PurchaseDraft, now: number): { product: ProductToAdd; moved: boolean } {
  const { deliveryDate, moved } = dateToSend(draft.deliveryDate, now, postOf(draft));
  const method = draft.deliveryMethod;
  return {
    moved,
    product: {
      productId: draft.productId,
      stockKeepingUnit: draft.stockKeepingUnit,
      deliveryMethod: draft.deliveryMethod,
      deliveryDate,
      timezone: deliveryDate && draft.timezone,
      giftcardValue: draft.giftcardValue,
      valueCurrency: draft.valueCurrency,
      quantity: draft.quantity,
      ...recipientToSend(draft.recipient, draft.deliveryMethod),
      addGreeting: draft.greetingToken && takesGreeting(method) ? { greetingToken: draft.greetingToken } : null,
      addWrapping:
        draft.wrappingId && takesWrapping(method) ? { id: draft.wrappingId, quantity: draft.quantity } : null,
    },
  };
}

/** Whether it goes by post, and in which zone its days are counted. */
function postOf({ deliveryMethod, timezone }: Pick<ProductToAdd, "deliveryMethod" | "timezone">) {
  return { byPost: deliveryMethod === "Physical", zone: timezone };
}

/** Products (of a `basket`) with the dates that can no longer be kept moved to now. */
export function withDatesToSend(
  products: readonly ProductToAdd[],
  now: number,
  basket: BasketTimes | null = null,
): { products: ProductToAdd[]; moved: boolean } {
  const dated = products.map((product) => ({
    product,
    date: dateToSend(product.deliveryDate, now, { ...postOf(product), basket }),
  }));
  return {
    products: dated.map(({ product, date }) => ({ ...product, deliveryDate: date.deliveryDate })),
    moved: dated.some(({ date }) => date.moved),
  };
}
