import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { afterPaint } from "~/components/afterPaint";
import { redeemCode, savePurchaseDraft } from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { postedCard } from "../support/gifts";
import { faults } from "../support/network";
import { addButton, added, box, fillRecipient, summary, type } from "../support/purchaseForm";
import { ready } from "../support/shopFacts";
import { hurryTime, settled, type Shop, startShop } from "../support/startShop";
import { FIXED, opened, OWN } from "../support/productScreen";

const form = () => document.querySelector("form");

/** A card that costs 300 by e-mail and 350 by post, one of a kind each. */
function withSoleAmounts(shop: Shop, { postedInStock = true } = {}): Shop {
  shop.network.fail("getProductStockInfo", faults.status(500));
  shop.network.fail(
    "getProducts",
    faults.editEach((answer) => {
      const [product] = answer.data.getProducts ?? [];
      if (!product) return;
      const [offer] = product.deliveryMethods;
      const sold = (deliveryMethod: string, price: number, inStock: boolean) => ({
        ...offer,
        deliveryMethod,
        inventory: [{ ...offer.inventory[0], sku: `sole-${deliveryMethod}`, price, inStock, quantityInStock: null }],
      });
      product.deliveryMethods = [sold("Email", 300, true), sold("Physical", 350, postedInStock)];
    }),
  );
  return shop;
}

describe("a way of delivery with one amount only", () => {
  test("has it chosen: there is nothing to choose", async () => {
    await opened(FIXED, withSoleAmounts(startShop()));
    expect(form()).toHaveTextContent(/Total\s*DKK\s300/);
    fireEvent.click(box(/^By post/));
    await waitFor(() => expect(form()).toHaveTextContent(/Total\s*DKK\s350/));
    fireEvent.click(addButton());
    await waitFor(() => expect(summary()).toHaveTextContent("Enter the recipient’s name"));
    expect(summary()).not.toHaveTextContent("Choose an amount");
  });

  test("that is sold out is labelled, and the way cannot be chosen", async () => {
    await opened(FIXED, withSoleAmounts(startShop(), { postedInStock: false }));
    expect(box(/^By post/)).toBeDisabled();
    expect(box(/^By post/).closest("label")).toHaveTextContent("Out of stock");
    expect(box(/^By e-mail/)).toBeEnabled();
    expect(form()).not.toHaveTextContent(/Price\s*Out of stock/);
  });

  test("that is sold out says so where it stands, and the error leads there", async () => {
    const shop = startShop();
    shop.dispatch(savePurchaseDraft(postedCard({ productId: FIXED, stockKeepingUnit: "sole-Physical" })));
    await opened(FIXED, withSoleAmounts(shop, { postedInStock: false }));
    expect(form()).toHaveTextContent(/Price\s*Out of stock/);
    fireEvent.click(addButton());
    fireEvent.click(await screen.findByRole("link", { name: /out of stock|sold out/i }));
    expect(document.activeElement).toHaveTextContent(/Price\s*Out of stock/);
    expect(shop.network.count("updateBasket")).toBe(0);
  });
});

/** The ways a card is sent, each with what can be bought of it. */
function withInventories(ways: Record<string, object[]>): Shop {
  const shop = startShop();
  const none = { price: null, priceMin: null, priceMax: null, priceStep: null, inStock: true, quantityInStock: null };
  shop.network.fail("getProductStockInfo", faults.status(500));
  shop.network.fail(
    "getProducts",
    faults.editEach((answer) => {
      const [product] = answer.data.getProducts ?? [];
      if (!product) return;
      const [offer] = product.deliveryMethods;
      product.deliveryMethods = Object.entries(ways).map(([deliveryMethod, entries]) => ({
        ...offer,
        deliveryMethod,
        inventory: entries.map((entry, at) => ({
          ...offer.inventory[0],
          ...none,
          sku: `${deliveryMethod}-${at}`,
          ...entry,
        })),
      }));
    }),
  );
  return shop;
}

