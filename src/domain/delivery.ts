import {
  type Address,
  ADDRESS_FIELDS,
  addressForm,
  type AddressForm,
  addressToSend,
  isOptionalInAddress,
  textToSend,
  wordToSend,
} from "./address";

/** The methods by which a product can be sent (spec §3). Webhook is never offered, only displayed. */
export const DELIVERY_METHODS = ["Email", "Sms", "Physical", "CsvByEmail", "Webhook"] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** The known method behind a server's word; null for one this shop does not know. */
export function deliveryMethod(raw: string | null | undefined): DeliveryMethod | null {
  return DELIVERY_METHODS.find((method) => method === raw) ?? null;
}

/** Whether a greeting can go with this method: not with a file of codes, which the buyer opens. */
export function takesGreeting(method: string): boolean {
  return method === "Email" || method === "Sms" || method === "Physical";
}

/** Whether wrapping can go with this method: only what is sent by post can be wrapped. */
export const takesWrapping = (method: string): boolean => method === "Physical";

/** The greeting and the wrapping that go with a product; null for none. */
export interface Extras {
  greetingToken: string | null;
  wrappingId: string | null;
}

/** The extras that would be lost if the product were sent by this method; null when none would. */
export function extrasLost({ greetingToken, wrappingId }: Extras, method: string): Extras | null {
  const lost = {
    greetingToken: takesGreeting(method) ? null : greetingToken,
    wrappingId: takesWrapping(method) ? null : wrappingId,
  };
  return lost.greetingToken || lost.wrappingId ? lost : null;
}

/** The recipient form: every field a string, "" when empty (spec §3). */
export interface RecipientForm extends AddressForm {
  name: string;
  email: string;
  emailRepeat: string;
  phone: string;
  phoneRepeat: string;
}
export type RecipientField = keyof RecipientForm;

const BY_EMAIL = ["name", "email", "emailRepeat"] as const;

const FIELDS: Record<DeliveryMethod, readonly RecipientField[]> = {
  Email: BY_EMAIL,
  Sms: ["name", "phone", "phoneRepeat"],
  Physical: ["name", ...ADDRESS_FIELDS, "phone"],
  CsvByEmail: BY_EMAIL,
  Webhook: [],
};

/** The fields a recipient of this method is asked for, in the order of the form. */
export function recipientFields(method: string): readonly RecipientField[] {
  const known = deliveryMethod(method);
  return known ? FIELDS[known] : [];
}

/** Whether a field must be filled in; the phone number is optional for gifts by post. */
export function isRequired(field: RecipientField, method: string): boolean {
  return (
    recipientFields(method).includes(field) &&
    !isOptionalInAddress(field) &&
    !(field === "phone" && method === "Physical")
  );
}

/** An empty recipient form for a country. */
export function emptyRecipient(countryCode: string): RecipientForm {
  return recipientOf({}, countryCode);
}

export interface RecipientToSend {
  recipientName: string | null;
  recipientEmail: string | null;
  recipientPhone: string | null;
  recipientAddress: Address | null;
}

/**
 * A recipient as it is sent (spec §5): only the fields that the method asks for, trimmed, without the repeats. The
 * phone number must already be in its international form.
 */
export function recipientToSend(form: RecipientForm, method: string): RecipientToSend {
  const asked = recipientFields(method);
  const word = (field: RecipientField) => (asked.includes(field) ? wordToSend(form[field]) : null);
  return {
    recipientName: asked.includes("name") ? textToSend(form.name) : null,
    recipientEmail: word("email"),
    recipientPhone: word("phone"),
    recipientAddress: asked.includes("line1") ? addressToSend(form) : null,
  };
}

/** The form to edit the recipient of a delivery in the basket with. */
export function recipientOf(delivery: Partial<RecipientToSend>, countryCode: string): RecipientForm {
  const email = delivery.recipientEmail ?? "";
  const phone = delivery.recipientPhone ?? "";
  return {
    name: delivery.recipientName ?? "",
    email,
    emailRepeat: email,
    phone,
    phoneRepeat: phone,
    ...addressForm(delivery.recipientAddress, countryCode),
  };
}
