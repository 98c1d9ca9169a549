import { expect, it } from "vitest";
import { type Basket } from "~/domain/basket";
import { isAllGone, remediesOf } from "~/domain/issueRemedies";
import { basket, delivery, line } from "../support/basketBuilder";

const posted = (id: string, countryCode: string) =>
  delivery([line(id, { deliveryMethod: "Physical", quantity: 3 })], {
    id: `to ${id}`,
    deliveryMethod: "Physical",
    recipientAddress: { countryCode },
  });
const stock = (quantityInStock: number): Pick<Basket, "stockInfos"> => ({
  stockInfos: [
    {
      productId: "7",
      allSkusOutOfStock: false,
      deliveryMethods: [
        { deliveryMethod: "Physical", skus: [{ sku: "sku", inStock: quantityInStock > 0, quantityInStock }] },
      ],
    },
  ],
});
const told = (given: Basket, type: string, relatedTo: string | null = "a") =>
  remediesOf({ type, relatedTo }, given).map((remedy) => Object.values(remedy).join(" "));

it.each<[what: string, found: string[], expected: string[]]>([
  [
    "two countries: either can be kept",
    told(basket([posted("a", "DK"), posted("b", "se")]), "MultipleRecipientCountries"),
    ["keepOnly DK", "keepOnly SE"],
  ],
  [
    "two countries, told of the whole basket",
    told(basket([posted("a", "DK"), posted("b", "SE")]), "MultipleRecipientCountries", null),
    ["keepOnly DK", "keepOnly SE"],
  ],
  [
    "two countries, of which one is on screen: the line can go",
    told(basket([posted("a", "DK")]), "MultipleRecipientCountries"),
    ["remove a"],
  ],
  [
    "two countries, and a gift by e-mail",
    told(basket([posted("a", "DK"), delivery([line("c")]), posted("b", "SE")]), "MultipleRecipientCountries"),
    ["keepOnly DK", "keepOnly SE"],
  ],
  [
    "not for codes, some left",
    told(basket([posted("a", "DK")], stock(2)), "ProductNotAllowedWhileRedeeming"),
    ["remove a"],
  ],
  ["not for codes", told(basket([posted("a", "DK")]), "ProductNotAllowedWhileRedeeming"), ["remove a"]],
  ["nothing left", told(basket([posted("a", "DK")], stock(0)), "OutOfStock"), ["remove a"]],
  ["some left", told(basket([posted("a", "DK")], stock(2)), "OutOfStock"), ["reduce a 2", "remove a"]],
  ["as many left as asked for", told(basket([posted("a", "DK")], stock(3)), "OutOfStock"), ["remove a"]],
  ["stock not told", told(basket([posted("a", "DK")]), "OutOfStock"), ["remove a"]],
  ["a kind that nobody knows", told(basket([posted("a", "DK")]), "Enchanted"), ["remove a"]],
  ["a kind that nobody knows, of the whole basket", told(basket([posted("a", "DK")]), "Enchanted", null), []],
  ["a line that is not there", told(basket([posted("a", "DK")]), "OutOfStock", "gone"), []],
])("%s", (_what, found, expected) => expect(found).toEqual(expected));

it.each<[what: string, given: Basket, relatedTo: string | null, expected: boolean]>([
  ["nothing left", basket([posted("a", "DK")], stock(0)), "a", true],
  ["some left", basket([posted("a", "DK")], stock(2)), "a", false],
  ["stock not told", basket([posted("a", "DK")]), "a", false],
  ["a line that is not there", basket([posted("a", "DK")], stock(0)), "gone", false],
  ["no line at all", basket([posted("a", "DK")], stock(0)), null, false],
])("all gone: %s", (_what, given, relatedTo, expected) => {
  expect(isAllGone({ type: "OutOfStock", relatedTo }, given)).toBe(expected);
});
