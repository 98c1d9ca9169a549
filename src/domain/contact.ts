/** The address behind a phone number as it is written (RFC 3966): "tel:+4570102030". */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;
