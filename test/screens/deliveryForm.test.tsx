import { fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useLayoutEffect } from "react";
import { describe, expect, test, vi } from "vitest";
import { usePhones } from "~/blocks/RecipientForm/usePhones";
import { selectBillingDraft } from "~/state/basket/selectors";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { finalized } from "../support/paying";
import { renderAt } from "../support/renderAt";
import { filled } from "../support/shopFacts";
import { startShop } from "../support/startShop";
import { PATH, screens, opened, type, fill, terms, payButton, press, left } from "../support/deliveryScreen";

/** What the tab remembers of somebody who has filled in the form and left for the payment. */
async function beenToPayment() {
  const { shop, unmount } = await opened();
  fill();
  fireEvent.click(terms());
  press();
  await left(shop);
  unmount();
  return shop.session;
}

describe("the checkout form", () => {
  test("left empty: what is missing stands on top with the way there and takes the focus; nothing is sent", async () => {
    const { shop } = await opened();
    press();
    const title = await screen.findByText("There are 7 things to put right");
    await waitFor(() => expect(document.activeElement).toContainElement(title));
    fireEvent.click(screen.getByRole("link", { name: "Enter the postal code" }));
    expect(screen.getByLabelText("Postal code")).toHaveFocus();
    expect(screen.getByLabelText("Postal code")).toHaveAccessibleDescription("Enter the postal code");
    expect(shop.network.count("finalizeBasket")).toBe(0);
  });

  test("a second press with all put right leads nobody back to what was wrong at the first", async () => {
    const { shop } = await opened();
    press();
    await screen.findByText("There are 7 things to put right");
    fill();
    fireEvent.click(terms());
    payButton().focus();
    const reached: unknown[] = [];
    const onFocus = (event: FocusEvent) => reached.push(event.target);
    document.addEventListener("focusin", onFocus);
    press();
    await left(shop);
    document.removeEventListener("focusin", onFocus);
    expect(reached).toEqual([]);
    expect(screen.queryByText(/to put right/)).toBeNull();
  });

  test("a second press with the same mistakes leads to them again", async () => {
    await opened();
    press();
    const title = await screen.findByText("There are 7 things to put right");
    payButton().focus();
    press();
    await waitFor(() => expect(document.activeElement).toContainElement(title));
  });

  test("a wrong phone, e-mail and post code are told by the country's rules", async () => {
    await opened();
    fill();
    type("Phone", "123");
    type("E-mail", "freja@");
    type("Postal code", "210");
    press();
    await screen.findByText("There are 4 things to put right");
    expect(screen.getByLabelText("Phone")).toHaveAccessibleDescription(/not a valid phone number/);
    expect(screen.getByLabelText("E-mail")).toBeInvalid();
    expect(screen.getByLabelText("Postal code")).toHaveAccessibleDescription("Invalid postal code");
  });

  test("a reference that is too long is called so by its name, beside the other things to put right", async () => {
    await opened();
    fill();
    fireEvent.click(terms());
    type("Your reference", "PO 7, ".repeat(17));
    press();
    fireEvent.click(await screen.findByRole("link", { name: "A reference has at most 100 characters" }));
    expect(screen.getByLabelText("Your reference", { exact: false })).toHaveFocus();
  });

  test.each([
    ["City", "City: at most 100 characters"],
    ["Address", "Address: at most 100 characters"],
    ["Floor, apartment", "Floor, apartment: at most 100 characters"],
    ["Care of", "Care of: at most 100 characters"],
  ])(
    "%s that is too long is called by its name on top of the form, where two of them are told apart",
    async (label, told) => {
      await opened();
      fill();
      type(label, "x".repeat(101));
      press();
      fireEvent.click(await screen.findByRole("link", { name: told }));
      expect(screen.getByLabelText(new RegExp(`^${label}`))).toHaveFocus();
    },
  );

  test("only the terms missing: said at their box, which takes the focus; their link does not tick it", async () => {
    const { shop } = await opened();
    fill();
    const link = screen.getByRole("link", { name: /Read the terms/ });
    expect(link).toHaveAttribute("href", "https://www.example.com/en/terms");
    expect(link.closest("label")).toBeNull();
    link.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(link);
    expect(terms()).not.toBeChecked();
    press();
    await waitFor(() => expect(terms()).toHaveFocus());
    expect(terms()).toHaveAccessibleDescription("Accept the terms to go on");
    expect(screen.queryByText(/to put right/)).toBeNull();
    expect(finalized(shop)).toBe(0);
  });

  test("whoever puts the reference right while the terms are missing too is not taken from it to the terms", async () => {
    await opened();
    fill();
    type("Your reference", "x".repeat(101));
    press();
    const title = await screen.findByText("There are 2 things to put right");
    await waitFor(() => expect(document.activeElement).toContainElement(title));
    const reference = screen.getByLabelText("Your reference", { exact: false });
    reference.focus();
    type("Your reference", "x".repeat(100));
    await waitFor(() => expect(reference).toBeValid());
    expect(reference).toHaveFocus();
    press();
    await waitFor(() => expect(terms()).toHaveFocus());
  });

  test("filled and accepted, it leaves for the payment once, with the buyer trimmed, the phone in full and the reference", async () => {
    const { shop } = await opened();
    fill();
    type("Your reference", " Julegaver ");
    fireEvent.click(terms());
    press();
    press();
    await left(shop);
    expect(finalized(shop)).toBe(1);
    const sent = shop.network.asked("updateBasket").map(({ input }) => input);
    expect(sent.find((input) => input.buyer)).toMatchObject({
      buyer: { name: "Freja Lund", phone: "+4520123401", address: { postCode: "2100", countryCode: "DK" } },
      reference: "Julegaver",
    });
    expect(payButton()).toHaveAttribute("aria-disabled", "true");
  });

  test("the phone is sent in full, too, if the button or the window is left while the payment starts", async () => {
    const { shop } = await opened();
    fill();
    fireEvent.click(terms());
    const leave = vi.fn(() => payButton().dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    shop.network.fail("getBasketById", (pass) => (leave(), pass()), { times: 1 });
    press();
    await left(shop);
    expect(leave).toHaveBeenCalledOnce();
    const sent = shop.network.asked("updateBasket").flatMap(({ input }) => input.buyer ?? []);
    expect(sent).toMatchObject([{ phone: "+4520123401" }]);
  });

  test("who has been to the payment finds the phone behind its calling code, as it was typed, and it is sent in full again", async () => {
    const { shop: again } = await opened([emailCard()], { session: await beenToPayment() });
    await waitFor(() => expect(screen.getByLabelText("Phone")).toHaveValue("20123401"));
    fireEvent.click(terms());
    press();
    await left(again);
    const sent = again.network.asked("updateBasket").flatMap(({ input }) => input.buyer ?? []);
    expect(sent).toMatchObject([{ name: "Freja Lund", phone: "+4520123401" }]);
  });

  test("the terms that are ticked while a known phone is put behind its calling code stay ticked", async () => {
    const again = await filled([emailCard()], { session: await beenToPayment(), path: PATH });
    const Ticking = ({ children }: { children: ReactNode }) => {
      const phones = usePhones(true);
      // Once they are drawn, before anything else has its turn.
      useLayoutEffect(() => {
        if (phones) queueMicrotask(() => terms().click());
      }, [phones]);
      return children;
    };
    renderAt(again, PATH, { "basket/delivery": <Ticking>{screens["basket/delivery"]}</Ticking> });
    await waitFor(() => expect(screen.getByLabelText("Phone")).toHaveValue("20123401"));
    expect(terms()).toBeChecked();
  });

  test("a reference that was taken out again just before Enter is not sent", async () => {
    const { shop } = await opened();
    fill();
    type("Your reference", "PO 8");
    const reference = screen.getByLabelText("Your reference", { exact: false });
    fireEvent.focusOut(reference);
    type("Your reference", "");
    fireEvent.click(terms());
    fireEvent.submit(reference);
    await left(shop);
    expect(shop.network.asked("updateBasket").filter(({ input }) => input.reference)).toEqual([]);
  });

  test("what was typed is there again when the screen is left and opened, and after a reload of the page", async () => {
    const { shop, unmount } = await opened();
    type("Name", "Freja L");
    unmount();
    const { network, storage, session } = shop;
    const again = startShop({ network, storage, session, path: PATH });
    renderAt(again, PATH, screens);
    expect(await screen.findByLabelText("Name")).toHaveValue("Freja L");
  });

  test("a country that nobody chose is that of the market to which somebody has gone", async () => {
    const { shop, unmount } = await opened();
    type("Name", "Freja L");
    unmount();
    const market = { locale: "en", countryCode: "se", currency: "sek" };
    const { network, storage, session } = shop;
    const there = startShop({ network, storage, session, market });
    expect(selectBillingDraft(there.state())).toMatchObject({ name: "Freja L", countryCode: "SE" });
  });

  test("the server's words about a field stand at the field", async () => {
    const { shop } = await opened();
    const path = ["updateBasket", "input", "buyer", "address", "postCode"];
    shop.network.fail("updateBasket", faults.refused("FluentValidation", { message: "No such post code", path }), {
      times: 1,
    });
    fill();
    fireEvent.click(terms());
    press();
    expect((await screen.findAllByText("No such post code")).length).toBeGreaterThan(0);
    expect(screen.getByLabelText("Postal code")).toHaveAccessibleDescription("No such post code");
    expect(shop.left).toEqual([]);
    press();
    await left(shop);
  });
});
