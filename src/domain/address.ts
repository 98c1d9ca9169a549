import { cleanText, cleanWord } from "./typedText";

/** A place, as baskets, orders and accounts have it (spec §3). */
export interface Address {
  line1?: string | null;
  line2?: string | null;
  attention?: string | null;
  postCode?: string | null;
  city?: string | null;
  countryCode?: string | null;
}

/** What is asked of a place. */
export const ADDRESS_FIELDS = ["line1", "line2", "attention", "postCode", "city", "countryCode"] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** A place as it is typed: every field a text, "" when empty. */
export type AddressForm = Record<AddressField, string>;

const OPTIONAL: ReadonlySet<string> = new Set<AddressField>(["line2", "attention"]);

/** Whether a place can do without this field; false for a field that is no part of a place. */
export const isOptionalInAddress = (field: string): boolean => OPTIONAL.has(field);

/** A place to be typed over; where no country is known, the given one. Countries are upper-case, as on the wire. */
export function addressForm(address: Address | null | undefined, countryCode: string): AddressForm {
  return {
    line1: address?.line1 ?? "",
    line2: address?.line2 ?? "",
    attention: address?.attention ?? "",
    postCode: address?.postCode ?? "",
    city: address?.city ?? "",
    countryCode: (address?.countryCode || countryCode).toUpperCase(),
  };
}

/** What is sent of a place, whoever lives there: clean, empty fields as none (spec §5). */
export function addressToSend(form: AddressForm): Required<Address> {
  return {
    line1: textToSend(form.line1),
    line2: textToSend(form.line2),
    attention: textToSend(form.attention),
    postCode: wordToSend(form.postCode),
    city: textToSend(form.city),
    countryCode: textToSend(form.countryCode)?.toUpperCase() ?? null,
  };
}

/** A typed text as it is sent; null for none. */
export const textToSend = (text: string): string | null => cleanText(text) || null;

/** An e-mail address, a number or a post code as it is sent; null for none. */
export const wordToSend = (text: string): string | null => cleanWord(text) || null;
