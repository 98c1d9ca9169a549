import { cleanup, screen } from "@testing-library/react";
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

/** A list of 310 gifts, and the window above it, which goes down to a band of cards when it is told to. */
function openLongList() {
  const watched: { tell: IntersectionObserverCallback; places: Element[] }[] = [];
  class Observer {
    places: Element[] = [];
    constructor(tell: IntersectionObserverCallback) {
      watched.push({ tell, places: this.places });
    }
    observe = (place: Element) => void this.places.push(place);
    disconnect = () => undefined;
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  const shop = startShop();
  renderAt(shop, "/en/dk/dkk/shop", { shop: <ProductGrid products={gifts(1, 310)} list="listing" /> });
  /** The places in their order: of cards the number that is told, and of bands without cards how many they are for. */
  const places = () =>
    [...document.querySelectorAll<HTMLElement>("ul > li")].map((place) =>
      place.hasAttribute("aria-hidden")
        ? `${place.style.getPropertyValue("--cards") || "known"} left out`
        : place.getAttribute("aria-posinset"),
    );
  /** All bands up to this one begin above the window's lower edge. */
  const goTo = (seen: number) => {
    const { tell, places: bands } = watched.at(-1)!;
    expect(bands).toHaveLength(6);
    const entries = bands.map((target, band) => ({ target, isIntersecting: band <= seen }));
    tell(entries as unknown as IntersectionObserverEntry[], {} as IntersectionObserver);
  };
  return { places, goTo };
}

const cards = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`);

test("of a long list only the cards around the window are there, which say their places among all", async () => {
  const { places, goTo } = openLongList();
  expect(places()).toEqual([...cards(1, 120), "60 left out", "60 left out", "60 left out", "10 left out"]);
  expect(document.querySelector("li")!.getAttribute("aria-setsize")).toBe("310");

  goTo(4);
  await soon(() => expect(places()).toEqual(["known left out", "known left out", "60 left out", ...cards(181, 310)]));
});

test("the card that has the focus stays in the list however far the window goes on, as long as it has it", async () => {
  const { places, goTo } = openLongList();
  const link = document.querySelector<HTMLElement>("[aria-posinset='65'] a")!;
  link.focus();
  goTo(4);
  await soon(() => expect(places()).toEqual(["known left out", ...cards(61, 120), "60 left out", ...cards(181, 310)]));
  expect(document.activeElement).toBe(link);

  link.blur();
  goTo(5);
  await soon(() =>
    expect(places()).toEqual(["known left out", "known left out", "60 left out", "known left out", ...cards(241, 310)]),
  );
});

test("a list that has been taken off the page may still be told where the window is", async () => {
  const { places, goTo } = openLongList();
  goTo(4);
  await soon(() => expect(places()[0]).toBe("known left out"));
  cleanup();
  expect(() => goTo(-1)).not.toThrow();
});
