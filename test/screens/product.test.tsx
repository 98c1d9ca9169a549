import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { Profiler } from "react";
import { describe, expect, test, vi } from "vitest";
import { getProducts } from "~/api/generated/cms/getProducts";
import { productVariables } from "~/api/variables";
import { readAnswerOf } from "~/api/watch/answers";
import { prefetchProduct } from "~/api/watch/content";
import { listingInput } from "~/api/watch/listing";
import { noFilters } from "~/domain/listingQuery";
import { Product } from "~/screens/Product/Product";
import { marketEntered } from "~/state/facts";
import { openListing } from "~/state/listing/slice";
import { faults } from "../support/network";
import { FIXED, openAt, openedAt, OWN_PATH } from "../support/productScreen";
import { addButton, fillRecipient } from "../support/purchaseForm";
import { renderAt } from "../support/renderAt";
import { DANISH, settled, startShop } from "../support/startShop";

test("a gift of another country offers the gifts of this one, which is counted, and the choice of another country", async () => {
  const shop = startShop({ market: { locale: "en", countryCode: "se", currency: "sek" } });
  const { place } = openAt("/en/se/sek/shop/gift-card-dk/1001", shop);
  await screen.findByRole("heading", { level: 1, name: "This gift is not sold in your country" });
  const all = screen.getByRole("link", { name: "See all gifts" });
  const another = screen.getByRole("link", { name: "Choose another country" });
  expect(another).toHaveAttribute("href", "/en/se/sek/welcome");
  fireEvent.click(all);
  expect(shop.pushed).toContainEqual({ event: "seeAllGiftCardEvent" });
  expect(place.address).toBe("/en/se/sek/shop");
});

test.each([
  ["pl", "en"],
  ["en", null],
])("on a page in %s, what the editors wrote in English is marked as %j", async (locale, marked) => {
  const shop = startShop({ market: { ...DANISH, locale } });
  await openedAt(OWN_PATH.replace("/en/", `/${locale}/`), shop);
  const title = screen.getByRole("heading", { level: 1 });
  expect(title).toHaveTextContent("The Denmark Gift Card");
  const about = screen.getByText("About this gift").closest("h2")!.nextElementSibling;
  const crumb = screen.getByRole("navigation", { name: "You are here" }).querySelector("[aria-current] > span");
  for (const part of [title, about, crumb, document.querySelector("main li span, ul[class*=points] span")])
    expect(part?.getAttribute("lang") ?? null).toBe(marked);
});

test.each([
  ["DK", "links to all gifts of the brand", 1],
  ["SE", "does not, as the list would be one of all gifts", 0],
])("in dk, a gift of a brand that is offered in %s %s", async (country, _what, links) => {
  const shop = startShop();
  let isTold = false;
  shop.network.fail(
    "brandsBySalesChannel",
    faults.editField("brandsBySalesChannel", (brands: { availableInCountries: string[] }[]) => {
      for (const brand of brands) brand.availableInCountries = [country];
      isTold = true;
    }),
  );
  await openedAt(`/en/dk/dkk/shop/gift/${FIXED}`, shop);
  await waitFor(() => expect(isTold).toBe(true));
  await act(() => settled());
  expect(screen.queryAllByRole("link", { name: /^More from / })).toHaveLength(links);
});

describe("the product's page", () => {
  test("draws its head from the list while the rest is on its way", async () => {
    const shop = startShop();
    shop.dispatch(openListing(listingInput({ market: DANISH, salesChannelId: 3, filters: noFilters() })));
    await shop.until((state) => state.listing.shown);
    shop.network.fail("getProducts", faults.hang());
    openAt(OWN_PATH, shop);
    expect(document.querySelector("h1")).toHaveTextContent("The Denmark Gift Card");
    expect(screen.getByText("From DKK 100")).toBeVisible();
    expect(screen.queryByText("Add to basket")).toBeNull();
  });

  test("is read in its own language where it is not written in the person's", async () => {
    const shop = startShop();
    shop.dispatch(marketEntered({ ...DANISH, locale: "pl" }));
    openAt(OWN_PATH.replace("/en/", "/pl/"), shop);
    for (const name of ["About this gift", "Conditions"])
      expect((await screen.findByRole("region", { name })).querySelector("[lang]")).toHaveAttribute("lang", "en");
  });

  test("draws its head first where a list knows it, though the rest is there as well", async () => {
    const shop = startShop();
    shop.dispatch(openListing(listingInput({ market: DANISH, salesChannelId: 3, filters: noFilters() })));
    await shop.until((state) => state.listing.shown);
    prefetchProduct(DANISH, 3, "1001");
    const known = () => readAnswerOf(getProducts, productVariables(DANISH, 3, "1001")).data;
    await waitFor(() => expect(known()).toBeDefined());
    const drawn: boolean[] = [];
    const look = () => void drawn.push(document.body.textContent.includes("About this gift"));
    renderAt(shop, OWN_PATH, {
      "shop/:product/:id": (
        <Profiler id="product" onRender={look}>
          <Product />
        </Profiler>
      ),
    });
    await screen.findByText("Add to basket");
    expect(drawn[0]).toBe(false);
    expect(drawn.at(-1)).toBe(true);
  });

  test("has the right name in its address, whatever stood there", async () => {
    const { place } = await openedAt("/en/dk/dkk/shop/wrong/1001?utm=1#here");
    await waitFor(() => expect(place.address).toBe(`${OWN_PATH}?utm=1#here`));
  });

  test("asks for the texts and pictures that it shows", async () => {
    const { shop } = await openedAt(OWN_PATH);
    const [{ input }] = shop.network.asked("getProducts");
    expect(input.includePresentationKeys).toEqual(
      expect.arrayContaining(["productTitle", "longDescription", "sellingPointDelivery", "productGallery1"]),
    );
  });

  test("is not there for an id nobody knows", async () => {
    openAt("/en/dk/dkk/shop/x/999999", startShop());
    await screen.findByRole("heading", { level: 1, name: "There is nothing here" });
    expect(screen.queryByText("Add to basket")).toBeNull();
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });

  test("says so when it cannot be brought, and tries again", async () => {
    const shop = startShop();
    shop.network.fail("getProducts", faults.status(400, { errors: [{ message: "no" }] }));
    openAt(OWN_PATH, shop);
    const retry = await screen.findByText("Try again");
    shop.network.heal();
    fireEvent.click(retry);
    await screen.findByText("Add to basket");
  });
});

