import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Product } from "~/screens/Product/Product";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

vi.setConfig({ testTimeout: 30_000 });
const SOON = { timeout: 8000 };

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: "input" });
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } });
const addButton = () => screen.getByText("Add to basket").closest("button")!;
const summary = () => document.querySelector("form [role=group][tabindex]");
const fillRecipient = () => {
  type("Recipient's name", "Ada Holm");
  type("Recipient's e-mail", "ada@example.com");
  type("Repeat the e-mail", "ada@example.com");
};

/** The form of a gift card, sent without a recipient, which is put right then. */
async function refusedAndMended() {
  renderAt(startShop(), "/en/dk/dkk/shop/x/1001", { "shop/:product/:id": <Product /> });
  await screen.findByText("Add to basket", {}, SOON);
  fireEvent.click(addButton());
  await waitFor(() => expect(summary()).toHaveFocus(), SOON);
  fillRecipient();
  await waitFor(() => expect(summary()).toBeNull(), SOON);
}

test("a name that is typed anew keeps the keyboard, though its first letter alone is no name", async () => {
  await refusedAndMended();
  box("Recipient's name").focus();
  type("Recipient's name", "O");
  await waitFor(() => expect(summary()).toBeInTheDocument(), SOON);
  expect(box("Recipient's name")).toHaveFocus();
  fireEvent.click(addButton());
  await waitFor(() => expect(summary()).toHaveFocus(), SOON);
});

test("the next gift is no mistake while it is typed, though the one before it was sent with one", async () => {
  await refusedAndMended();
  fireEvent.click(addButton());
  fireEvent.click(await screen.findByText("Continue shopping", {}, SOON));
  type("Recipient's name", "O");
  type("Recipient's e-mail", "bo@example.com");
  await waitFor(() => expect(box("Recipient's e-mail")).toHaveValue("bo@example.com"));
  expect(summary()).toBeNull();
  expect(box("Recipient's name")).not.toHaveAttribute("aria-invalid", "true");
  fireEvent.click(addButton());
  await waitFor(() => expect(summary()).toHaveFocus(), SOON);
});
