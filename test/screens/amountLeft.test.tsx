import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Product } from "~/screens/Product/Product";
import { renderAt } from "../support/renderAt";
import { hurryTime, startShop } from "../support/startShop";

const OFF_STEP = "Choose an amount in steps of DKK 50. The nearest: DKK 250 or DKK 300";
const told = () => screen.queryByText(OFF_STEP, { selector: "form *" });

test("an amount between the steps is told when its field is left, not while it is typed, and leads nobody back", async () => {
  renderAt(startShop(), "/en/dk/dkk/shop/x/1001", { "shop/:product/:id": <Product /> });
  const amount = await screen.findByLabelText<HTMLInputElement>(/^Amount/, { selector: "input" });
  hurryTime();
  await userEvent.clear(amount);
  await userEvent.type(amount, "275");
  expect(told()).toBeNull();
  await userEvent.tab();
  await waitFor(() => expect(told()).not.toBeNull());
  expect(amount).toHaveAccessibleDescription(/The nearest: DKK.250 or DKK.300/);
  expect(amount).not.toHaveFocus();
  // Nothing was sent: no list of mistakes stands above the form.
  expect(screen.queryByRole("link", { name: OFF_STEP })).toBeNull();
  // Somebody who is not at the field any more hears it too.
  await waitFor(() =>
    expect(screen.getAllByRole("status").some((one) => one.textContent.replace(/\s/g, " ") === OFF_STEP)).toBe(true),
  );

  await userEvent.type(amount, "{Backspace}");
  expect(told()).toBeNull();
  await userEvent.type(amount, "{Backspace}{Backspace}");
  await userEvent.click(document.body);
  expect(amount).not.toHaveAttribute("aria-invalid");
});

test("by touch it is told too; what was left for another window and put right since is told to nobody", async () => {
  renderAt(startShop(), "/en/dk/dkk/shop/x/1001", { "shop/:product/:id": <Product /> });
  const amount = await screen.findByLabelText<HTMLInputElement>(/^Amount/, { selector: "input" });
  const type = (value: string) => fireEvent.change(amount, { target: { value } });
  type("275");
  fireEvent.blur(amount);
  type("300");
  fireEvent.keyUp(document.body);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getAllByRole("status").some((one) => one.textContent.replace(/\s/g, " ") === OFF_STEP)).toBe(false);
  type("275");
  // The pointer of a finger is up before the mouse that stands for it is down.
  for (const event of ["pointerDown", "pointerUp", "mouseDown"] as const) fireEvent[event](document.body);
  fireEvent.blur(amount);
  fireEvent.mouseUp(document.body);
  await waitFor(() => expect(told()).not.toBeNull());
});
