import { expect, test } from "vitest";
import { mailLink, openContacts } from "~/domain/contact";

const dk = { phone: "+45 70 10 20 30", email: "help.dk@gavia.example" };
const se = { phone: "+46 8 120 30 40", email: "help.se@gavia.example" };

test("only the countries that are sold to have a customer service, and of those the ones for which it is set", () => {
  expect(openContacts({ dk, se }, ["dk", "no"])).toEqual({ dk });
  expect(openContacts({ dk, se, no: null }, ["dk", "se", "no"])).toEqual({ dk, se });
});

test("a mail has a subject where there is one", () => {
  expect(mailLink(dk.email)).toBe("mailto:help.dk@gavia.example");
  expect(mailLink(dk.email, "Ordre nº 7 & 8")).toBe(
    "mailto:help.dk@gavia.example?subject=Ordre%20n%C2%BA%207%20%26%208",
  );
});
