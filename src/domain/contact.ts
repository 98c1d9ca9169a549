/** How to reach the customer service of a country. */
export interface Contact {
  phone: string;
  email: string;
}

/** Contacts by lower-case country code, for the countries that have one. */
export type Contacts = Readonly<Record<string, Contact | undefined>>;

/** The configured contacts, only of countries that are sold to. */
export function openContacts(set: Readonly<Record<string, Contact | null>>, countries: readonly string[]): Contacts {
  return Object.fromEntries(
    Object.entries(set).flatMap(([country, contact]) =>
      contact && countries.includes(country) ? [[country, contact]] : [],
    ),
  );
}

/** The link for a phone number as people write it (RFC 3966): "tel:+4570102030". */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** The link for an e-mail (RFC 6068), about something that need not be typed then. */
export const mailLink = (email: string, subject?: string): string =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;
