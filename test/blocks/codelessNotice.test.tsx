import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { BasketNotices } from "~/blocks/BasketLines/BasketNotices";
import { arrived, changing, channel, redeeming, takeOff } from "../support/movingGifts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { idle } from "../support/shopFacts";

const button = (name: RegExp) => screen.getByRole("button", { name });
const TAKE = /^Take them/;
const LEAVE = /^Leave/;

/** The basket whose last code was taken off, and whose gifts were refused in the shop's own. */
async function stayed() {
  const shop = await redeeming();
  shop.network.fail("updateBasket", faults.refused("OutOfStock"), { skip: 1, times: 1 });
  takeOff(shop);
  await shop.until((state) => state.basket.changeFailure);
  await idle(shop);
  const basket = (
    <>
      <h1>Basket</h1>
      <BasketNotices withList />
    </>
  );
  renderAt(shop, "/en/dk/dkk/basket", { basket });
  await screen.findByRole("button", { name: TAKE });
  await act(() => idle(shop));
  return shop;
}

test("gifts that are refused once more do not seem to be on their way with every later change", async () => {
  const shop = await stayed();
  shop.network.fail("updateBasket", faults.refused("OutOfStock"), { times: 1 });
  fireEvent.click(button(TAKE));
  expect(button(TAKE)).toHaveAttribute("data-pending");
  expect(button(LEAVE)).not.toHaveAttribute("data-pending");
  await act(() => idle(shop));
  expect(channel(shop)).toBe(2);
  expect(button(TAKE)).not.toHaveAttribute("data-pending");
  act(() => void changing(1)(shop));
  expect(shop.state().basket.waiting).toBe(1);
  expect(button(TAKE)).not.toHaveAttribute("data-pending");
  await act(() => idle(shop));
});

test.each([
  ["taken along", TAKE],
  ["left", LEAVE],
])("whoever had the gifts %s is led to the heading, as the button is gone", async (_how, name) => {
  const shop = await stayed();
  button(name).focus();
  fireEvent.click(button(name));
  expect(button(name)).toHaveAttribute("data-pending");
  await act(async () => void (await arrived(shop)));
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  expect(screen.queryByRole("button", { name })).toBeNull();
});
