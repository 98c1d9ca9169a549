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
import { saveBillingDraft } from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { openListing } from "~/state/listing/slice";
import { billing } from "../support/gifts";
import { faults } from "../support/network";
import { addButton, added, box, summary, type } from "../support/purchaseForm";
import { renderAt } from "../support/renderAt";
import { choose, openFor } from "../support/signedIn";
import { DANISH, type Shop, startShop } from "../support/startShop";

/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */

vi.setConfig({ testTimeout: 30_000 });

/** The shop's own card for Denmark: DKK 100 to 10,000 in steps of 50. */
const OWN = "/en/dk/dkk/shop/gift-card-dk/1001";
/** The card that is sold in every country. */
const GLOBAL = "/en/dk/dkk/shop/x/1000";
/** A brand's card with fixed values, one of which is out of stock. */
const FIXED = "1446";
const at = (path: string, shop: Shop) =>
  renderAt(shop, path, { "shop/:product/:id": <Product />, basket: <p>basket</p> });

test("a gift of another country offers the gifts of this one, and the choice of another country", async () => {
  const shop = startShop({ market: { locale: "en", countryCode: "se", currency: "sek" } });
  const { place } = at("/en/se/sek/shop/gift-card-dk/1001", shop);
  await screen.findByRole("heading", { level: 1, name: "This gift is not sold in your country" });
  expect(screen.getByRole("link", { name: "Gift cards" })).toHaveAttribute("href", "/en/se/sek/shop");
  fireEvent.click(screen.getByRole("link", { name: "Choose another country" }));
  expect(place.address).toBe("/en/se/sek/welcome");
});

async function opened(path = OWN, shop: Shop = startShop()) {
  const drawn = at(path, shop);
  await screen.findByText("Add to basket");
  return { ...drawn, shop };
}

function fillRecipient() {
  type("Recipient's name", " Ada  Holm ");
  type("Recipient's e-mail", "ada@example.com");
  type("Repeat the e-mail", "ADA@example.com ");
}

test.each([
  ["pl", "en"],
  ["en", null],
])("on a page in %s, what the editors wrote in English is marked as %j", async (locale, marked) => {
  const shop = startShop({ market: { ...DANISH, locale } });
  await opened(OWN.replace("/en/", `/${locale}/`), shop);
  const title = screen.getByRole("heading", { level: 1 });
  expect(title).toHaveTextContent("The Denmark Gift Card");
  const about = screen.getByText("About this gift").closest("h2")!.nextElementSibling;
  const crumb = screen.getByRole("navigation", { name: "You are here" }).querySelector("[aria-current] > span");
  for (const part of [title, about, crumb, document.querySelector("main li span, ul[class*=points] span")])
    expect(part?.getAttribute("lang") ?? null).toBe(marked);
});

