import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Basket } from "~/screens/Basket/Basket";
import { Product } from "~/screens/Product/Product";
import { addProducts, saveBillingDraft } from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { billing, emailCard } from "../support/gifts";
import { leavePage } from "../support/leavePage";
import { addButton, added, box, type } from "../support/purchaseForm";
import { renderAt } from "../support/renderAt";
import { DANISH, type Shop, startShop } from "../support/startShop";

/** The card that is sold in every country. */
const GLOBAL = "shop/x/1000";
const NORWEGIAN = { locale: "en", countryCode: "no", currency: "nok" };
let drawn: { unmount: () => void };
/** A Dane, as a form has them: with the number as it is dialled at home. */
const dane = { ...billing, phone: "20 12 34 56" };

const prefix = () => box("Recipient’s mobile number").closest("[data-prefix]")?.getAttribute("data-prefix");
const sendToMe = async () => fireEvent.click(await screen.findByText("Send it to me"));
const choose = (label: RegExp) => fireEvent.click(box(label));
const chooseCountry = async (code: string) => {
  await waitFor(() => expect(box("Country").querySelector(`option[value=${code}]`)).not.toBeNull());
  type("Country", code);
};

async function opened(market = NORWEGIAN, before?: Shop): Promise<Shop> {
  const shop = startShop({ market, session: before?.session });
  shop.dispatch(saveBillingDraft(dane));
  drawn = renderAt(shop, `/en/${market.countryCode}/${market.currency}/${GLOBAL}`, {
    "shop/:product/:id": <Product />,
  });
  await screen.findByText("Add to basket");
  return shop;
}

async function addedTo(shop: Shop): Promise<string | null | undefined> {
  fireEvent.click(addButton());
  await screen.findByText("Your basket has been updated");
  return added(shop).at(-1)?.recipientPhone;
}

test("a gift by text message to a buyer from another country goes to their number there", async () => {
  const shop = await opened();
  choose(/^By text message/);
  await sendToMe();
  await waitFor(() => expect(box("Recipient’s name").value).toBe("Freja Lund"));
  expect(await addedTo(shop)).toBe("+4520123456");
});

test("a number that is typed over such a one is one of the shop's country again", async () => {
  const shop = await opened();
  choose(/^By text message/);
  await sendToMe();
  type("Recipient’s mobile number", "40 12 34 56");
  type("Repeat the mobile number", "40123456");
  await waitFor(() => expect(prefix()).toBe("+47"));
  expect(await addedTo(shop)).toBe("+4740123456");
});

const typeNumber = (number: string) => {
  type("Recipient’s mobile number", number);
  type("Repeat the mobile number", number);
};

test("the country of an address decides nothing where it is not on the screen", async () => {
  const shop = await opened(DANISH);
  choose(/^By post/);
  await chooseCountry("NO");
  choose(/^By text message/);
  await waitFor(() => expect(prefix()).toBe("+45"));
  type("Recipient’s name", "Ada Holm");
  typeNumber("20 12 34 56");
  expect(await addedTo(shop)).toBe("+4520123456");
});

test("a number goes along to another way of delivery with its prefix, and the address keeps its country", async () => {
  const shop = await opened(DANISH);
  choose(/^By post/);
  await chooseCountry("NO");
  choose(/^By text message/);
  await waitFor(() => expect(prefix()).toBe("+45"));
  typeNumber("20 12 34 56");
  choose(/^By post/);
  expect(box("Country").value).toBe("NO");
  expect(box(/^Recipient’s mobile number/).value).toBe("+4520123456");
  choose(/^By text message/);
  type("Recipient’s name", "Ada Holm");
  expect(await addedTo(shop)).toBe("+4520123456");
});

