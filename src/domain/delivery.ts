import { type Address } from "./buyer";

/** The ways a product can be sent (spec §3). Webhook is never offered, only displayed. */
export const DELIVERY_METHODS = ["Email", "Sms", "Physical", "CsvByEmail", "Webhook"] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** The known method behind a server's word; null for one this shop does not know. */
export function deliveryMethod(raw: string | null | undefined): DeliveryMethod | null {
  return DELIVERY_METHODS.find((method) => method === raw) ?? null;
}

/** Whether somebody opens what comes this way: a file of codes is opened by whoever ordered it. */
export function takesGreeting(method: string): boolean {
  return method === "Email" || method === "Sms" || method === "Physical";
}

/** Only what is posted can be wrapped. */
export const takesWrapping = (method: string): boolean => method === "Physical";

/** The recipient form: every field a text, "" when empty (spec §3). */
export interface RecipientForm {
  name: string;
  email: string;
  emailRepeat: string;
  phone: string;
  phoneRepeat: string;
  countryCode: string;
  postCode: string;
  city: string;
  line1: string;
  line2: string;
  attention: string;
}
export type RecipientField = keyof RecipientForm;

const BY_EMAIL = ["name", "email", "emailRepeat"] as const;
const ADDRESS = ["line1", "line2", "attention", "postCode", "city", "countryCode"] as const;

const FIELDS: Record<DeliveryMethod, readonly RecipientField[]> = {
  Email: BY_EMAIL,
  Sms: ["name", "phone", "phoneRepeat"],
  Physical: ["name", ...ADDRESS, "phone"],
  CsvByEmail: BY_EMAIL,
  Webhook: [],
};

const OPTIONAL: ReadonlySet<RecipientField> = new Set(["line2", "attention"]);

/** The fields a recipient of this method is asked for, in the order of the form. */
export function recipientFields(method: string): readonly RecipientField[] {
  const known = deliveryMethod(method);
  return known ? FIELDS[known] : [];
}

/** Whether a field must be filled; the phone is optional where the gift comes by post. */
export function isRequired(field: RecipientField, method: string): boolean {
  return (
    recipientFields(method).includes(field) && !OPTIONAL.has(field) && !(field === "phone" && method === "Physical")
  );
}

/** A recipient of whom nothing is known but the country. */
export function emptyRecipient(countryCode: string): RecipientForm {
  const none = { name: "", email: "", emailRepeat: "", phone: "", phoneRepeat: "", postCode: "", city: "" };
  return { ...none, countryCode: countryCode.toUpperCase(), line1: "", line2: "", attention: "" };
}

export interface RecipientToSend {
  recipientName: string | null;
  recipientEmail: string | null;
  recipientPhone: string | null;
  recipientAddress: Address | null;
}

/**
 * What is sent of a recipient (spec §5): only the fields of the method, trimmed, without the repeats. The phone is
 * expected in its international form.
 */
export function recipientToSend(form: RecipientForm, method: string): RecipientToSend {
  const asked = recipientFields(method);
  const text = (field: RecipientField) => (asked.includes(field) ? cleanText(form[field]) || null : null);
  return {
    recipientName: text("name"),
    recipientEmail: text("email"),
    recipientPhone: text("phone"),
    recipientAddress: asked.includes("line1")
      ? {
          line1: text("line1"),
          line2: text("line2"),
          attention: text("attention"),
          postCode: text("postCode"),
          city: text("city"),
          countryCode: text("countryCode")?.toUpperCase() ?? null,
        }
      : null,
  };
}

/** The form that a delivery already in the basket was filled from, to change it. */
export function recipientOf(delivery: Partial<RecipientToSend>, countryCode: string): RecipientForm {
  const address = delivery.recipientAddress;
  const email = delivery.recipientEmail ?? "";
  const phone = delivery.recipientPhone ?? "";
  return {
    name: delivery.recipientName ?? "",
    email,
    emailRepeat: email,
    phone,
    phoneRepeat: phone,
    countryCode: address?.countryCode?.toUpperCase() || countryCode.toUpperCase(),
    postCode: address?.postCode ?? "",
    city: address?.city ?? "",
    line1: address?.line1 ?? "",
    line2: address?.line2 ?? "",
    attention: address?.attention ?? "",
  };
}

/** Text as it is sent: composed letters, trimmed, without line breaks, direction marks and other invisible signs. */
export function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
