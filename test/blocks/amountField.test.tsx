import { fireEvent, screen } from "@testing-library/react";
import { Formik, useFormikContext } from "formik";
import { IntlProvider } from "react-intl";
import { describe, expect, test } from "vitest";
import { AmountField } from "~/blocks/PurchaseForm/AmountField";
import { VariantField } from "~/blocks/PurchaseForm/VariantField";
import { amountText, type AmountValues, entryOf, valueOf, withProduct } from "~/blocks/PurchaseForm/amountValues";
import { type InventoryEntry, type Product } from "~/domain/product";
import { type PriceSpan } from "~/domain/productPrices";
import messages from "~/texts/en.json";
import { draw } from "../components/draw";

const card = (more: Partial<InventoryEntry>): InventoryEntry => ({
  sku: "card",
  inStock: true,
  priceCurrency: "DKK",
  ...more,
});
const product = (...inventory: InventoryEntry[]): Product => ({
  id: "7",
  productType: "Giftcard",
  deliveryMethods: [{ deliveryMethod: "Email", inventory }],
  presentations: [],
});

function Worth({ of }: { of: Product }) {
  const { values } = useFormikContext<AmountValues>();
  return <output data-testid="worth">{valueOf(entryOf(of, values, "en"), values, "en")}</output>;
}

function drawField(of: Product, amount: string) {
  draw(
    <Formik initialValues={{ deliveryMethod: "Email", stockKeepingUnit: "card", amount }} onSubmit={() => undefined}>
      <>
        <AmountField id="amount" inventory={of.deliveryMethods[0]!.inventory} stock={null} />
        <Worth of={of} />
      </>
    </Formik>,
  );
}

describe("values that share a number in the stock", () => {
  const prices = [100, 200, 12.5];
  const many = Array.from({ length: 13 }, (_, at) => 100 * (at + 1));

  test("are told apart among a few", () => {
    drawField(product(...prices.map((price) => card({ price }))), "100");
    fireEvent.click(screen.getByRole("radio", { name: "DKK 200" }));
    expect(screen.getByRole("radio", { checked: true })).toHaveAccessibleName("DKK 200");
    expect(screen.getByTestId("worth")).toHaveTextContent("200");
    fireEvent.click(screen.getByRole("radio", { name: "DKK 12.50" }));
    expect(screen.getByTestId("worth")).toHaveTextContent("12.5");
  });

  test("are told apart among many", () => {
    drawField(product(...many.map((price) => card({ price }))), "100");
    const options = screen.getByRole("combobox");
    expect(options).toHaveDisplayValue("DKK 100");
    fireEvent.change(options, {
      target: { value: screen.getByRole<HTMLOptionElement>("option", { name: "DKK 700" }).value },
    });
    expect(options).toHaveDisplayValue("DKK 700");
    expect(screen.getByTestId("worth")).toHaveTextContent("700");
  });

  test("are told from a free amount beside them", () => {
    drawField(product(card({ price: 25 }), card({ priceMin: 50, priceMax: 500, priceStep: 50 })), "150");
    expect(screen.getByTestId("worth")).toHaveTextContent("150");
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "25" } });
    expect(screen.getByTestId("worth")).toHaveTextContent("25");
  });

  test.each([
    ["is kept", "200", "card", "200"],
    ["has to be chosen again where it is gone", "300", "", "300"],
  ])("in another answer the chosen one %s", (_what, amount, stockKeepingUnit, after) => {
    const values = { deliveryMethod: "Email", stockKeepingUnit: "card", amount, quantity: 1 };
    const again = withProduct(values, product(...prices.map((price) => card({ price }))), "en");
    expect(again).toMatchObject({ stockKeepingUnit, amount: after });
  });
});

test.each(["en", "da"])("with one suggestion taken all the others are offered, cents or not (%s)", (locale) => {
  const { inventory } = product(
    card({ sku: "small", price: 12.5 }),
    card({ priceMin: 50, priceMax: 500, priceStep: 50 }),
  ).deliveryMethods[0]!;
  const values = { deliveryMethod: "Email", stockKeepingUnit: "small", amount: amountText(12.5, locale) };
  draw(
    <IntlProvider locale={locale} messages={messages}>
      <Formik initialValues={values} onSubmit={() => undefined}>
        <AmountField id="amount" inventory={inventory} stock={null} />
      </Formik>
    </IntlProvider>,
  );
  fireEvent.keyDown(screen.getByRole("combobox"), { key: "ArrowDown" });
  expect(screen.getAllByRole("option").length).toBeGreaterThan(1);
});

describe("the one price of a gift, which stands below its name,", () => {
  const values = { deliveryMethod: "Email", stockKeepingUnit: "card", amount: "485" };
  const told: PriceSpan = { lowest: 485, highest: 485, currency: "DKK", before: null };
  const drawPrice = (Choice: typeof AmountField, inventory: InventoryEntry[], told: PriceSpan | null) =>
    draw(
      <Formik initialValues={values} onSubmit={() => undefined}>
        <Choice id="amount" inventory={inventory} stock={null} told={told} />
      </Formik>,
    );
  const colours = ["Sand", "Fjord"].map((value, at) =>
    card({ sku: at === 0 ? "card" : value, price: 485, attributes: [{ name: "Colour", value }] }),
  );

  test.each([
    ["an amount", AmountField, [card({ price: 485 })]],
    ["a thing", VariantField, [card({ price: 485 })]],
    ["a choice of colours", VariantField, colours],
  ])("is not said again by %s", (_what, Choice, inventory) => {
    const { unmount } = drawPrice(Choice, inventory, null);
    expect(screen.getByText("DKK 485")).toBeVisible();
    unmount();
    drawPrice(Choice, inventory, told);
    expect(screen.queryByText("DKK 485")).toBeNull();
  });

  test.each([
    [null, true],
    [600, false],
  ])("is said with its former price, unless that stands there too: %s", (before, isSaid) => {
    const retail = { name: "RetailPrice", value: "600" };
    drawPrice(AmountField, [card({ price: 485, attributes: [retail] })], { ...told, before });
    expect(screen.queryAllByText("DKK 600")).toHaveLength(isSaid ? 1 : 0);
  });

  test("stays with what is sold out", () => {
    drawPrice(VariantField, [card({ price: 485, inStock: false })], told);
    expect(screen.getByText("Out of stock")).toBeVisible();
  });
});
