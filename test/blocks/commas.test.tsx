import { act, screen, within } from "@testing-library/react";
import { Formik } from "formik";
import { IntlProvider } from "react-intl";
import { type ReactNode } from "react";
import { expect, test } from "vitest";
import { DeliveryFacts } from "~/blocks/Gift/DeliveryFacts";
import { ManyProgress } from "~/blocks/ManyRecipients/ManyProgress";
import { AmountField } from "~/blocks/PurchaseForm/AmountField";
import { VariantField } from "~/blocks/PurchaseForm/VariantField";
import { RecipientForm } from "~/blocks/RecipientForm/RecipientForm";
import { Ways } from "~/blocks/Shipping/Ways";
import { type Delivery } from "~/domain/basket";
import { emptyRecipient } from "~/domain/delivery";
import { type InventoryEntry } from "~/domain/product";
import { addProducts } from "~/state/basket/slice";
import { addMany, manyStopped, partBegun } from "~/state/many/slice";
import fr from "~/texts/fr.json";
import ja from "~/texts/ja.json";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { idle, ready } from "../support/shopFacts";
import { type Shop, startShop } from "../support/startShop";

const TEXTS = { ja, fr };

const draw = (shop: Shop, locale: keyof typeof TEXTS, screens: ReactNode) =>
  renderAt(shop, "/en/dk/dkk/here", {
    here: (
      <IntlProvider locale={locale} messages={TEXTS[locale]}>
        {screens}
      </IntlProvider>
    ),
  });

const QUOTE = {
  ...{ id: "q", shippingProvider: "DAO", currency: "DKK", displayText: "DAO", priceNoTax: 39 },
  ...{ possibleDeliveryDaysMin: 1, possibleDeliveryDaysMax: 2 },
};

const SHOP = { id: "s", name: "Kiosk", address: null };

test("a carrier and its days have the comma of the language between them", () => {
  const delivery = { deliveryMethod: "Physical", recipientName: "Bo", shippingQuote: QUOTE } as unknown as Delivery;
  const { container } = draw(startShop(), "ja", <DeliveryFacts delivery={delivery} withMoment={false} />);
  expect(container).toHaveTextContent("DAO、1〜2営業日");
});

test("so do the price of a pick-up point and its days", () => {
  const delivery = { id: "d", recipientName: "Bo", shippingQuote: null } as Delivery;
  const quotes = [{ ...QUOTE, parcelShop: SHOP } as never];
  const { container } = draw(startShop(), "ja", <Ways delivery={delivery} quotes={quotes} forceCode={false} />);
  expect(container).toHaveTextContent(/（税抜）、1〜2営業日/);
});

test.each([
  ["ja", "Bo：No such address", "Bo、b@c.de"],
  ["fr", "Bo\u00a0: No such address", "Bo, b@c.de"],
] as const)("so do, in %s, a name and what is said of it among many gifts", (locale, refused, one) => {
  const shop = startShop();
  shop.network.fail(/./, faults.hang());
  const { container } = draw(shop, locale, <ManyProgress />);
  const recipient = { ...emptyRecipient("dk"), name: "Bo", email: "b@c.de" };
  const fields = { "addProducts.0.recipientEmail": "No such address" };
  act(() => void shop.dispatch(addMany([emailCard({ recipient })])));
  act(() => void shop.dispatch(partBegun([0])));
  act(() => void shop.dispatch(manyStopped({ code: "NETWORK", message: "", fields, general: [] })));
  expect(container.textContent).toContain(refused);
  expect(container.textContent).toContain(one);
});

test("so do a name and an address in the list of recipients", async () => {
  const shop = startShop();
  await ready(shop);
  const to = (email: string) =>
    emailCard({ recipient: { ...emptyRecipient("dk"), name: "Bo", email, emailRepeat: email } });
  shop.dispatch(addProducts(["a@c.de", "b@c.de", "d@c.de"].map(to)));
  await idle(shop);
  const form = (
    <Formik initialValues={{ recipient: emptyRecipient("dk") }} onSubmit={() => undefined}>
      <RecipientForm method="Email" idPrefix="to" />
    </Formik>
  );
  draw(shop, "ja", form);
  const list = await screen.findByLabelText(ja["recipient.sameAsList"]);
  expect(within(list).getAllByRole("option")[1]).toHaveTextContent(/Bo.?、a@c\.de/);
});

test("so do an amount in a list and that it is sold out, and the differences that are to be chosen", () => {
  const entries = (more: (at: number) => object) =>
    Array.from({ length: 13 }, (_, at): InventoryEntry => {
      const sku = `s${at}`;
      return { sku, price: 100 * (at + 1), priceCurrency: "JPY", inStock: at > 0, ...more(at) };
    });
  const kinds = entries((at) => ({
    attributes: [
      { name: "Colour", value: at % 2 ? "青" : "赤" },
      { name: "Size", value: String(at) },
    ],
  }));
  draw(
    startShop(),
    "ja",
    <Formik initialValues={{ deliveryMethod: "Email", stockKeepingUnit: "", amount: "" }} onSubmit={() => undefined}>
      <>
        <AmountField id="amount" inventory={entries(() => ({}))} stock={null} />
        <VariantField id="kind" inventory={kinds} stock={null} />
      </>
    </Formik>,
  );
  expect(screen.getByRole("option", { name: /在庫切れ/ })).toHaveTextContent(/\d、在庫切れ$/);
  expect(screen.getByRole("group")).toHaveAccessibleName("Colour、Size");
});
