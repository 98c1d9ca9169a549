/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { LineMoney } from "~/blocks/Gift/LineMoney";
import { TillView } from "~/blocks/ReceivedGift/TillView";
import { Basket } from "~/screens/Basket/Basket";
import { BundleGroup } from "~/screens/Bundle/BundleGroup";
import { Orders } from "~/screens/Orders/Orders";
import { Product } from "~/screens/Product/Product";
import { addProducts, reloadBasket } from "~/state/basket/slice";
import { draw } from "../components/draw";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { ready } from "../support/shopFacts";
import { openFor } from "../support/signedIn";
import { DANISH, settled, startShop } from "../support/startShop";

const IN_DANISH = { ...DANISH, locale: "da" };
const english = (text: string) => [{ languageCode: "en", text }];

/** Every delivery costs less, for a reason that is told in English alone, as is what the gifts are called. */
const withEnglishNames = faults.edit((answer: any) => {
  const orders = answer.data?.getOrders?.items ?? [];
  const baskets = [answer.data?.getBasketById, answer.data?.updateBasket].filter(Boolean);
  for (const { deliveries } of [...orders, ...baskets])
    for (const line of deliveries.flatMap((delivery: any) => delivery.productLines))
      Object.assign(line, { discountTitles: english("Card of the month"), totalDiscountAmount: 20 });
  for (const basket of baskets)
    for (const { presentations } of basket.basketPresentations ?? [])
      presentations.splice(0, presentations.length, {
        presentationKey: "productTitle",
        languageCode: "en",
        textContent: "The Card",
        images: [],
      });
  return answer;
});

/** Where words stand that are a reader's to speak in English. */
const spokenInEnglish = (words: string | RegExp, within: Element = document.body) =>
  [...within.querySelectorAll("[lang=en]")].some(({ textContent }) =>
    typeof words === "string" ? textContent === words : words.test(textContent),
  );

test("the names of a line's discount and fees are marked with the language that they are in", () => {
  const sums = { totalPaymentAmount: 80, totalPriceAmount: 100, discountPercentage: 1000 };
  const names = [...english("Offer"), { languageCode: "da", text: "Tilbud" }];
  const fee = { lineId: "f", ...sums, discountPercentage: null, labels: english("Card fee") };
  const { container } = draw(
    <>
      <LineMoney
        line={{ ...sums, discountTitles: english("Christmas offer") }}
        extras={[fee]}
        currency="DKK"
        forceCode={false}
        language="da"
      />
      <LineMoney line={{ ...sums, discountTitles: names }} currency="DKK" forceCode={false} language="da" />
    </>,
  );
  expect(container).toHaveTextContent(/Christmas offer [-−]10\s*%/);
  expect(container).toHaveTextContent(/Tilbud [-−]10\s*%/);
  expect(spokenInEnglish("Christmas offer")).toBe(true);
  expect(spokenInEnglish("Card fee")).toBe(true);
  expect([...container.querySelectorAll("[lang]")].map(({ textContent }) => textContent)).not.toContain("Tilbud");
});

test("so are those of the basket's summary, and the gift that was taken out of it", async () => {
  const shop = startShop({ market: IN_DANISH });
  await ready(shop);
  shop.dispatch(addProducts([emailCard()]));
  await shop.until((state) => state.basket.justAdded);
  renderAt(shop, "/da/dk/dkk/basket", { basket: <Basket /> }, "da");
  shop.network.fail(/getBasketById|updateBasket/, withEnglishNames);
  act(() => void shop.dispatch(reloadBasket()));
  const summary = screen.getByRole("complementary");
  await waitFor(() => expect(summary).toHaveTextContent("Card of the month"));
  expect(spokenInEnglish("Card of the month", summary)).toBe(true);

  fireEvent.click(screen.getByRole("button", { name: /^Fjern/ }));
  await waitFor(() => expect(document.querySelector("[data-undo]")).toHaveTextContent("The Card"));
  expect(spokenInEnglish("The Card", document.querySelector("[data-undo]")!)).toBe(true);
});

test("so are those of the orders", async () => {
  const shop = await openFor("freja", { market: IN_DANISH });
  await ready(shop);
  shop.dispatch(addProducts([emailCard()]));
  const { id } = await shop.until((state) => state.basket.justAdded && state.basket.basket);
  shop.sandbox.control({ orderAtOnce: id });
  shop.network.fail("getOrders", withEnglishNames);
  renderAt(shop, "/da/dk/dkk/orders", { orders: <Orders /> }, "da");
  await waitFor(() => expect(document.body).toHaveTextContent("Card of the month"));
  expect(spokenInEnglish("Card of the month")).toBe(true);
});

test("so is the gift that was just added", async () => {
  const shop = startShop({ market: { ...DANISH, locale: "pl" } });
  renderAt(shop, "/pl/dk/dkk/shop/x/1001", { "shop/:product/:id": <Product /> });
  await screen.findByText("Add to basket");
  shop.dispatch(addProducts([emailCard()]));
  const dialog = await screen.findByRole("dialog", { name: "Your basket has been updated" });
  expect(within(dialog).getByText("The Denmark Gift Card", { selector: "strong" })).toHaveAttribute("lang", "en");
});

test("so is the gift in the view for the till, and each product of a bundle", async () => {
  draw(
    <>
      <TillView
        open
        onClose={() => undefined}
        title="The Card"
        language="en"
        value={null}
        code="A1"
        pin={null}
        expiresAt={null}
      />
      <BundleGroup
        group={{ productId: "1", salesChannelId: 1, pdfTokens: [], href: null }}
        title={{ name: "The Book", language: "en" }}
        isLong={false}
      />
    </>,
  );
  await act(() => settled(1));
  expect(spokenInEnglish("The Card", screen.getByRole("dialog").querySelector("h2")!)).toBe(true);
  expect(screen.getByText("The Book").closest("[lang]")).toHaveAttribute("lang", "en");
});
