import { type AddressField } from "~/domain/address";

/** The names of the fields of an address, whoever's it is; ids of texts. */
export const ADDRESS_LABELS = {
  countryCode: "recipient.country",
  postCode: "recipient.postCode",
  city: "recipient.city",
  line1: "recipient.line1",
  line2: "recipient.line2",
  attention: "recipient.attention",
} as const satisfies Record<AddressField, string>;
