import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { saveBillingDraft } from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { billing } from "../support/gifts";
import { faults } from "../support/network";
import { openedAt, OWN_PATH } from "../support/productScreen";
import { addButton, added, box, summary, type } from "../support/purchaseForm";
import { choose, openFor } from "../support/signedIn";
import { DANISH, startShop } from "../support/startShop";

/** The card that is sold in every country. */
const GLOBAL = "/en/dk/dkk/shop/x/1000";

/** Whom a gift is for, with the blanks and capitals that people leave. */
function fillUntidily() {
  type("Recipient’s name", " Ada  Holm ");
  type("Recipient’s e-mail", "ada@example.com");
  type("Repeat the e-mail", "ADA@example.com ");
}

describe("buying a card by e-mail", () => {
  test("sends the whole gift once, says so, and gives the focus back to the button", async () => {
    const { shop, place } = await openedAt();
    type(/^Amount in DKK/, "250");
    fillUntidily();
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
    expect(place.address).toBe(OWN_PATH);
  });

  test("says what is missing, at the field and on top, and sends nothing", async () => {
    const { shop } = await openedAt();
    type(/^Amount in DKK/, "120");
    type("Recipient’s e-mail", "ada@example.com");
    type("Repeat the e-mail", "eva@example.com");
    fireEvent.click(addButton());
    await waitFor(() => expect(summary()).toHaveTextContent("DKK 100 or DKK 150"));
    expect(document.activeElement).toBe(summary());
    expect(box("Recipient’s name")).toHaveAccessibleDescription("Enter the recipient’s name");
    expect(box("Repeat the e-mail")).toHaveAccessibleDescription("The two e-mail addresses are not the same");
    expect(shop.network.count("updateBasket")).toBe(0);
    type("Repeat the e-mail", "ada@example.com");
    await waitFor(() => expect(box("Repeat the e-mail")).not.toBeInvalid());
  });

  test("shows the server's word at the field and keeps everything else", async () => {
    const { shop } = await openedAt();
    fillUntidily();
    shop.network.fail(
      "updateBasket",
      faults.refused("FluentValidation", {
        message: "This mailbox is closed",
        path: ["updateBasket", "input", "addProducts", "0", "recipientEmail"],
      }),
      { times: 1 },
    );
    fireEvent.click(addButton());
    await waitFor(() => expect(box("Recipient’s e-mail")).toHaveAccessibleDescription("This mailbox is closed"));
    expect(box("Recipient’s name").value).toBe(" Ada  Holm ");
    expect(addButton()).not.toHaveAttribute("aria-disabled");
    type("Recipient’s e-mail", "eva@example.com");
    type("Repeat the e-mail", "eva@example.com");
    await waitFor(() => expect(box("Recipient’s e-mail")).not.toBeInvalid());
    fireEvent.click(addButton());
    await screen.findByText("Your basket has been updated");
  });

  test("a call that never arrives keeps the form, and the button works again", async () => {
    const { shop } = await openedAt();
    fillUntidily();
    shop.network.fail("updateBasket", faults.abort(), { times: 1 });
    fireEvent.click(addButton());
    await waitFor(() => expect(summary()).toHaveTextContent(/connection/));
    expect(screen.queryByText("Your basket has been updated")).toBeNull();
    fireEvent.click(addButton());
    await screen.findByText("Your basket has been updated");
  });

  test("says that nothing was done, and keeps the form, when another country was entered meanwhile", async () => {
    const { shop } = await openedAt(GLOBAL);
    fillUntidily();
    shop.network.fail("updateBasket", faults.delay(300), { times: 1 });
    fireEvent.click(addButton());
    await waitFor(() => expect(shop.network.count("updateBasket")).toBe(1));
    act(() => void shop.dispatch(marketEntered({ ...DANISH, countryCode: "se" })));
    await waitFor(() => expect(summary()).toHaveTextContent(/switched to another country/));
    expect(screen.queryByText("Your basket has been updated")).toBeNull();
    expect(box("Recipient’s name").value).toBe(" Ada  Holm ");
  });
});

