import { type Basket } from "./basket";
import { type BillingForm } from "./buyer";
import { isRequired, recipientFields, recipientOf, type RecipientForm } from "./delivery";
import { phoneCountry, type ToE164, withPhonesFrom } from "./phoneCountry";

/** Somebody who can be filled into a recipient form with one click. */
export interface KnownRecipient {
  key: string;
  name: string;
  /** Where the gift goes, to tell apart two people of the same name. */
  place: string;
  recipient: RecipientForm;
}

/** The form that somebody known is to be filled into. */
interface FormToFill {
  /** The delivery method, which tells what is asked for. */
  method: string;
  /** The country of the market. */
  countryCode: string;
  /** Null while the numbering plans are not loaded. */
  toE164?: ToE164 | null;
}

/**
 * The recipients of the other gifts in the basket about whom all that the form requires is known, each once, in the
 * order of the deliveries. `except` is the id of the delivery being edited.
 */
export function knownRecipients(
  basket: Pick<Basket, "deliveries"> | null,
  form: FormToFill,
  except?: string,
): KnownRecipient[] {
  const { method, countryCode } = form;
  const found = new Map<string, KnownRecipient>();
  for (const delivery of basket?.deliveries ?? []) {
    if (delivery.id === except) continue;
    const recipient = readHere(recipientOf(delivery, countryCode), form);
    if (!isEnough(recipient, method)) continue;
    const key = recipientFields(method)
      .map((field) => recipient[field].trim().toLowerCase())
      .join("\n");
    if (!found.has(key)) found.set(key, { key, name: recipient.name, place: placeOf(recipient, method), recipient });
  }
  return [...found.values()];
}

/**
 * The buyer as a recipient; null when too little is known about them for the form. A gift goes to a person: if a
 * company buys, to whoever is signed in.
 */
export function buyerAsRecipient(
  buyer: Partial<Record<keyof BillingForm, string | null>> | null,
  signedIn: { name: string } | null,
  form: FormToFill,
): RecipientForm | null {
  if (!buyer) return null;
  const recipientName = buyer.accountType === "B2B" ? signedIn?.name : buyer.name;
  const told = { recipientName, recipientEmail: buyer.email, recipientPhone: buyer.phone, recipientAddress: buyer };
  const recipient = readHere(recipientOf(told, form.countryCode), form);
  return isEnough(recipient, form.method) ? recipient : null;
}

/** With phone numbers that stay right in this form: a foreign national number would be read as one of this country. */
function readHere(recipient: RecipientForm, { method, countryCode, toE164 = null }: FormToFill): RecipientForm {
  return withPhonesFrom(recipient, {
    from: recipient.countryCode,
    to: phoneCountry(recipient, method, countryCode),
    toE164,
  });
}

function isEnough(recipient: RecipientForm, method: string): boolean {
  const fields = recipientFields(method);
  return fields.length > 0 && fields.every((field) => !isRequired(field, method) || recipient[field].trim() !== "");
}

function placeOf(recipient: RecipientForm, method: string): string {
  if (method === "Sms") return recipient.phone;
  return method === "Physical" ? [recipient.line1, recipient.city].filter(Boolean).join(", ") : recipient.email;
}

/** The form with the fields that `method` asks for taken from another recipient; the rest stays as it was. */
export function filledFrom(form: RecipientForm, from: RecipientForm, method: string): RecipientForm {
  const taken = recipientFields(method).map((field) => [field, from[field]] as const);
  return { ...form, ...(Object.fromEntries(taken) as Partial<RecipientForm>) };
}