test.each([0, null, 25])("a range of one value is a price, and chosen: by steps of %j", async (priceStep) => {
  const range = { priceMin: 750, priceMax: 750, priceStep };
  await opened(FIXED, withInventories({ Email: [{ price: 300 }, { price: 400 }], Physical: [range] }));
  fireEvent.click(box(/^By post/));
  await waitFor(() => expect(form()).toHaveTextContent(/Price\s*DKK\s750.*Total\s*DKK\s750/));
  expect(screen.queryByRole("combobox", { name: /^Amount in/ })).toBeNull();
  fireEvent.click(addButton());
  await waitFor(() => expect(summary()).toHaveTextContent("Enter the recipient’s name"));
  expect(summary()).not.toHaveTextContent("amount");
});

test("values beside a range can be chosen like those in it", async () => {
  const range = { priceMin: 100, priceMax: 500, priceStep: 50 };
  const shop = await opened(FIXED, withInventories({ Email: [{ price: 40 }, { price: 20 }, range] }));
  expect(form()).toHaveTextContent(/Total\s*DKK\s40/);
  const amount = screen.getByRole("combobox", { name: /^Amount in/ });
  fireEvent.change(amount, { target: { value: "" } });
  const offered = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(offered.slice(0, 3)).toEqual(["DKK 20", "DKK 40", "DKK 100"]);
  fireEvent.change(amount, { target: { value: "150" } });
  await waitFor(() => expect(form()).toHaveTextContent(/Total\s*DKK\s150/));
  fireEvent.change(amount, { target: { value: "20" } });
  await waitFor(() => expect(form()).toHaveTextContent(/Total\s*DKK\s20/));
  fillRecipient();
  fireEvent.click(addButton());
  await waitFor(() => expect(added(shop)).toMatchObject([{ stockKeepingUnit: "Email-1", giftcardValue: 20 }]));
});

test("a wrapping that was chosen elsewhere and is not offered here does not go along unseen", async () => {
  const shop = startShop();
  const card = shop.sandbox.state.catalogue.products.find(
    ({ productType, salesChannelIds, currency, deliveryMethods }) =>
      productType === "Giftcard" &&
      currency === "DKK" &&
      salesChannelIds.includes(2) &&
      deliveryMethods.some(({ deliveryMethod, inventory }) => deliveryMethod === "Physical" && inventory[0]!.stock > 9),
  )!;
  const { sku, price } = card.deliveryMethods.find(({ deliveryMethod }) => deliveryMethod === "Physical")!
    .inventory[0]!;
  const giftcardValue = typeof price === "number" ? price : price.min;
  const chosen = { productId: card.id, stockKeepingUnit: sku, giftcardValue, wrappingId: "w-kraft" };
  await ready(shop);
  shop.dispatch(redeemCode({ code: "SGK-REDEEM2222" }));
  await shop.until((state) => state.basket.salesChannelId === 2 && state.basket.status === "ready");
  shop.dispatch(savePurchaseDraft(postedCard(chosen)));
  await opened(card.id, shop);
  await waitFor(() => expect(shop.network.count("getWrappings")).toBe(1));
  await settled();
  fireEvent.click(addButton());
  await waitFor(() => expect(added(shop)).toMatchObject([{ productId: card.id, addWrapping: null }]));
  await screen.findByText("Your basket has been updated");
});

test("another quantity is said with what it costs, as nobody sees both at once", async () => {
  await opened(OWN);
  hurryTime();
  fireEvent.click(screen.getByLabelText("One more of The Denmark Gift Card"));
  const total = () => screen.getByText("Total").parentElement!.nextElementSibling!.textContent;
  const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  await waitFor(() => expect(said()).toContain(`2 gifts: ${total()}`));
  expect(total()).toMatch(/\d/);
});