describe("buying a card by e-mail", () => {
  test("sends the whole gift once, says so, and gives the focus back to the button", async () => {
    const { shop, place } = await opened();
    type(/^Amount in DKK/, "250");
    fillRecipient();
    fireEvent.click(screen.getByLabelText("One more of The Denmark Gift Card"));
    await waitFor(() => expect(document.querySelector("form")).toHaveTextContent(/Total\s*DKK\s500/));
    addButton().focus();
    act(() => {
      addButton().click();
      addButton().click();
    });
    await screen.findByText("Your basket has been updated");
    expect(added(shop)).toEqual([
      expect.objectContaining({
        productId: "1001",
        deliveryMethod: "Email",
        giftcardValue: 250,
        valueCurrency: "DKK",
        quantity: 2,
        deliveryDate: null,
        recipientName: "Ada Holm",
        recipientEmail: "ada@example.com",
      }),
    ]);
    fireEvent.click(screen.getByText("Continue shopping"));
    await waitFor(() => expect(document.activeElement).toBe(addButton()));
    expect(place.address).toBe(OWN);
  });

  test("says what is missing, at the field and on top, and sends nothing", async () => {
    const { shop } = await opened();
    type(/^Amount in DKK/, "120");
    type("Recipient's e-mail", "ada@example.com");
    type("Repeat the e-mail", "eva@example.com");
    fireEvent.click(addButton());
    await waitFor(() => expect(summary()).toHaveTextContent("DKK 100 or DKK 150"));
    expect(document.activeElement).toBe(summary());
    expect(box("Recipient's name")).toHaveAccessibleDescription("Enter the recipient's name");
    expect(box("Repeat the e-mail")).toHaveAccessibleDescription("The two e-mail addresses are not the same");
    expect(shop.network.count("updateBasket")).toBe(0);
    type("Repeat the e-mail", "ada@example.com");
    await waitFor(() => expect(box("Repeat the e-mail")).not.toBeInvalid());
  });

  test("shows the server's word at the field and keeps everything else", async () => {
    const { shop } = await opened();
    fillRecipient();
    shop.network.fail(
      "updateBasket",
      faults.refused("FluentValidation", {
        message: "This mailbox is closed",
        path: ["updateBasket", "input", "addProducts", "0", "recipientEmail"],
      }),
      { times: 1 },
    );
    fireEvent.click(addButton());
    await waitFor(() => expect(box("Recipient's e-mail")).toHaveAccessibleDescription("This mailbox is closed"));
    expect(box("Recipient's name").value).toBe(" Ada  Holm ");
    expect(addButton()).not.toHaveAttribute("aria-disabled");
    type("Recipient's e-mail", "eva@example.com");
    type("Repeat the e-mail", "eva@example.com");
    await waitFor(() => expect(box("Recipient's e-mail")).not.toBeInvalid());
    fireEvent.click(addButton());
    await screen.findByText("Your basket has been updated");
  });

  test("a call that never arrives keeps the form, and the button works again", async () => {
    const { shop } = await opened();
    fillRecipient();
    shop.network.fail("updateBasket", faults.abort(), { times: 1 });
    fireEvent.click(addButton());
    await waitFor(() => expect(summary()).toHaveTextContent(/connection/));
    expect(screen.queryByText("Your basket has been updated")).toBeNull();
    fireEvent.click(addButton());
    await screen.findByText("Your basket has been updated");
  });

  test("says that nothing was done, and keeps the form, when another country was entered meanwhile", async () => {
    const { shop } = await opened(GLOBAL);
    fillRecipient();
    shop.network.fail("updateBasket", faults.delay(300), { times: 1 });
    fireEvent.click(addButton());
    await waitFor(() => expect(shop.network.count("updateBasket")).toBe(1));
    act(() => void shop.dispatch(marketEntered({ ...DANISH, countryCode: "se" })));
    await waitFor(() => expect(summary()).toHaveTextContent(/switched to another country/));
    expect(screen.queryByText("Your basket has been updated")).toBeNull();
    expect(box("Recipient's name").value).toBe(" Ada  Holm ");
  });
});

describe("buying a card by text message", () => {
  test("sends the number in its international form", async () => {
    const { shop } = await opened();
    fireEvent.click(box(/^By text message/));
    type("Recipient's name", "Ada Holm");
    type("Recipient's mobile number", "20 12 34 56");
    type("Repeat the mobile number", "20123456");
    fireEvent.click(addButton());
    await screen.findByText("Your basket has been updated");
    expect(added(shop)[0]).toMatchObject({
      deliveryMethod: "Sms",
      recipientPhone: "+4520123456",
      recipientEmail: null,
    });
  });
});

