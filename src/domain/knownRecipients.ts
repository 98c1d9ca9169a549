import { type Basket } from "./basket";
import { type BillingForm } from "./buyer";
import { isRequired, recipientFields, recipientOf, type RecipientForm } from "./delivery";

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
 * order of the lines. `except` is the delivery that is being changed.
 */
export function knownRecipients(
  basket: Pick<Basket, "deliveries"> | null,
  method: string,
  countryCode: string,
  except?: string,
): KnownRecipient[] {
  const found = new Map<string, KnownRecipient>();
  for (const delivery of basket?.deliveries ?? []) {
    if (delivery.id === except) continue;
    const recipient = recipientOf(delivery, countryCode);
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
 * where a company buys, to who is signed in.
 */
export function buyerAsRecipient(
  buyer: Partial<Record<keyof BillingForm, string | null>> | null,
  method: string,
  countryCode: string,
  signedIn: { name: string } | null,
): RecipientForm | null {
  if (!buyer) return null;
  const recipientName = buyer.accountType === "B2B" ? signedIn?.name : buyer.name;
  const recipient = recipientOf(
    { recipientName, recipientEmail: buyer.email, recipientPhone: buyer.phone, recipientAddress: buyer },
    countryCode,
  );
  return isEnough(recipient, method) ? recipient : null;
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
