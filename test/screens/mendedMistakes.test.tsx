import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { Basket } from "~/screens/Basket/Basket";
import { Delivery } from "~/screens/Delivery/Delivery";
import { Product } from "~/screens/Product/Product";
import { addProducts } from "~/state/basket/slice";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { addButton, box, fillRecipient, summary, type } from "../support/purchaseForm";
import { renderAt } from "../support/renderAt";
import { ready } from "../support/shopFacts";
import { startShop } from "../support/startShop";

/** The form of a gift card, sent without a recipient, which is put right then. */
async function refusedAndMended() {
  renderAt(startShop(), "/en/dk/dkk/shop/x/1001", { "shop/:product/:id": <Product /> });
  await screen.findByText("Add to basket");
  fireEvent.click(addButton());
  await waitFor(() => expect(summary()).toHaveFocus());
  fillRecipient();
  await waitFor(() => expect(summary()).toBeNull());
}

test("a name that is typed anew keeps the keyboard, though its first letter alone is no name", async () => {
  await refusedAndMended();
  box("Recipient’s name").focus();
  type("Recipient’s name", "O");
  await waitFor(() => expect(summary()).toBeInTheDocument());
  expect(box("Recipient’s name")).toHaveFocus();
  fireEvent.click(addButton());
  await waitFor(() => expect(summary()).toHaveFocus());
});

test("the next gift is no mistake while it is typed, though the one before it was sent with one", async () => {
  await refusedAndMended();
  fireEvent.click(addButton());
  fireEvent.click(await screen.findByText("Continue shopping"));
  type("Recipient’s name", "O");
  type("Recipient’s e-mail", "bo@example.com");
  await waitFor(() => expect(box("Recipient’s e-mail")).toHaveValue("bo@example.com"));
  expect(summary()).toBeNull();
  expect(box("Recipient’s name")).not.toHaveAttribute("aria-invalid", "true");
  fireEvent.click(addButton());
  await waitFor(() => expect(summary()).toHaveFocus());
});

const DELIVERY = "/en/dk/dkk/basket/delivery";

/** The screens of a basket with one gift. */
async function withGift(path: string) {
  const shop = startShop({ path });
  await ready(shop);
  shop.dispatch(addProducts([emailCard()]));
  await shop.until((state) => state.basket.justAdded);
  renderAt(shop, path, { "basket/delivery": <Delivery />, basket: <Basket /> });
  return shop;
}
const isWrong = (label: string) => box(label).getAttribute("aria-invalid") === "true";

test("at the till a field that was filled in is not told to be empty; the others wait for the next press", async () => {
  await withGift(DELIVERY);
  await screen.findByLabelText("Name");
  fireEvent.click(screen.getByRole("button", { name: /^Pay/ }));
  await waitFor(() => expect(summary()).toHaveTextContent("There are 7 things to put right"));
  // It takes the focus a moment after it is drawn, and would take it from the field.
  await waitFor(() => expect(summary()).toHaveFocus());
  box("Name").focus();
  type("Name", "K");
  await waitFor(() => expect(summary()).toHaveTextContent("There are 6 things to put right"));
  expect(summary()).not.toHaveTextContent("Enter your name");
  expect(isWrong("Name")).toBe(false);
  expect(isWrong("City")).toBe(true);
  fireEvent.click(screen.getByRole("checkbox", { name: "I accept the terms" }));
  for (const [label, value] of Object.entries({
    "E-mail": "k@example.com",
    Phone: "20123401",
    "Postal code": "2100",
  })) {
    type(label, value);
  }
  type("Address", "Solvej 4");
  await waitFor(() => expect(summary()).toHaveTextContent("There is one thing to put right"));
  type("City", "Ry");
  await waitFor(() => expect(summary()).toBeNull());
  expect(box("Name")).toHaveFocus();
  fireEvent.click(screen.getByRole("button", { name: /^Pay/ }));
  await waitFor(() => expect(summary()).toHaveTextContent("A name has at least two letters"));
  // The focus follows what is drawn.
  await waitFor(() => expect(summary()).toHaveFocus());
});

test("what the server said of two fields is told of the second still when the first is put right", async () => {
  const shop = await withGift(DELIVERY);
  await screen.findByLabelText("Name");
  const filled = { Name: "Freja Lund", "E-mail": "freja@example.com", Phone: "20123401", "Postal code": "2100" };
  for (const [label, value] of Object.entries({ ...filled, City: "Ry", Address: "Solvej 4" })) type(label, value);
  fireEvent.click(screen.getByRole("checkbox", { name: "I accept the terms" }));
  const said = ["email", "name"].map((field) => ({
    message: `No such ${field}`,
    path: ["updateBasket", "input", "buyer", field],
    extensions: { code: "FluentValidation" },
  }));
  shop.network.fail("updateBasket", faults.raw(JSON.stringify({ data: null, errors: said })));
  fireEvent.click(screen.getByRole("button", { name: /^Pay/ }));
  await waitFor(() => expect(summary()).toHaveTextContent("No such name"));
  type("E-mail", "freja.lund@example.com");
  await waitFor(() => expect(summary()).not.toHaveTextContent("No such email"));
  expect(summary()).toHaveTextContent("No such name");
});

test("in the recipient's dialog the first address that is put right to be like the second is a mistake no more", async () => {
  await withGift("/en/dk/dkk/basket");
  fireEvent.click(await screen.findByRole("button", { name: /^Change recipient/ }));
  await screen.findByLabelText("Repeat the e-mail");
  const { value } = box("Repeat the e-mail");
  type("Recipient’s e-mail", "typo@example.com");
  fireEvent.click(screen.getByRole("button", { name: "Save recipient", hidden: true }));
  await waitFor(() => expect(isWrong("Repeat the e-mail")).toBe(true));
  type("Recipient’s e-mail", value);
  await waitFor(() => expect(isWrong("Repeat the e-mail")).toBe(false));
});
