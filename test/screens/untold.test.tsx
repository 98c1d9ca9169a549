/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */
import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { setAnswerCache } from "~/api/watch/answers";
import { Home } from "~/screens/Home/Home";
import { Order } from "~/screens/Order/Order";
import { Product } from "~/screens/Product/Product";
import { faults } from "../support/network";
import { changeOrder, paid } from "../support/paidOrder";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

beforeEach(() => setAnswerCache(null));

test("an editors' banner is shown where the service does not tell its place and channels", async () => {
  const shop = startShop();
  let banner = "";
  shop.network.fail(
    /./,
    faults.editEach(({ data }: any) => {
      for (const one of data?.localizedComponents ?? []) {
        if (one.templateType === "Banner") banner ||= one.localizedContent.title;
        one.index = null;
        one.salesChannelIds = null;
      }
    }),
  );
  renderAt(shop, "/en/dk/dkk", { "": <Home /> });
  await vi.waitFor(() => expect(banner).not.toBe(""));
  expect((await screen.findAllByText(banner))[0]).toBeVisible();
});

test("an order is shown where the service does not tell its channel and its last change", async () => {
  const { shop, path } = await paid();
  changeOrder(shop, (order) => {
    order.salesChannel = null;
    order.lastUpdatedAt = null;
  });
  renderAt(shop, path, { "order/:publicOrderId/psp/:basketId": <Order /> });
  expect(await screen.findByText("Thank you for your order")).toBeVisible();
});

test("a gift keeps its ways of delivery where the service does not tell which have prices in stock", async () => {
  const shop = startShop();
  shop.network.fail(
    "getProducts",
    faults.editEach(({ data }: any) => {
      for (const way of data?.getProducts?.[0]?.deliveryMethods ?? []) way.hasPricesInStock = null;
    }),
  );
  renderAt(shop, "/en/dk/dkk/shop/gift-card-dk/1001", { "shop/:product/:id": <Product /> });
  expect(await screen.findByRole("radio", { name: /^By e-mail/ })).toBeVisible();
});
