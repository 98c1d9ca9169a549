import { act, fireEvent, render, screen } from "@testing-library/react";
import { Formik, useFormikContext } from "formik";
import { IntlProvider } from "react-intl";
import { Provider } from "react-redux";
import { expect, test } from "vitest";
import { type PurchaseValues, startValues } from "~/blocks/PurchaseForm/purchaseValues";
import { useKeptDraft } from "~/blocks/PurchaseForm/useKeptDraft";
import { type Product } from "~/domain/product";
import { loggedOut } from "~/state/facts";
import en from "~/texts/en.json";
import { hidePage, leavePage } from "../support/leavePage";
import { startShop } from "../support/startShop";

const inventory = [{ sku: "R", inStock: true, priceCurrency: "DKK", priceMin: 100, priceMax: 5000, priceStep: 0.5 }];
const product = (): Product => ({
  id: "7",
  productType: "Giftcard",
  deliveryMethods: [{ deliveryMethod: "Email", inventory }],
  presentations: [],
});
const danish = product();
const here = { locale: "da", countryCode: "dk", timezone: "Europe/Copenhagen", now: 0 };

function Amount({ of }: { of: Product }) {
  useKeptDraft(of);
  const { values, handleChange } = useFormikContext<PurchaseValues>();
  return <input name="amount" aria-label="amount" value={values.amount} onChange={handleChange} />;
}

/** A form in Danish in which something is typed, and how to have it in another language. */
function opened(typed: string) {
  const shop = startShop();
  const form = (locale: string, of: Product) => (
    <Provider store={shop.store}>
      <IntlProvider locale={locale} messages={en}>
        <Formik initialValues={startValues(danish, null, here)!} onSubmit={() => undefined}>
          <Amount of={of} />
        </Formik>
      </IntlProvider>
    </Provider>
  );
  const drawn = render(form("da", danish));
  const box = screen.getByLabelText<HTMLInputElement>("amount");
  fireEvent.change(box, { target: { value: typed } });
  const redraw = (locale: string, of = danish) => act(async () => drawn.rerender(form(locale, of)));
  const keptValue = () => {
    drawn.unmount();
    return shop.state().basket.drafts.purchase["7"]?.giftcardValue;
  };
  return { shop, box, redraw, keptValue };
}

test.each([
  ["1.250", "1250", 1250],
  ["1.250,50", "1250.5", 1250.5],
  ["kr. 350", "350", 350],
  ["many", "many", null],
  ["€350", "€350", null],
  ["", "", null],
])("%j, typed in Danish, reads %j in English, and is the same money", async (typed, written, value) => {
  const { box, redraw, keptValue } = opened(typed);
  await redraw("en-GB");
  expect(box.value).toBe(written);
  expect(keptValue()).toBe(value);
});

test("the answer in the new language comes with it, or after it: the amount is the same", async () => {
  for (const steps of [[["en-GB", product()]], [["en-GB"], ["en-GB", product()]]] as [string, Product?][][]) {
    const { box, redraw, keptValue } = opened("1.250");
    for (const step of steps) await redraw(...step);
    expect(box.value).toBe("1250");
    expect(keptValue()).toBe(1250);
  }
});

test("a form that nobody has touched stays one in another language: nothing of it is kept", async () => {
  const { redraw, keptValue } = opened("100");
  await redraw("en-GB");
  expect(keptValue()).toBeUndefined();
});

test("what somebody has typed who signs out is not kept for whoever comes", () => {
  const { shop, keptValue } = opened("350");
  // The screen is taken down in the same moment.
  shop.dispatch(loggedOut());
  expect(keptValue()).toBeUndefined();
});

test.each([
  ["goes, for a reload or to the sign-in,", leavePage],
  ["is hidden, which a phone may end in the background without a word,", hidePage],
])("a page that %s keeps what was typed for the next one", (_how, go) => {
  const { shop } = opened("350");
  go();
  const next = startShop({ session: shop.session });
  expect(next.state().basket.drafts.purchase["7"]).toMatchObject({ giftcardValue: 350 });
});
