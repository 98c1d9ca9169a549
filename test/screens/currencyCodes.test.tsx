import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { LeaveCountryDialog } from "~/blocks/MarketPicker/LeaveCountryDialog";
import { FittingGifts } from "~/blocks/Vouchers/FittingGifts";
import { Basket } from "~/screens/Basket/Basket";
import { Orders } from "~/screens/Orders/Orders";
import { PortalCode } from "~/screens/Portal/PortalCode";
import { AddedGift } from "~/screens/Product/AddedGift";
import { addProducts, redeemCode } from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { ready, withOne } from "../support/shopFacts";
import { openFor } from "../support/signedIn";
import { type Shop, startShop } from "../support/startShop";

const DANISH_KRONER = { locale: "da", countryCode: "dk", currency: "dkk" };

async function holding(...codes: string[]): Promise<Shop> {
  const shop = startShop({ market: DANISH_KRONER });
  await ready(shop);
  for (const [at, code] of codes.entries()) {
    shop.dispatch(redeemCode({ code }));
    await shop.until((state) => state.basket.basket?.vouchers.length === at + 1);
  }
  return shop;
}

describe("sums beside codes", () => {
  test.each([
    [["SGK-DKK500AAAA"], /^500 kr\.$/],
    [["SGK-DKK500AAAA", "SGK-SEK750EEEE"], /^500 DKK$/],
  ])("of the code of a portal, with %j", async (codes, text) => {
    const shop = await holding(...codes);
    renderAt(shop, "/da/dk/dkk/portal", { portal: <PortalCode code={undefined} /> }, "da");
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test.each([
    [["SGK-DKK500AAAA"], /kr\./],
    [["SGK-DKK500AAAA", "SGK-SEK750EEEE"], /DKK/],
  ])("of gifts that fit, with %j", async (codes, text) => {
    const shop = await holding(...codes);
    const { basket } = shop.state().basket;
    renderAt(shop, "/da/dk/dkk/gifts", { gifts: <FittingGifts basket={basket!} /> }, "da");
    expect(await screen.findByRole("link", { name: /^Se alle/ })).toHaveTextContent(text);
    const gifts = await screen.findAllByRole("listitem");
    for (const gift of gifts) expect(gift).toHaveTextContent(text);
  });
});

describe("a basket that was paid in other kroner a moment ago", () => {
  /** Pays in another currency, and waits until the basket is in it. */
  async function payIn(shop: Shop, currency: string) {
    act(() => void shop.dispatch(marketEntered({ ...DANISH_KRONER, currency })));
    await shop.until((state) => state.basket.basket?.paymentCurrency === currency.toUpperCase());
  }

  test("tells what it cost before, and costs now, with codes: another currency is no lower price", async () => {
    const shop = await withOne({ market: DANISH_KRONER });
    renderAt(shop, "/da/dk/dkk/basket", { basket: <Basket /> }, "da");
    const summary = await screen.findByRole("complementary");
    expect(summary).toHaveTextContent(/200.kr\./);
    await payIn(shop, "sek");
    await payIn(shop, "dkk");
    await waitFor(() => expect(within(summary).getByRole("status")).toHaveTextContent(/Nu 200.DKK.*Før.*SEK/));
    expect(summary).not.toHaveTextContent(/kr\./);
  });

  test("tells with a code what was added to it, as the sums beside it", async () => {
    const shop = await withOne({ market: DANISH_KRONER });
    await payIn(shop, "sek");
    renderAt(shop, "/da/dk/sek/x", { x: <AddedGift productId="1001" title="Kortet" presentations={[]} /> }, "da");
    act(() => void shop.dispatch(addProducts([{ ...emailCard(), giftcardValue: 300, valueCurrency: "SEK" }])));
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveTextContent(/300.SEK/);
    await waitFor(() => expect(dialog).toHaveTextContent(/gaver.*SEK/));
    expect(dialog).not.toHaveTextContent(/kr/);
  });

  test("is asked about with codes before the country is left, as its screen writes it", async () => {
    const shop = await withOne({ market: DANISH_KRONER });
    await payIn(shop, "sek");
    const nothing = () => undefined;
    const question = <LeaveCountryDialog open country="Norge" onCancel={nothing} onConfirm={nothing} />;
    renderAt(shop, "/da/dk/sek/x", { x: question }, "da");
    expect(await screen.findByRole("alertdialog")).toHaveTextContent(/\d.SEK i alt/);
  });
});

test("orders of two krone currencies on one page are written with codes, all of them", async () => {
  const shop = await openFor("freja");
  await ready(shop);
  shop.dispatch(addProducts([emailCard()]));
  const { id } = await shop.until((state) => state.basket.justAdded && state.basket.basket);
  shop.sandbox.control({ orderAtOnce: id });
  shop.network.fail(
    "getOrders",
    faults.editField("getOrders", ({ items }) => {
      const abroad = JSON.parse(JSON.stringify(items[0]).replaceAll('"DKK"', '"SEK"'));
      items.splice(0, items.length, items[0], { ...abroad, publicId: "GABROAD" });
    }),
  );
  renderAt(shop, "/da/dk/dkk/order", { order: <Orders /> }, "da");
  const [danish, swedish] = await screen.findAllByRole("listitem");
  expect(danish).toHaveTextContent(/200.DKK/);
  expect(swedish).toHaveTextContent(/200.SEK/);
  expect(danish).not.toHaveTextContent(/kr\./);
});
