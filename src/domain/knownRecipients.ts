import { type Basket } from "./basket";
import { type BillingForm } from "./buyer";
import { isRequired, recipientFields, recipientOf, type RecipientForm } from "./delivery";
import { phoneCountry, type ToE164, withPhonesFrom } from "./phoneCountry";

/** Somebody who can be filled into a recipient form with one press. */
export interface KnownRecipient {
  key: string;
  name: string;
  /** Tells apart two of the same name: where the gift goes. */
  place: string;
  recipient: RecipientForm;
}

/**
 * The recipients of the other gifts in the basket who are known well enough for a way of delivery: each once, in the
 * order of the lines. `except` is the delivery that is being changed; `countryCode` is the shop's.
 */
export function knownRecipients(
  basket: Pick<Basket, "deliveries"> | null,
  method: string,
  countryCode: string,
  { except, toE164 = null }: { except?: string; toE164?: ToE164 | null } = {},
): KnownRecipient[] {
  const found = new Map<string, KnownRecipient>();
  for (const delivery of basket?.deliveries ?? []) {
    if (delivery.id === except) continue;
    const recipient = readHere(recipientOf(delivery, countryCode), method, countryCode, toE164);
    if (!isEnough(recipient, method)) continue;
    const key = recipientFields(method)
      .map((field) => recipient[field].trim().toLowerCase())
      .join("\n");
    if (!found.has(key)) found.set(key, { key, name: recipient.name, place: placeOf(recipient, method), recipient });
  }
  return [...found.values()];
}

/**
 * The buyer as a recipient; null when too little is known of them for this way of delivery. A gift goes to a person:
 * where a company buys, to who is signed in. `countryCode` is the shop's.
 */
export function buyerAsRecipient(
  buyer: Partial<Record<keyof BillingForm, string | null>> | null,
  method: string,
  countryCode: string,
  signedIn: { name: string } | null,
  toE164: ToE164 | null = null,
): RecipientForm | null {
  if (!buyer) return null;
  const recipientName = buyer.accountType === "B2B" ? signedIn?.name : buyer.name;
  const told = { recipientName, recipientEmail: buyer.email, recipientPhone: buyer.phone, recipientAddress: buyer };
  const recipient = readHere(recipientOf(told, countryCode), method, countryCode, toE164);
  return isEnough(recipient, method) ? recipient : null;
}

/** With numbers as they can be filled in: that of a neighbour is typed as at home, and read as one of this country. */
function readHere(recipient: RecipientForm, method: string, countryCode: string, toE164: ToE164 | null) {
  return withPhonesFrom(recipient, recipient.countryCode, phoneCountry(recipient, method, countryCode), toE164);
}

function isEnough(recipient: RecipientForm, method: string): boolean {
  const fields = recipientFields(method);
  return fields.length > 0 && fields.every((field) => !isRequired(field, method) || recipient[field].trim() !== "");
}

function placeOf(recipient: RecipientForm, method: string): string {
  if (method === "Sms") return recipient.phone;
  return method === "Physical" ? [recipient.line1, recipient.city].filter(Boolean).join(", ") : recipient.email;
}

/** Only what the way of delivery asks for, the rest of the form as it was. */
export function filledFrom(form: RecipientForm, from: RecipientForm, method: string): RecipientForm {
  const taken = recipientFields(method).map((field) => [field, from[field]] as const);
  return { ...form, ...(Object.fromEntries(taken) as Partial<RecipientForm>) };
}
