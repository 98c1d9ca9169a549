/** How to reach the customer service of a country. */
export interface Contact {
  phone: string;
  email: string;
}

/** By lower-case country code, for the countries that have their own. */
export type Contacts = Readonly<Record<string, Contact | undefined>>;

/** The customer service of the countries that are sold to, where it is set: others are nobody's business. */
export function openContacts(set: Readonly<Record<string, Contact | null>>, countries: readonly string[]): Contacts {
  return Object.fromEntries(
    Object.entries(set).flatMap(([country, contact]) =>
      contact && countries.includes(country) ? [[country, contact]] : [],
    ),
  );
}

/** The address behind a phone number as it is written (RFC 3966): "tel:+4570102030". */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;
