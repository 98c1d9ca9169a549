import { screen } from "@testing-library/react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { Provider } from "react-redux";
import { expect, test, vi } from "vitest";
import { type ListedProduct } from "~/api/watch/listing";
import { ProductGrid } from "~/blocks/ProductGrid/ProductGrid";
import en from "~/texts/en.json";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";
import { soon } from "../support/soon";

const gift = (id: number) =>
  ({ id: `${id}`, minPrice: 100, maxPrice: 100, priceCurrency: "DKK", presentations: [] }) as unknown as ListedProduct;
const gifts = (from: number, count: number) => Array.from({ length: count }, (_, at) => gift(from + at));

test("the first view of what is new is drawn at once, the others behind it, in the places that are kept for them", async () => {
  // Between two drawings things are as in a browser: nothing waits for all of them.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const { store } = startShop();
  const page = document.createElement("div");
  const root = createRoot(page);
  const draw = (products: ListedProduct[]) =>
    flushSync(() =>
      root.render(
        <Provider store={store}>
          <IntlProvider locale="en" messages={en}>
            <ProductGrid products={products} list="listing" />
          </IntlProvider>
        </Provider>,
      ),
    );
  const drawn = () => page.querySelectorAll("li > a").length;
  const places = () => page.querySelectorAll("li").length;

  const first = gifts(1, 48);
  draw(first);
  expect([drawn(), places()]).toEqual([15, 48]);
  await soon(() => expect(drawn()).toBe(48));

  // More of them: those that stood there stay, and the first new one can take the focus.
  const more = [...gifts(1, 48), ...gifts(101, 48)];
  draw(more);
  expect([drawn(), places()]).toEqual([63, 96]);
  await soon(() => expect(drawn()).toBe(96));

  draw(gifts(1001, 20));
  expect([drawn(), places()]).toEqual([15, 20]);
  await soon(() => expect(drawn()).toBe(20));
  root.unmount();
});

test("what nothing can cost, as a sum below nothing, is not told as the price of a card", () => {
  const shop = startShop();
  const products = [-103, 1e15, 0, 50].map((minPrice, at) => ({ ...gift(at), minPrice }));
  renderAt(shop, "/en/dk/dkk/shop", { shop: <ProductGrid products={products} list="listing" /> });
  const told = screen.getAllByRole("link").map(({ textContent }) => textContent?.match(/DKK.*/)?.[0] ?? "");
  expect(told.map((price) => price.replace(/\s/g, " "))).toEqual(["", "", "DKK 0", "DKK 50"]);
});

test("a name in another language than the page's is marked with it", () => {
  const shop = startShop();
  const title = (languageCode: string | null, textContent: string) => [
    { presentationKey: "productTitle", languageCode, textContent, images: [] },
  ];
  const products = [
    { ...gift(1), presentations: title("en", "Tea for two") },
    { ...gift(2), presentations: title(null, "Herbata") },
  ];
  renderAt(shop, "/pl/dk/dkk/shop", { shop: <ProductGrid products={products} list="listing" /> });
  const marks = [...document.querySelectorAll("li > a > span:last-child > span:first-child")].map((name) => [
    name.textContent,
    name.getAttribute("lang"),
  ]);
  expect(marks).toEqual([
    ["Tea for two", "en"],
    ["Herbata", null],
  ]);
});