test("a form that stands there while another country is entered keeps the number of the same person", async () => {
  const shop = await opened(DANISH);
  choose(/^By text message/);
  typeNumber("40 12 34 56");
  await waitFor(() => expect(prefix()).toBe("+45"));
  act(() => void shop.dispatch(marketEntered(NORWEGIAN)));
  await waitFor(() => expect(box("Recipient’s mobile number").value).toBe("+4540123456"));
  expect(box("Repeat the mobile number").value).toBe("+4540123456");
});

describe("a form that comes back in another country", () => {
  async function leftInDenmark(fill: () => void | Promise<void>) {
    const danish = await opened(DANISH);
    await fill();
    leavePage();
    drawn.unmount();
    return opened(NORWEGIAN, danish);
  }

  test("sends to the number that was typed, not to a stranger who has the same one there", async () => {
    const shop = await leftInDenmark(async () => {
      choose(/^By text message/);
      type("Recipient’s name", "Kari Nordmann");
      typeNumber("40 12 34 56");
      await waitFor(() => expect(prefix()).toBe("+45"));
    });
    expect(box("Recipient’s mobile number").value).toBe("+4540123456");
    expect(box("Repeat the mobile number").value).toBe("+4540123456");
    type(/^Amount in NOK/, "300");
    expect(await addedTo(shop)).toBe("+4540123456");
  });

  test("goes to an address in that country, if nothing of one was typed, and asks a number that is none again", async () => {
    await leftInDenmark(async () => {
      choose(/^By post/);
      await chooseCountry("DK");
      type("Recipient’s name", "Kari Nordmann");
      type(/^Recipient’s mobile number/, "40 12");
    });
    expect(box("Recipient’s name").value).toBe("Kari Nordmann");
    expect(box("Country").value).toBe("NO");
    expect(box(/^Recipient’s mobile number/).value).toBe("");
  });

  test("keeps the address abroad, with a number as it is dialled there", async () => {
    await leftInDenmark(async () => {
      choose(/^By post/);
      await chooseCountry("DK");
      type("Postal code", "2100");
      type(/^Recipient’s mobile number/, "40 12 34 56");
    });
    await waitFor(() => expect(box("Country").value).toBe("DK"));
    expect(box(/^Recipient’s mobile number/).value).toBe("40 12 34 56");
  });
});

describe("a gift in the basket that is sent by text message instead", () => {
  async function openedDialog() {
    const shop = startShop({ market: NORWEGIAN });
    shop.dispatch(saveBillingDraft(dane));
    shop.dispatch(addProducts([emailCard({ productId: "1000", stockKeepingUnit: "1000-E", valueCurrency: "NOK" })]));
    await shop.until((state) => state.basket.justAdded ?? state.basket.changeFailure);
    renderAt(shop, "/en/no/nok/basket", { basket: <Basket /> });
    fireEvent.click(await screen.findByRole("button", { name: /^Change recipient/ }));
    await screen.findByRole("radio", { name: /^By text message/ });
    return shop;
  }
  const saved = async (shop: Shop, phone: string) => {
    fireEvent.click(screen.getByRole("button", { name: "Save recipient" }));
    await waitFor(() => expect(added(shop).at(-1)?.recipientPhone).toBe(phone));
  };

  test("goes to the buyer's number at home", async () => {
    const shop = await openedDialog();
    choose(/^By text message/);
    await sendToMe();
    await waitFor(() => expect(box("Recipient’s name").value).toBe("Freja Lund"));
    await saved(shop, "+4520123456");
  });

  test("takes along the number of an address abroad, and another one is of the shop's country", async () => {
    const shop = await openedDialog();
    choose(/^By post/);
    await chooseCountry("SE");
    type(/^Recipient’s mobile number/, "070-123 45 67");
    await waitFor(() => expect(box(/^Recipient’s mobile number/).closest("[data-prefix='+46']")).not.toBeNull());
    choose(/^By text message/);
    await waitFor(() => expect(box("Recipient’s mobile number").value).toBe("+46701234567"));
    typeNumber("40 12 34 56");
    await saved(shop, "+4740123456");
  });
});