describe("buying a card by text message", () => {
  test("sends the number in its international form", async () => {
    const { shop } = await openedAt();
    fireEvent.click(box(/^By text message/));
    type("Recipient’s name", "Ada Holm");
    type("Recipient’s mobile number", "20 12 34 56");
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
    const { shop } = await openedAt();
    fillUntidily();
    fireEvent.click(box(/^Choose a date/));
    fireEvent.click(screen.getByText("Change time zone"));
    type("Time zone", "America/New_York");
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    type("Date", day);
    type("Time", "10:15");
    expect(await screen.findByText(/10:15 \(.*\), .* for you/)).toBeVisible();
    fireEvent.click(addButton());
    await screen.findByText("Your basket has been updated");
    const { deliveryDate, timezone } = added(shop)[0];
    expect(timezone).toBe("America/New_York");
    const there = new Intl.DateTimeFormat("sv", { timeZone: timezone, dateStyle: "short", timeStyle: "short" });
    expect(there.format(new Date(deliveryDate))).toBe(`${day} 10:15`);
  });

  test("that is past, or does not exist, is refused with words", async () => {
    const { shop } = await openedAt();
    fillUntidily();
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
    const { shop, goTo } = await openedAt();
    type(/^Amount in DKK/, "350");
    fillUntidily();
    await goTo("/en/dk/dkk/basket");
    expect(shop.state().basket.drafts.purchase["1001"]).toMatchObject({ giftcardValue: 350 });
    await goTo(-1);
    await screen.findByText("Add to basket");
    expect(box(/^Amount in DKK/).value).toBe("350");
    expect(box("Recipient’s e-mail").value).toBe("ada@example.com");
    fireEvent.click(addButton());
    await screen.findByText("Your basket has been updated");
    await goTo("/en/dk/dkk/basket");
    expect(shop.state().basket.drafts.purchase).toEqual({});
  });

  test("stays in another currency, and sum and field agree", async () => {
    const shop = startShop();
    const { goTo } = await openedAt(OWN_PATH, shop);
    fillUntidily();
    await goTo("/en/dk/sek/shop/gift-card-dk/1001");
    act(() => void shop.dispatch(marketEntered({ ...DANISH, currency: "sek" })));
    await screen.findByLabelText(/^Amount in SEK/);
    expect(box("Recipient’s e-mail").value).toBe("ada@example.com");
    type(/^Amount in SEK/, "500");
    await waitFor(() => expect(screen.getAllByText(/SEK.500|500.kr/).length).toBeGreaterThan(0));
    expect(screen.queryByText(/DKK/)).toBeNull();
  });

  test("can be the buyer's own details", async () => {
    const shop = startShop();
    shop.dispatch(saveBillingDraft(billing));
    await openedAt(OWN_PATH, shop);
    fireEvent.click(screen.getByText("Send it to me"));
    await waitFor(() => expect(box("Recipient’s e-mail").value).toBe(billing.email));
    expect(box("Repeat the e-mail").value).toBe(billing.email);
  });

  test("is the signed-in person where a company buys", async () => {
    const shop = await openFor("anton");
    await choose(shop, "acc-anton-nordhavn");
    await openedAt(OWN_PATH, shop);
    fireEvent.click(screen.getByText("Send it to me"));
    await waitFor(() => expect(box("Recipient’s name").value).toBe("Anton Berg"));
    expect(box("Recipient’s e-mail").value).toBe("anton.indkoeb@firma.example");
  });

  test("can be the details that the basket knows of its buyer", async () => {
    const shop = startShop();
    shop.network.fail(
      "createBasket",
      faults.editField("createBasket", (basket) => {
        basket.buyer = { name: "Karen Holm", email: "karen@example.com", address: {} };
      }),
    );
    await openedAt(OWN_PATH, shop);
    fireEvent.click(await screen.findByText("Send it to me"));
    await waitFor(() => expect(box("Recipient’s e-mail").value).toBe("karen@example.com"));
  });
});
