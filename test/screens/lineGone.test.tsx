import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { selectBasketLines } from "~/state/basket/selectors";
import { removeLine } from "~/state/basket/slice";
import { opened, toKenji } from "../support/basketScreen";
import { opened as openedCheckout } from "../support/deliveryScreen";
import { emailCard } from "../support/gifts";
import { firstLine, idle, ready, toasts } from "../support/shopFacts";
import { startShop } from "../support/startShop";

const type = async (field: Promise<HTMLElement>, value: string) => fireEvent.change(await field, { target: { value } });
const typeName = () => type(screen.findByLabelText("Recipient’s name"), "Bo Lind");
const typeAmount = () => type(screen.findByRole("combobox", { name: /^Amount/ }), "350");
const seeDate = () => screen.findByRole("button", { name: "Save date" });

test.each([
  ["recipient, in the basket", opened, typeName],
  ["amount, in the basket", opened, typeAmount],
  ["date, in the basket", opened, seeDate],
  ["recipient, at the checkout", openedCheckout, typeName],
  ["date, at the checkout", openedCheckout, seeDate],
])("of a gift that another tab has removed only that is told, instead of a form: %s", async (where, open, fill) => {
  const [what] = where.split(",");
  const { shop } = await open([emailCard(), toKenji]);
  const other = startShop({ network: shop.network, storage: shop.storage });
  await ready(other);
  fireEvent.click(screen.getAllByRole("button", { name: new RegExp(`^Change ${what}`) })[0]!);
  await fill();
  await act(async () => {
    other.dispatch(removeLine(firstLine(other)));
    await idle(other);
    await shop.until((state) => selectBasketLines(state).length === 1);
  });
  other.close();
  fireEvent.click(screen.getByRole("button", { name: `Save ${what}` }));
  const dialog = screen.getByRole("dialog");
  const told = await within(dialog).findByText(/^This gift is not in your basket any more/);
  expect(told.closest("[role=alert]")).toHaveFocus();
  expect(dialog.querySelector("form")).toBeNull();
  const [, close, ...others] = within(dialog).getAllByRole("button");
  expect(others).toEqual([]);
  expect(close).toHaveTextContent("Close");
  expect(toasts(shop)).toEqual([]);
  fireEvent.click(close!);
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
});
