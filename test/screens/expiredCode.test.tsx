import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { addProducts, redeemCode } from "~/state/basket/slice";
import { fill, PATH, payButton, press, screens, terms } from "../support/deliveryScreen";
import { brandCard } from "../support/redeeming";
import { renderAt } from "../support/renderAt";
import { idle, ready } from "../support/shopFacts";
import { startShop } from "../support/startShop";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Just before paying, with a code that pays for all of it and expires in so many days. */
async function atCheckoutWith(expiresInDays: number) {
  vi.useFakeTimers({ toFake: ["Date"] });
  const shop = startShop({ path: PATH });
  const { voucher } = shop.sandbox.control({ voucher: { balance: 500, currency: "DKK", expiresInDays } });
  await ready(shop);
  shop.dispatch(addProducts([brandCard]));
  shop.dispatch(redeemCode({ code: voucher as string }));
  await shop.until((state) => state.basket.basket?.vouchers[0]);
  await idle(shop);
  renderAt(shop, PATH, screens);
  await screen.findByLabelText("Name");
  fill();
  fireEvent.click(terms());
  return { shop, code: voucher as string };
}

const trouble = () => document.querySelector<HTMLElement>("[role=alert][tabindex]");
const codeRow = () =>
  within(screen.getByRole("complementary", { name: "Summary" }))
    .getByText(/^Code/)
    .closest("div")!;

test("a code that expires before the order is completed is told as the reason of the new sum, and marked", async () => {
  const { code } = await atCheckoutWith(1);
  expect(payButton()).toHaveTextContent("Complete order");
  expect(codeRow()).not.toHaveTextContent("Expired");
  vi.setSystemTime(Date.now() + 1.2 * DAY_MS);
  press();
  await waitFor(() => expect(trouble()).toHaveTextContent(/It was DKK.0 and is now DKK.200/));
  const told = new RegExp(`Code .+${code.slice(-4)} has expired and pays nothing any more\\.`);
  expect(trouble()).toHaveTextContent(told);
  expect(codeRow()).toHaveTextContent(/Expired\s*DKK.0$/);
});

test("a sum that changes after it is not put down to the code too", async () => {
  const { shop } = await atCheckoutWith(1);
  vi.setSystemTime(Date.now() + 1.2 * DAY_MS);
  press();
  await waitFor(() => expect(trouble()).toHaveTextContent("has expired"));
  shop.sandbox.control({ prices: { 1123: 1.1 } });
  press();
  await waitFor(() => expect(trouble()).toHaveTextContent(/It was DKK.200 and is now DKK.220/));
  expect(trouble()).not.toHaveTextContent("expired");
});
