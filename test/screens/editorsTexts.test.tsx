/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */
import { screen, waitFor } from "@testing-library/react";
import { type ReactNode } from "react";
import { expect, test } from "vitest";
import { ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { Page } from "~/screens/Page/Page";
import { Product } from "~/screens/Product/Product";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

function Named({ children }: { children: ReactNode }) {
  return <ShopSettingsContext value={{ ...useShopSettings(), shopName: "Gavia" }}>{children}</ShopSettingsContext>;
}

const openedProduct = async (change: (product: any) => void, id = "1001") => {
  const shop = startShop();
  shop.network.fail(
    /./,
    faults.editField("getProducts", (products) => products.forEach(change)),
  );
  renderAt(shop, `/en/dk/dkk/shop/x/${id}`, { "shop/:product/:id": <Product /> });
  await screen.findByText("Add to basket");
};
const write = (product: any, texts: Record<string, string>) => {
  for (const one of product.presentations) one.textContent = texts[one.presentationKey] ?? one.textContent;
};

test("where editors emptied a field there is no heading over nothing, and no sign beside nothing", async () => {
  await openedProduct((product) => {
    product.disclaimer = "<p>&nbsp;</p>";
    write(product, { longDescription: "<p><br></p>", sellingPointExpiration: "<p></p>" });
  });
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).not.toContain("About this gift");
  expect(headings).not.toContain("Conditions");
  expect(document.querySelectorAll("ul[class*=points] li")).toHaveLength(2);
});

test("of a thing that has one picture, or a photo at the end of several, all is seen, as in a list", async () => {
  const isPicture = ({ presentationKey: key }: any) => key === "productLogo" || key === "productGallery2";
  await openedProduct(
    (product) =>
      (product.presentations = product.presentations.filter((one: any) => isPicture(one) || !one.images.length)),
    "1129",
  );
  const shown = () => document.querySelector("[class*=gallery] img:not([alt=''])")!.closest("[data-fit]");
  expect(shown()).toHaveAttribute("data-fit", "contain");
  screen.getByRole("button", { name: "Show picture 2 of 2" }).click();
  expect(await screen.findByRole("img", { name: /picture 2 of 2/i })).toBeVisible();
  expect(shown()).toHaveAttribute("data-fit", "contain");
});

test("letters that editors' tools spell out are read as letters where no HTML can stand", async () => {
  await openedProduct((product) => write(product, { sellingPointDelivery: "<p>Sk&aring;l &amp; br&oslash;d</p>" }));
  expect(screen.getByText("Skål & brød")).toBeVisible();
});

test("a gift whose name and badge are fields of HTML has the words alone, as have its button and what machines read", async () => {
  const name = "Marks & Spencer";
  await openedProduct((product) => {
    write(product, { productTitle: "<p>Marks &amp; <b>Spencer</b></p>" });
    const badge = { presentationKey: "productCampaign", textContent: "<em>New &ndash; and nice</em>" };
    product.presentations.push({ ...product.presentations[0], ...badge, images: [] });
  });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(new RegExp(`^${name}$`));
  expect(screen.getByText("New – and nice")).toBeVisible();
  expect(screen.getByRole("button", { name: `One more of ${name}` })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/&amp;|<\/?\w/);
  // Added once the page is painted, which may be after its words are found.
  const told = () => document.querySelector("script[type='application/ld+json']")?.textContent ?? "{}";
  await waitFor(() => expect(JSON.parse(told())).toMatchObject({ name }));
});

test("what editors wrote for search engines in a field of HTML is words for them", async () => {
  const rich = (text: string) => `<p><b>${text}</b> &amp; more</p>`;
  await openedProduct((product) => write(product, { metaTitle: rich("Cards"), metaDescription: rich("All of them") }));
  await waitFor(() => expect(document.title).toMatch(/^Cards & more/));
  expect(document.querySelector("meta[name=description]")).toHaveAttribute("content", "All of them & more");
});

test("a gift's name that is written from the right is read by itself, wherever it stands", async () => {
  const name = "כרטיס מתנה 500!";
  await openedProduct((product) => write(product, { productTitle: name }));
  const places = screen.getAllByText(name);
  // the way here, the card, the heading
  expect(places.length).toBeGreaterThanOrEqual(3);
  for (const place of places) expect(place.closest("bdi, [dir=auto]")).not.toBeNull();
});

test.each([
  [{ title: null, metaTitle: "Our terms" }, "Our terms", "Our terms – Gavia"],
  [{ title: "Terms", metaTitle: " " }, "Terms", "Terms – Gavia"],
  [{ title: "", metaTitle: null }, "Gavia", "Gavia"],
])("a page of which editors wrote %j has a heading and a title", async (texts, heading, title) => {
  const shop = startShop();
  shop.network.fail(
    /./,
    faults.editField("pagePresentationKeys", (page) => Object.assign(page, texts)),
  );
  renderAt(shop, "/en/dk/dkk/terms", {
    ":pageName": (
      <Named>
        <Page />
      </Named>
    ),
  });
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(heading);
  await waitFor(() => expect(document.title).toBe(title));
});
