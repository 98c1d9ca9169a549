import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { faults } from "../support/network";
import { opened } from "../support/productScreen";
import { startShop } from "../support/startShop";

/** A backpack in three colours. */
const BACKPACK = "1143";

interface Variant {
  sku: string;
  price: number;
  inStock?: boolean;
  [attribute: string]: string | number | boolean | undefined;
}

/** Opens the backpack's page, sold in these variants. */
async function soldAs(...variants: Variant[]): Promise<void> {
  const shop = startShop();
  shop.network.fail("getProductStockInfo", faults.status(500));
  shop.network.fail(
    "getProducts",
    faults.editEach((answer) => {
      const [offer] = answer.data.getProducts?.[0]?.deliveryMethods ?? [];
      if (!offer) return;
      const [first] = offer.inventory;
      offer.inventory = variants.map(({ sku, price, inStock = true, ...attributes }) => ({
        ...first,
        ...{ sku, price, inStock, quantityInStock: null },
        attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
      }));
    }),
  );
  await opened(BACKPACK, shop);
}

const form = () => document.querySelector("form");
const variants = () => screen.getAllByRole<HTMLInputElement>("radio").filter(({ name }) => name === "stockKeepingUnit");
const namesOf = (inputs: HTMLInputElement[]) =>
  inputs.map((input) => input.closest("label")?.textContent.replaceAll("\u00a0", " "));

test("the former price is that of the variant that is chosen, where it is not the one below the gift's name", async () => {
  await soldAs({ sku: "a", price: 900, Colour: "sand" }, { sku: "b", price: 900, Colour: "moss", RetailPrice: "1000" });
  expect(form()).not.toHaveTextContent("Price");
  fireEvent.click(screen.getByRole("radio", { name: "Moss" }));
  await waitFor(() => expect(form()).toHaveTextContent(/Price\s*DKK\s900\s*before DKK\s1,000/));
});

test("variants at different prices each have their former price told when they are chosen", async () => {
  await soldAs({ sku: "a", price: 900, Size: "s" }, { sku: "b", price: 950, Size: "l", RetailPrice: "1200" });
  expect(form()).not.toHaveTextContent("before DKK");
  fireEvent.click(screen.getByRole("radio", { name: /^L/ }));
  await waitFor(() => expect(form()).toHaveTextContent(/Price\s*DKK\s950\s*before DKK\s1,200/));
});

test("a number of the stock stands for one thing, at one price: it can be bought, once", async () => {
  await soldAs({ sku: "a", price: 900, Colour: "sand" }, { sku: "a", price: 950, Colour: "sand" });
  expect(form()).toHaveTextContent(/Total\s*DKK\s900/);
  expect(screen.queryByRole("group", { name: "Which one?" })).toBeNull();
});

test("variants of the same name are told apart, and one without a name by its number", async () => {
  await soldAs(
    { sku: "a-1", price: 900, Colour: "sand" },
    { sku: "a-2", price: 950, Colour: "sand" },
    { sku: "a-3", price: 900, Colour: " " },
    { sku: "a-4", price: 900, Colour: "moss", inStock: false },
  );
  expect(namesOf(variants())).toEqual([
    "Sand (a-1)DKK 900",
    "Sand (a-2)DKK 950",
    "a-3DKK 900",
    "MossOut of stockDKK 900",
  ]);
  expect(variants().map(({ disabled }) => disabled)).toEqual([false, false, false, true]);
});
