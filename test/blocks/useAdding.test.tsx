import { act, fireEvent, render, screen } from "@testing-library/react";
import { Formik, useFormikContext } from "formik";
import { IntlProvider } from "react-intl";
import { Provider } from "react-redux";
import { expect, test, vi } from "vitest";
import { type PurchaseValues, startValues } from "~/blocks/PurchaseForm/purchaseValues";
import { useAdding } from "~/blocks/PurchaseForm/useAdding";
import { type Product } from "~/domain/product";
import { rememberedPurchase } from "~/state/rememberedForms";
import { postedCard } from "../support/gifts";
import { faults } from "../support/network";
import { idle, ready } from "../support/shopFacts";
import { soon } from "../support/soon";
import { startShop } from "../support/startShop";

const inventory = [{ sku: "1001-P", inStock: true, priceCurrency: "DKK", priceMin: 100, priceMax: 500, priceStep: 1 }];
const CARD: Product = {
  id: "1001",
  productType: "Giftcard",
  deliveryMethods: [{ deliveryMethod: "Physical", inventory }],
  presentations: [],
};
const DAY_MS = 86_400_000;
const NOW = Date.parse("2026-06-10T12:00:00Z");

function Adding() {
  const { values, errors } = useFormikContext<PurchaseValues>();
  const nothing = () => undefined;
  const heard = { onAttempt: nothing, onSent: nothing, onAdded: nothing, onStockChanged: nothing };
  const told = { stock: null, validate: () => Promise.resolve({}), ...heard };
  const { add } = useAdding(CARD, told);
  return (
    <>
      <button onClick={() => void add()}>Add</button>
      <p>{`${values.when} ${values.day} ${errors.day ?? ""}`}</p>
    </>
  );
}

/** The form for a card by post, as soon as possible, on a device whose clock is so many days off. */
async function opened(daysOff: number) {
  const now = NOW + daysOff * DAY_MS;
  vi.useFakeTimers({ toFake: ["Date"], now });
  const shop = startShop({ services: { clock: { now: () => Date.now(), elapsed: () => performance.now() } } });
  shop.network.sandbox.clock.set(NOW);
  await ready(shop);
  const here = { locale: "en", countryCode: "dk", timezone: "Europe/Copenhagen", now };
  render(
    <Provider store={shop.store}>
      <IntlProvider locale="en">
        <Formik initialValues={startValues(CARD, postedCard(), here)!} onSubmit={() => undefined}>
          <Adding />
        </Formik>
      </IntlProvider>
    </Provider>,
  );
  return shop;
}
const press = () => fireEvent.click(screen.getByRole("button"));

test("on a device that is a day behind, the day after the refused first day for the post is proposed, and goes", async () => {
  const shop = await opened(-1);
  press();
  await screen.findByText("later 2026-06-13 Date should be at least three days ahead for delivery by post");
  press();
  await shop.until((state) => state.basket.basket?.itemsCount === 1);
  expect(shop.state().basket.basket?.deliveries[0]?.deliveryDate).toBe("2026-06-13T06:00:00.000Z");
});

test("two presses in one moment, before anything is drawn again, add one gift", async () => {
  const shop = await opened(0);
  const button = screen.getByRole("button");
  act(() => {
    button.click();
    button.click();
  });
  await shop.until((state) => (state.basket.basket?.itemsCount ?? 0) > 0);
  await idle(shop);
  expect(shop.network.count("updateBasket")).toBe(1);
  expect(shop.state().basket.basket?.itemsCount).toBe(1);
});

test("a gift that is refused is kept for the next page at once, not only when this one is left", async () => {
  const shop = await opened(0);
  shop.network.fail("updateBasket", faults.status(401));
  press();
  await soon(() => expect(rememberedPurchase(shop.session)).toMatchObject({ productId: "1001" }));
});
