import { type DeliveryMethod } from "~/api/generated/commerce";

/** Who gets a gift and where, as the recipient form holds it: with the repeats, untrimmed. */
export interface RecipientDraft {
  name: string;
  email: string;
  emailRepeat: string;
  phone: string;
  phoneRepeat: string;
  countryCode: string;
  city: string;
  postCode: string;
  attention: string;
  line1: string;
  line2: string;
}

/** A gift with its recipient, as the purchase form holds it when it is sent. */
export interface PurchaseDraft {
  productId: string;
  stockKeepingUnit: string;
  deliveryMethod: DeliveryMethod;
  /** A UTC instant; null is "send now". */
  deliveryDate: string | null;
  timezone: string;
  giftcardValue: number | null;
  valueCurrency: string | null;
  quantity: number;
  recipient: RecipientDraft;
}