describe("stock", () => {
  test("that is gone is shown, labelled and cannot be chosen", async () => {
    const shop = startShop();
    shop.network.fail(
      "getProductStockInfo",
      faults.editField("getProductStockInfo", ({ deliveryMethods: [{ skus }] }) => {
        skus[0].quantityInStock = 3;
        Object.assign(skus[1], { inStock: false, quantityInStock: 0 });
      }),
    );
    await openedAt(`/en/dk/dkk/shop/x/${FIXED}`, shop);
    await screen.findByText("Only 3 left");
    expect(screen.queryByText(/could not check the stock/)).toBeNull();
    const amounts = document.querySelectorAll<HTMLInputElement>("input[name=stockKeepingUnit]");
    expect(amounts[1]).toBeDisabled();
    expect(amounts[1]!.closest("label")).toHaveTextContent(/Out of stock/);
    expect(amounts[0]).toBeEnabled();
  });

  test("that is gone is labelled in a long list of amounts too", async () => {
    const shop = startShop();
    shop.network.fail(
      "getProducts",
      faults.editEach((answer) => {
        const [offer] = answer.data.getProducts?.[0].deliveryMethods ?? [];
        if (!offer) return;
        offer.inventory = Array.from({ length: 15 }, (_, at) => ({
          ...offer.inventory[0],
          sku: `long-${at}`,
          price: 100 + at,
          inStock: at !== 1,
        }));
      }),
    );
    await openedAt(`/en/dk/dkk/shop/x/${FIXED}`, shop);
    const [, gone, next] = screen.getAllByRole<HTMLOptionElement>("option", { name: /^DKK 10/ });
    expect(gone).toBeDisabled();
    expect(gone).toHaveTextContent("DKK 101, Out of stock");
    expect(next).toHaveTextContent(/^DKK 102$/);
  });

  test.each([0, 3])(
    "is asked for once whenever the page is opened, also in another language (%i hours)",
    async (hours) => {
      vi.useFakeTimers({ toFake: ["Date"] });
      const { shop, goTo } = await openedAt(`/en/dk/dkk/shop/x/${FIXED}`);
      const asked = () => shop.network.count("getProductStockInfo");
      await waitFor(() => expect(asked()).toBe(1));
      await settled();
      for (const [locale, times] of [
        ["da", 2],
        ["da", 3],
        ["en", 4],
      ] as const) {
        await goTo("/en/dk/dkk/basket");
        vi.setSystemTime(Date.now() + hours * 3_600_000);
        act(() => void shop.dispatch(marketEntered({ ...DANISH, locale })));
        await goTo(`/${locale}/dk/dkk/shop/x/${FIXED}`);
        await screen.findByText("Add to basket");
        await settled();
        expect(asked()).toBe(times);
      }
    },
  );

  test("that is all gone takes the form away", async () => {
    const shop = startShop();
    shop.network.fail(
      "getProductStockInfo",
      faults.editField("getProductStockInfo", (stock) => {
        stock.allSkusOutOfStock = true;
      }),
    );
    openAt(OWN_PATH, shop);
    await screen.findByText("This gift is sold out at the moment.");
    expect(screen.queryByText("Add to basket")).toBeNull();
  });

  test("that is not known leaves the decision to the server", async () => {
    const shop = startShop();
    shop.network.fail("getProductStockInfo", faults.status(500));
    await openedAt(OWN_PATH, shop);
    expect(await screen.findByText("We could not check the stock just now.")).toBeVisible();
    fillRecipient();
    fireEvent.click(addButton());
    await screen.findByText("Your basket has been updated");
  });
});
