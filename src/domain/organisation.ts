import { type Contacts } from "./contact";

interface Organisation {
  shopName: string;
  origin: string;
  logoUrl: string;
  /** Customer service by country, in lower case. */
  contacts: Contacts;
}

/** The company as structured data for search engines (spec §1): name, address, logo, customer service by country. */
export function organisationJsonLd({ shopName, origin, logoUrl, contacts }: Organisation): object {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: shopName,
    url: `${origin}/`,
    ...(logoUrl && { logo: new URL(logoUrl, origin).href }),
    contactPoint: Object.entries(contacts).flatMap(([country, contact]) =>
      contact
        ? {
            "@type": "ContactPoint",
            contactType: "customer service",
            telephone: contact.phone,
            email: contact.email,
            areaServed: country.toUpperCase(),
          }
        : [],
    ),
  };
}