test("the total has the wrapping of each gift in it, seen and said, as the basket will", async () => {
  await opened(OWN);
  hurryTime();
  type(/^Amount in DKK/, "250");
  fireEvent.click(box(/^By post/));
  await waitFor(() => expect(form()).toHaveTextContent(/Total\s*DKK\s250/));
  fireEvent.click(await screen.findByLabelText(/^Fjord green with a ribbon/));
  await waitFor(() => expect(form()).toHaveTextContent(/Total\s*DKK\s285/));
  fireEvent.click(screen.getByLabelText("One more of The Denmark Gift Card"));
  await waitFor(() => expect(form()).toHaveTextContent(/Total\s*DKK\s570/));
  const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/^2 gifts: DKK.570$/)));
});

test("the wrappings stand there as soon as the gift goes by post, so that nothing moves while it is pressed", async () => {
  const shop = await opened(OWN);
  await waitFor(() => expect(shop.network.count("getWrappings")).toBe(1));
  await settled();
  fireEvent.click(box(/^By post/));
  expect(box(/^Fjord green/)).not.toBeChecked();
});

test("with a wrapping in another currency than the gift's there is no total: without it the sum would be too low", async () => {
  const shop = startShop();
  shop.network.fail(
    "getWrappings",
    faults.editField("getWrappings", (wrappings) => {
      for (const wrapping of wrappings) wrapping.currency = "EUR";
    }),
  );
  await opened(OWN, shop);
  type(/^Amount in DKK/, "250");
  fireEvent.click(box(/^By post/));
  fireEvent.click(await screen.findByLabelText(/^Fjord green with a ribbon/));
  await waitFor(() => expect(box(/^Fjord green/)).toBeChecked());
  expect(form()).toHaveTextContent(/Total\s*–/);
});

test("while the chosen wrapping's price is not known there is no total, as the wrapping is sent nevertheless", async () => {
  const shop = await opened(OWN);
  type(/^Amount in DKK/, "250");
  fireEvent.click(box(/^By post/));
  fireEvent.click(await screen.findByLabelText(/^Fjord green with a ribbon/));
  await waitFor(() => expect(form()).toHaveTextContent(/Total\s*DKK\s285/));
  shop.network.fail("getWrappings", faults.status(500));
  act(() => void shop.dispatch(marketEntered({ locale: "da", countryCode: "dk", currency: "dkk" })));
  await screen.findByText("The wrappings could not be loaded.");
  expect(form()).toHaveTextContent(/Total\s*–/);
  shop.network.heal();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(form()).toHaveTextContent(/Total\s*DKK\s285/));
});

test("what was typed after the button was pressed down counts, not what was checked then", async () => {
  const shop = await opened(OWN);
  type(/^Amount in DKK/, "250");
  fireEvent.pointerDown(addButton());
  await act(afterPaint);
  fillRecipient();
  fireEvent.click(addButton());
  await waitFor(() => expect(added(shop)).toMatchObject([{ giftcardValue: 250 }]));
  expect(summary()).toBeNull();
});

test("the stock is read again once some of it is in the basket", async () => {
  const shop = startShop();
  const left = (count: number) =>
    faults.editField("getProductStockInfo", (stock) => {
      for (const { skus } of stock.deliveryMethods) {
        for (const sku of skus) Object.assign(sku, { inStock: true, quantityInStock: count });
      }
    });
  shop.network.fail("getProductStockInfo", left(3));
  await opened(OWN, shop);
  await screen.findByText("Only 3 left");
  fillRecipient();
  fireEvent.click(screen.getByLabelText("One more of The Denmark Gift Card"));
  shop.network.heal();
  shop.network.fail("getProductStockInfo", left(2));
  fireEvent.click(addButton());
  await screen.findByText("Your basket has been updated");
  expect(await screen.findByText("Only 2 left")).toBeInTheDocument();
});

test.each([
  ["the global card", "1000", true],
  ["a country's card", OWN, false],
  ["a brand's card", FIXED, false],
])("that a fee may come on top is said where %s is bought, above the button: %s", async (_what, path, isSaid) => {
  await opened(path, startShop(), { globalCardProductId: "1000" });
  expect(/fee may come on top.*Add to basket/.test(form()!.textContent)).toBe(isSaid);
});
