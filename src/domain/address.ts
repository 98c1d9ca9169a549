import { cleanText, cleanWord } from "./typedText";

/** A postal address, as baskets, orders and accounts have it (spec §3). */
export interface Address {
  line1?: string | null;
  line2?: string | null;
  attention?: string | null;
  postCode?: string | null;
  city?: string | null;
  countryCode?: string | null;
}

/** The fields of an address, in the order of a form. */
export const ADDRESS_FIELDS = ["line1", "line2", "attention", "postCode", "city", "countryCode"] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Whether a field, of whatever form, is one of an address. */
export const isAddressField = (field: string): field is AddressField =>
  (ADDRESS_FIELDS as readonly string[]).includes(field);

/** An address being typed: every field a string, "" when empty. */
export type AddressForm = Record<AddressField, string>;

const OPTIONAL: ReadonlySet<string> = new Set<AddressField>(["line2", "attention"]);

/** Whether an address can do without this field; false for a field that is not part of an address. */
export const isOptionalInAddress = (field: string): boolean => OPTIONAL.has(field);

/** Whether something was typed into an address: its country may have been preselected. */
export const isAddressed = (form: AddressForm): boolean =>
  ADDRESS_FIELDS.some((field) => field !== "countryCode" && form[field].trim() !== "");

/**
 * The form to edit an address with; `countryCode` where it has no country. Upper-case countries, as the backends do.
 */
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

/** An address as it is sent: trimmed, empty fields as null (spec §5). */
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

/** Typed text as it is sent; null when empty. */
export const textToSend = (text: string): string | null => cleanText(text) || null;

/** An e-mail address, phone number or post code as it is sent; null when empty. */
export const wordToSend = (text: string): string | null => cleanWord(text) || null;
