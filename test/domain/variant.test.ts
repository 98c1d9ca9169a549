import { expect, it } from "vitest";
import { differences, kindOf, variantName } from "~/domain/variant";

const entry = (sku: string, attributes: Record<string, string>) => ({
  sku,
  attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
});

it.each([
  ["colours", [entry("a", { Colour: "sand" }), entry("b", { Colour: "moss" })], ["Colour"], ["Sand", "Moss"]],
  [
    "what is the same for all is left out, and so are prices",
    [
      entry("a", { Colour: "sand", Size: "m", RetailPrice: "1" }),
      entry("b", { Colour: "sand", Size: "l", RetailPrice: "2" }),
    ],
    ["Size"],
    ["M", "L"],
  ],
  [
    "two differences",
    [entry("a", { Colour: "sand", Size: "m" }), entry("b", { Colour: "moss", Size: "l" })],
    ["Colour", "Size"],
    ["Sand, m", "Moss, l"],
  ],
  [
    "two that are told apart by their number alone",
    [entry("a", { Colour: "sand" }), entry("b", { Colour: "sand" }), entry("c", { Colour: "moss" })],
    ["Colour"],
    ["Sand (a)", "Sand (b)", "Moss"],
  ],
  [
    "one of which less is told, or nothing but a blank",
    [entry("a", { Colour: "sand", Size: "m" }), entry("b", { Size: "l" }), entry("c", { Size: " " })],
    ["Colour", "Size"],
    ["Sand, m", "L", "c"],
  ],
  ["nothing told", [entry("a", {}), entry("b", {})], [], ["a", "b"]],
])("%s", (_what, inventory, named, names) => {
  expect(differences(inventory)).toEqual(named);
  expect(inventory.map((one) => variantName(one, inventory))).toEqual(names);
});

const inventory = [entry("a", { Colour: "sand" }), entry("b", { Colour: "moss" })];

it.each([
  ["one of two", "b", [{ inventory: [entry("x", {})] }, { inventory }], "Moss"],
  ["the only one", "a", [{ inventory: [inventory[0]!] }], null],
  ["kinds that are told by nothing but their number", "a", [{ inventory: [entry("a", {}), entry("b", {})] }], null],
  ["a number that is not the product's", "c", [{ inventory }], null],
])("the kind of a line: %s", (_what, sku, deliveryMethods, kind) => {
  expect(kindOf(sku, { deliveryMethods })).toBe(kind);
});