describe("a later day", () => {
  test("is sent as an instant with its zone, and shown on both clocks", async () => {
    const { shop } = await opened();
    fillRecipient();
    fireEvent.click(box(/^Choose a date/));
    fireEvent.click(screen.getByText("Change time zone"));
    type("Time zone", "America/New_York");
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    type("Date", day);
    type("Time", "10:15");
    expect(await screen.findByText(/10:15 in .* for you/)).toBeVisible();
    fireEvent.click(addButton());
    await screen.findByText("Your basket has been updated");
    const { deliveryDate, timezone } = added(shop)[0];
    expect(timezone).toBe("America/New_York");
    const there = new Intl.DateTimeFormat("sv", { timeZone: timezone, dateStyle: "short", timeStyle: "short" });
    expect(there.format(new Date(deliveryDate))).toBe(`${day} 10:15`);
  });

  test("that is past, or does not exist, is refused with words", async () => {
    const { shop } = await opened();
    fillRecipient();
    fireEvent.click(box(/^Choose a date/));
    for (const [day, words] of [
      ["2020-01-01", /past/],
      ["9999-01-01", /twelve months/],
      ["", /Choose a date and a time/],
    ] as const) {
      type("Date", day);
      box("Date").focus();
      fireEvent.click(addButton());
      await waitFor(() => expect(box("Date")).toHaveAccessibleDescription(words));
      // The words may come as the day is typed: the press is over once the mistakes are led to.
      await waitFor(() => expect(box("Date")).not.toHaveFocus());
    }
    expect(shop.network.count("updateBasket")).toBe(0);
  });
});

describe("what was typed", () => {
  test("is there again after leaving, and gone with the gift once it is added", async () => {
    const { shop, goTo } = await opened();
    type(/^Amount in DKK/, "350");
    fillRecipient();
    await goTo("/en/dk/dkk/basket");
    expect(shop.state().basket.drafts.purchase["1001"]).toMatchObject({ giftcardValue: 350 });
    await goTo(-1);
    await screen.findByText("Add to basket");
    expect(box(/^Amount in DKK/).value).toBe("350");
    expect(box("Recipient's e-mail").value).toBe("ada@example.com");
    fireEvent.click(addButton());
    await screen.findByText("Your basket has been updated");
    await goTo("/en/dk/dkk/basket");
    expect(shop.state().basket.drafts.purchase).toEqual({});
  });

  test("stays in another currency, and sum and field agree", async () => {
    const shop = startShop();
    const { goTo } = await opened(OWN, shop);
    fillRecipient();
    await goTo("/en/dk/sek/shop/gift-card-dk/1001");
    act(() => void shop.dispatch(marketEntered({ ...DANISH, currency: "sek" })));
    await screen.findByLabelText(/^Amount in SEK/);
    expect(box("Recipient's e-mail").value).toBe("ada@example.com");
    type(/^Amount in SEK/, "500");
    await waitFor(() => expect(screen.getAllByText(/SEK.500|500.kr/).length).toBeGreaterThan(0));
    expect(screen.queryByText(/DKK/)).toBeNull();
  });

  test("can be the buyer's own details", async () => {
    const shop = startShop();
    shop.dispatch(saveBillingDraft(billing));
    await opened(OWN, shop);
    fireEvent.click(screen.getByText("Send it to me"));
    await waitFor(() => expect(box("Recipient's e-mail").value).toBe(billing.email));
    expect(box("Repeat the e-mail").value).toBe(billing.email);
  });

  test("is the signed-in person where a company buys", async () => {
    const shop = await openFor("anton");
    await choose(shop, "acc-anton-nordhavn");
    await opened(OWN, shop);
    fireEvent.click(screen.getByText("Send it to me"));
    await waitFor(() => expect(box("Recipient's name").value).toBe("Anton Berg"));
    expect(box("Recipient's e-mail").value).toBe("anton.indkoeb@firma.example");
  });

  test("can be the details that the basket knows of its buyer", async () => {
    const shop = startShop();
    shop.network.fail(
      "createBasket",
      faults.edit((answer: any) => {
        answer.data.createBasket.buyer = { name: "Karen Holm", email: "karen@example.com", address: {} };
        return answer;
      }),
    );
    await opened(OWN, shop);
    fireEvent.click(await screen.findByText("Send it to me"));
    await waitFor(() => expect(box("Recipient's e-mail").value).toBe("karen@example.com"));
  });
});

