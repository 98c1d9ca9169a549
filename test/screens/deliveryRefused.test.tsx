import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Delivery } from "~/screens/Delivery/Delivery";
import { addProducts, changeRecipient } from "~/state/basket/slice";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { atCheckout } from "../support/paying";
import { renderAt } from "../support/renderAt";
import { type Shop } from "../support/startShop";

const PATH = "/en/dk/dkk/basket/delivery";
const kenji = { ...emailCard().recipient, name: "Kenji Sato" };

async function opened(gifts = [emailCard(), emailCard({ recipient: kenji })]): Promise<Shop> {
  const shop = await atCheckout(gifts);
  renderAt(shop, PATH, { "basket/delivery": <Delivery /> });
  await screen.findByLabelText("Name");
  return shop;
}

const refuse = (shop: Shop, operation: string, message: string, ...path: string[]) =>
  shop.network.fail(operation, faults.refused("FluentValidation", { message, path: [operation, ...path] }), {
    times: 1,
  });

function pay() {
  const terms = screen.getByRole<HTMLInputElement>("checkbox", { name: "I accept the terms" });
  if (!terms.checked) fireEvent.click(terms);
  fireEvent.click(screen.getByRole("button", { name: /^Pay/ }));
}

const deliveryTo = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("[id^=delivery-]")].find((box) => box.textContent.includes(name))!;
const trouble = () => document.querySelector<HTMLElement>("[role=alert][tabindex]");

test("a payment refused for a gift's recipient: the server's words stand at that gift, which takes the focus", async () => {
  const shop = await opened();
  refuse(shop, "finalizeBasket", "No such name", "deliveries", "1", "recipientName");
  pay();
  const gift = within(deliveryTo("Kenji Sato"));
  expect(await gift.findByText("No such name")).toBeVisible();
  await waitFor(() => expect(deliveryTo("Kenji Sato")).toHaveFocus());
  expect(within(deliveryTo("Alma Holm")).queryByText("No such name")).toBeNull();
  expect(trouble()).toHaveTextContent("The payment could not start");
  expect(trouble()).toHaveTextContent("No such name");
  expect(screen.getByLabelText("Name")).toBeValid();
  expect(screen.queryByText(/to put right/)).toBeNull();

  fireEvent.click(screen.getByRole("checkbox", { name: "I accept the terms" }));
  fireEvent.click(within(trouble()!).getByRole("link", { name: "Show it" }));
  expect(deliveryTo("Kenji Sato")).toHaveFocus();

  const { lineId } = shop.state().basket.basket!.deliveries[1]!.productLines[0]!;
  const recipient = { ...kenji, name: "Kenji Ito" };
  act(() => void shop.dispatch(changeRecipient({ lineIds: [lineId], recipient })));
  await waitFor(() => expect(screen.queryByText("No such name")).toBeNull());
  expect(trouble()).toBeNull();
});

test("of many gifts, of which most are folded away, the one that was refused is shown", async () => {
  const recipients = [..."ABCDEFGH"].map((letter) => ({ ...kenji, name: `${letter}. Holm` }));
  const shop = await opened([...recipients, kenji].map((recipient) => emailCard({ recipient })));
  expect(deliveryTo("Kenji Sato")).toHaveAttribute("data-fold", "away");
  refuse(shop, "finalizeBasket", "No such name", "deliveries", "8", "recipientName");
  pay();
  await waitFor(() => expect(deliveryTo("Kenji Sato")).toHaveFocus());
  await waitFor(() => expect(deliveryTo("Kenji Sato")).toHaveTextContent("No such name"));
  expect(deliveryTo("Kenji Sato")).not.toHaveAttribute("data-fold", "away");
});

test("refused for the payer and a gift, each is told at its own", async () => {
  const shop = await opened();
  shop.network.fail(
    "finalizeBasket",
    faults.raw(
      JSON.stringify({
        data: null,
        errors: [
          ["deliveries", "0", "recipientEmail", "No such mailbox"],
          ["buyer", "address", "postCode", "No such post code"],
        ].map((told) => ({
          message: told.at(-1),
          path: ["finalizeBasket", ...told.slice(0, -1)],
          extensions: { code: "FluentValidation" },
        })),
      }),
    ),
    { times: 1 },
  );
  pay();
  expect(await within(deliveryTo("Alma Holm")).findByText("No such mailbox")).toBeVisible();
  // The form is told in a turn of its own.
  await waitFor(() => expect(screen.getByLabelText("Postal code")).toHaveAccessibleDescription("No such post code"));
  expect(screen.getByLabelText("E-mail")).toBeValid();
  expect(trouble()).toHaveTextContent("No such mailbox");
  expect(trouble()).not.toHaveTextContent("No such post code");
});

test("refused for what the form has no field for, the server's words are told", async () => {
  const shop = await opened();
  refuse(shop, "finalizeBasket", "No such way to pay", "input", "paymentMethod");
  pay();
  await waitFor(() => expect(trouble()).toHaveTextContent("No such way to pay"));
  await waitFor(() => expect(trouble()).toHaveFocus());
});

test("a gift that was refused elsewhere says nothing of who pays", async () => {
  const shop = await opened();
  refuse(shop, "updateBasket", "No such street", "addProducts", "0", "recipientAddress", "line1");
  act(() => void shop.dispatch(addProducts([emailCard()])));
  await shop.until((state) => state.basket.changeFailure);
  expect(screen.getByLabelText("Address")).toBeValid();
  expect(screen.queryByText("No such street")).toBeNull();
});
