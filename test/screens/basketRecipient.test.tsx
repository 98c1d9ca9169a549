import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { marketEntered } from "~/state/facts";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { pass, playTime } from "../support/startShop";
import { screens, withGifts, opened, lines } from "../support/basketScreen";

describe("another recipient", () => {
  test("is checked, saved for the delivery, and the dialog closes; the server's words stand at their field", async () => {
    const { shop } = await opened([emailCard()]);
    fireEvent.click(screen.getByRole("button", { name: /^Change recipient/ }));
    const email = await screen.findByLabelText("Recipient’s e-mail");
    // It came after its dialog was opened, and comes before its buttons.
    expect(screen.getByRole("radio", { name: "By e-mail" })).toHaveFocus();
    const save = () => fireEvent.click(screen.getByRole("button", { name: "Save recipient", hidden: true }));
    const type = (value: string) => {
      fireEvent.change(email, { target: { value } });
      fireEvent.change(screen.getByLabelText("Repeat the e-mail"), { target: { value } });
    };
    fireEvent.change(email, { target: { value: "new@example.com" } });
    save();
    expect((await screen.findAllByText("The two e-mail addresses are not the same")).length).toBeGreaterThan(0);
    const path = ["updateBasket", "input", "addProducts", "0", "recipientEmail"];
    shop.network.fail("updateBasket", faults.refused("FluentValidation", { message: "Unknown mailbox", path }), {
      times: 1,
    });
    type("new@example.com");
    save();
    expect((await screen.findAllByText("Unknown mailbox")).length).toBeGreaterThan(0);
    expect(email).toHaveAccessibleDescription(/Unknown mailbox/);
    save();
    await waitFor(() => expect(lines()[0]).toHaveTextContent("new@example.com"));
    await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
    fireEvent.click(screen.getByRole("button", { name: /^Change recipient/ }));
    expect(await screen.findByLabelText("Recipient’s e-mail")).toHaveValue("new@example.com");
  });

  test.each(["Cancel", "Close"])("whoever is at %s when the form comes stays there", async (name) => {
    const { shop } = await opened([emailCard()]);
    const answer = shop.network.hold("getProducts");
    fireEvent.click(screen.getByRole("button", { name: /^Change recipient/ }));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByRole("heading", { name: "Change recipient" })).toHaveFocus();
    const button = within(dialog).getByRole("button", { name });
    button.focus();
    await act(async () => answer());
    expect(await within(dialog).findByRole("radio", { name: "By e-mail" })).toBeChecked();
    expect(button).toHaveFocus();
  });

  test("that is corrected while it is being saved stays in its dialog, to be saved too", async () => {
    const { shop } = await opened([emailCard()]);
    fireEvent.click(screen.getByRole("button", { name: /^Change recipient/ }));
    const name = await screen.findByLabelText("Recipient’s name");
    const save = () => fireEvent.click(screen.getByRole("button", { name: "Save recipient", hidden: true }));
    const answer = shop.network.hold("updateBasket");
    fireEvent.change(name, { target: { value: "Bo Lindt" } });
    save();
    await waitFor(() => expect(shop.network.count("updateBasket")).toBe(2));
    fireEvent.change(name, { target: { value: "Bo Lind" } });
    await act(async () => answer());
    await waitFor(() => expect(lines()[0]).toHaveTextContent("Bo Lindt"));
    expect(document.querySelector("dialog[data-closing]")).toBeNull();
    save();
    await waitFor(() => expect(lines()[0]).toHaveTextContent("By e-mail to Bo Lindalma"));
    await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  });

  test("what a card is worth: a mistake is told at the field, the amount that it has is sent to nobody", async () => {
    const { shop } = await opened([emailCard()]);
    const open = () => fireEvent.click(screen.getByRole("button", { name: /^Change amount/ }));
    const field = () => screen.findByRole("combobox", { name: /^Amount/, hidden: true });
    const save = () => fireEvent.click(screen.getByRole("button", { name: "Save amount", hidden: true }));
    open();
    expect(await field()).toHaveValue("200");
    // It came after its dialog was opened.
    expect(await field()).toHaveFocus();
    save();
    await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
    open();
    fireEvent.change(await field(), { target: { value: "201" } });
    save();
    await waitFor(async () => expect(await field()).toHaveAttribute("aria-invalid", "true"));
    expect(shop.network.count("updateBasket")).toBe(1);
    fireEvent.change(await field(), { target: { value: "350" } });
    save();
    await waitFor(() => expect(lines()[0]).toHaveTextContent("Gift card of DKK 350"));
    await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
    expect(shop.network.count("updateBasket")).toBe(2);
  });

  test("what a card is worth stays in the card's own currency, whatever the shop's is now", async () => {
    const shop = await withGifts([emailCard()]);
    await act(async () => {
      shop.dispatch(marketEntered({ ...shop.market, currency: "eur" }));
      await shop.until((state) => state.basket.waiting === 0 && state.basket.status === "ready");
    });
    renderAt(shop, "/en/dk/eur/basket", screens);
    fireEvent.click(screen.getByRole("button", { name: /^Change amount/ }));
    const amount = await screen.findByRole("combobox", { name: /^Amount/ });
    expect(amount).toHaveValue("200");
    expect(shop.network.asked("getProducts").map(({ input }) => input.currency)).toEqual(["DKK"]);
  });

  test("the amounts of a card with a few of them are led to at the one that it has", async () => {
    await opened([emailCard({ productId: "1101", stockKeepingUnit: "1101-E-250", giftcardValue: 250 })]);
    fireEvent.click(screen.getByRole("button", { name: /^Change amount/ }));
    const chosen = await screen.findByRole("radio", { name: /250/, checked: true });
    expect(screen.getAllByRole("radio")[0]).not.toBe(chosen);
    await waitFor(() => expect(chosen).toHaveFocus());
  });

  test("what a card is worth cannot be had: it is said, and can be tried again", async () => {
    const { shop } = await opened([emailCard()]);
    shop.network.fail("getProducts", faults.status(500));
    fireEvent.click(screen.getByRole("button", { name: /^Change amount/ }));
    const dialog = await screen.findByRole("dialog");
    const again = await within(dialog).findByRole("button", { name: "Try again" });
    expect(within(dialog).queryByRole("button", { name: "Save amount" })).toBeNull();
    shop.network.heal();
    fireEvent.click(again);
    expect(await within(dialog).findByRole("combobox", { name: /^Amount/ })).toHaveValue("200");
  });

  test.each([
    [
      "one amount only",
      faults.editField("getProducts", (products) => {
        for (const { inventory } of products[0].deliveryMethods)
          for (const entry of inventory) Object.assign(entry, { price: 200, priceMin: null, priceMax: null });
      }),
      /this amount only/,
    ],
    ["none any more", faults.refused("ProductNotFound"), /cannot be ordered online/],
  ])(
    "what a card is worth cannot be changed where there is %s, and nothing is offered to save or to try",
    async (_what, fault, told) => {
      const { shop } = await opened([emailCard()]);
      shop.network.fail("getProducts", fault);
      fireEvent.click(screen.getByRole("button", { name: /^Change amount/ }));
      const dialog = await screen.findByRole("dialog");
      await within(dialog).findByText(told);
      expect(within(dialog).queryByRole("button", { name: /Save|Try/ })).toBeNull();
    },
  );

  test.each([
    [/^Change recipient/, "Save recipient"],
    [/^Change date/, "Save date"],
  ])("that takes longer is said so in the dialog, once, while it is under way: %s", async (open, save) => {
    const { shop } = await opened([emailCard()]);
    fireEvent.click(screen.getByRole("button", { name: open }));
    const button = await screen.findByRole("button", { name: save, hidden: true });
    const dialog = within(document.querySelector("dialog")!);
    if (save === "Save recipient") {
      fireEvent.change(await dialog.findByLabelText("Recipient’s name"), { target: { value: "Bo Lind" } });
    }
    playTime();
    shop.network.fail("updateBasket", faults.hang());
    fireEvent.click(button);
    await act(() => pass(3500));
    expect(shop.state().basket.waiting).toBe(1);
    expect(dialog.queryByText(/longer than expected/)).toBeNull();
    await act(() => pass(1500));
    expect(dialog.getAllByText(/longer than expected/)).toHaveLength(1);
    expect(dialog.getByText(/longer than expected/)).toBeVisible();
  });

  test("why it was not saved is said in the dialog alone; whoever left it before is told outside", async () => {
    const { shop } = await opened([emailCard()]);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const refused = faults.refused("InvalidInput", { message: "Not today" });
    shop.network.fail("updateBasket", refused, { times: 1 });
    const save = async () => {
      fireEvent.change(await screen.findByLabelText("Recipient’s name"), { target: { value: "Bo Lind" } });
      fireEvent.click(screen.getByRole("button", { name: "Save recipient", hidden: true }));
    };
    fireEvent.click(screen.getByRole("button", { name: /^Change recipient/ }));
    await save();
    const dialog = document.querySelector("dialog")!;
    await within(dialog).findByText(/to put right/);
    expect(shop.state().notices.queue).toEqual([]);

    shop.network.fail("updateBasket", (pass, signal) => held.then(() => refused(pass, signal)), { times: 1 });
    await save();
    await waitFor(() => expect(shop.state().basket.waiting).toBe(1));
    fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    answer();
    await waitFor(() => expect(shop.state().notices.queue.map(({ code }) => code)).toEqual(["InvalidInput"]));
  });
});
