import { expect, test } from "vitest";
import { organisationJsonLd } from "~/domain/organisation";

const dk = { phone: "+45 70 10 20 30", email: "help.dk@gavia.example" };
const shop = { shopName: "Gavia", origin: "https://shop.example", logoUrl: "", contacts: { dk, se: undefined } };

test("the company is named with its address and the customer service of each country that has one", () => {
  expect(organisationJsonLd(shop)).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    name: "Gavia",
    url: "https://shop.example/",
    contactPoint: [
      {
        "@type": "ContactPoint",
        contactType: "customer service",
        telephone: "+45 70 10 20 30",
        email: "help.dk@gavia.example",
        areaServed: "DK",
      },
    ],
  });
});

test.each([
  ["/media/logo.svg", "https://shop.example/media/logo.svg"],
  ["https://media.example/logo.svg", "https://media.example/logo.svg"],
])("its logo %s is told as %s", (logoUrl, logo) => {
  expect(organisationJsonLd({ ...shop, logoUrl })).toMatchObject({ logo });
});