describe("the product's page", () => {
  test("draws its head from the list while the rest is on its way", async () => {
    const shop = startShop();
    shop.dispatch(openListing(listingInput(DANISH, 3, noFilters())));
    await shop.until((state) => state.listing.shown);
    shop.network.fail("getProducts", faults.hang());
    at(OWN, shop);
    expect(document.querySelector("h1")).toHaveTextContent("The Denmark Gift Card");
    expect(screen.getByText("From DKK 100")).toBeVisible();
    expect(screen.queryByText("Add to basket")).toBeNull();
  });

  test("is read in its own language where it is not written in the person's", async () => {
    const shop = startShop();
    shop.dispatch(marketEntered({ ...DANISH, locale: "pl" }));
    at(OWN.replace("/en/", "/pl/"), shop);
    for (const name of ["About this gift", "Conditions"])
      expect((await screen.findByRole("region", { name })).querySelector("[lang]")).toHaveAttribute("lang", "en");
  });

  test("draws its head first where a list knows it, though the rest is there as well", async () => {
    const shop = startShop();
    shop.dispatch(openListing(listingInput(DANISH, 3, noFilters())));
    await shop.until((state) => state.listing.shown);
    prefetchProduct(DANISH, 3, "1001");
    const known = () => readAnswerOf(getProducts, productVariables(DANISH, 3, "1001")).data;
    await waitFor(() => expect(known()).toBeDefined());
    const drawn: boolean[] = [];
    const look = () => void drawn.push(document.body.textContent.includes("About this gift"));
    renderAt(shop, OWN, {
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
    const { place } = await opened("/en/dk/dkk/shop/wrong/1001?utm=1#here");
    await waitFor(() => expect(place.address).toBe(`${OWN}?utm=1#here`));
  });

  test("asks for the texts and pictures that it shows", async () => {
    const { shop } = await opened(OWN);
    const [{ input }] = shop.network.asked("getProducts");
    expect(input.includePresentationKeys).toEqual(
      expect.arrayContaining(["productTitle", "longDescription", "sellingPointDelivery", "productGallery1"]),
    );
  });

  test("is not there for an id nobody knows", async () => {
    at("/en/dk/dkk/shop/x/999999", startShop());
    await screen.findByRole("heading", { level: 1, name: "There is nothing here" });
    expect(screen.queryByText("Add to basket")).toBeNull();
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });

  test("says so when it cannot be brought, and tries again", async () => {
    const shop = startShop();
    shop.network.fail("getProducts", faults.status(400, { errors: [{ message: "no" }] }));
    at(OWN, shop);
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
      faults.edit((answer: any) => {
        answer.data.getProductStockInfo.deliveryMethods[0].skus[1] = {
          ...answer.data.getProductStockInfo.deliveryMethods[0].skus[1],
          inStock: false,
          quantityInStock: 0,
        };
        answer.data.getProductStockInfo.deliveryMethods[0].skus[0].quantityInStock = 3;
        return answer;
      }),
    );
    await opened(`/en/dk/dkk/shop/x/${FIXED}`, shop);
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
        const [offer] = answer.data.getProducts[0].deliveryMethods;
        offer.inventory = Array.from({ length: 15 }, (_, at) => ({
          ...offer.inventory[0],
          sku: `long-${at}`,
          price: 100 + at,
          inStock: at !== 1,
        }));
      }),
    );
    await opened(`/en/dk/dkk/shop/x/${FIXED}`, shop);
    const [, gone, next] = screen.getAllByRole<HTMLOptionElement>("option", { name: /^DKK 10/ });
    expect(gone).toBeDisabled();
    expect(gone).toHaveTextContent("DKK 101, Out of stock");
    expect(next).toHaveTextContent(/^DKK 102$/);
  });

  test("that is all gone takes the form away", async () => {
    const shop = startShop();
    shop.network.fail(
      "getProductStockInfo",
      faults.edit((answer: any) => {
        answer.data.getProductStockInfo.allSkusOutOfStock = true;
        return answer;
      }),
    );
    at(OWN, shop);
    await screen.findByText("This gift is sold out at the moment.");
    expect(screen.queryByText("Add to basket")).toBeNull();
  });

  test("that is not known leaves the decision to the server", async () => {
    const shop = startShop();
    shop.network.fail("getProductStockInfo", faults.status(500));
    await opened(OWN, shop);
    expect(await screen.findByText("We could not check the stock just now.")).toBeVisible();
    fillRecipient();
    fireEvent.click(addButton());
    await screen.findByText("Your basket has been updated");
  });
});
