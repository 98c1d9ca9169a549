import { recipientToSend, type RecipientForm, takesGreeting, takesWrapping } from "./delivery";
import { dateToSend } from "./moment";
import { type ProductToAdd } from "./linesToAdd";

/** A gift with its recipient, as the purchase form holds it when it is sent: with the repeats, untrimmed. */
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
  greetingToken?: string | null;
  wrappingId?: string | null;
  /** Of what is sent: the draft that it was made of, as the form had it. */
  typed?: PurchaseDraft;
}

/** What is sent of a draft (spec §5): trimmed, without the repeats, a past date as now; `moved` says that it was. */
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

/** Whether the post brings it, and on whose clock its days are counted. */
function postOf({ deliveryMethod, timezone }: Pick<ProductToAdd, "deliveryMethod" | "timezone">) {
  return { byPost: deliveryMethod === "Physical", zone: timezone };
}

/** Products with the dates that cannot be kept any more moved to now; `writtenAt` is when they were put in. */
export function withDatesToSend(
  products: readonly ProductToAdd[],
  now: number,
  writtenAt?: number,
): { products: ProductToAdd[]; moved: boolean } {
  const dated = products.map((product) => ({
    product,
    date: dateToSend(product.deliveryDate, now, { ...postOf(product), ...(writtenAt && { writtenAt }) }),
  }));
  return {
    products: dated.map(({ product, date }) => ({ ...product, deliveryDate: date.deliveryDate })),
    moved: dated.some(({ date }) => date.moved),
  };
}
