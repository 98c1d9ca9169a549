import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { RedeemBar } from "~/blocks/RedeemBar/RedeemBar";
import { selectMode } from "~/state/auth/selectors";
import { loadAccounts } from "~/state/auth/slice";
import { redeemCode } from "~/state/basket/slice";
import { redeem } from "../support/business";
import { renderAt } from "../support/renderAt";
import { choose, openFor } from "../support/signedIn";
import { type Shop, startShop } from "../support/startShop";
import { ready } from "../support/shopFacts";

function opened(shop: Shop) {
  renderAt(shop, "/en/dk/dkk/shop", { shop: <RedeemBar /> });
  fireEvent.click(screen.getByText("Show codes"));
}
const more = () => screen.queryByText("Add a code")?.closest("a") ?? null;

test("who holds a code adds more where codes are redeemed", async () => {
  const shop = startShop();
  await ready(shop);
  await redeem(shop, "SGK-DKK500AAAA");
  opened(shop);
  expect(more()).toHaveAttribute("href", "/en/dk/dkk/redeem");
  expect(screen.getByText(/^Your code pays for what you choose.*the rest stays on your code\.$/)).toBeVisible();
  act(() => void shop.dispatch(redeemCode({ code: "SGK-DKK100BBBB" })));
  expect(await screen.findByText(/^Your codes pay for what you choose.*rest stays on your codes\.$/)).toBeVisible();
});

test("a business adds them in its basket, and nowhere once it is blocked", async () => {
  const shop = await openFor("anton");
  await choose(shop, "acc-anton-nordhavn");
  await redeem(shop, "BHN-DEPT100001");
  opened(shop);
  expect(more()).toHaveAttribute("href", "/en/dk/dkk/basket#basket-codes");
  shop.sandbox.control({ accounts: { "acc-anton-nordhavn": { status: "Blocked" } } });
  act(() => void shop.dispatch(loadAccounts()));
  await waitFor(() => expect(selectMode(shop.state())).toBe("Blocked"));
  await waitFor(() => expect(more()).toBeNull());
  expect(screen.getByText("Hide codes")).toBeVisible();
});

test("what was left on a code cannot be spent once it has expired, before the basket is read again", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const shop = startShop();
  const { voucher } = shop.sandbox.control({ voucher: { balance: 500, currency: "DKK", expiresInDays: 1 } });
  await ready(shop);
  await redeem(shop, voucher as string);
  opened(shop);
  expect(screen.getByText(/^1 code · /)).toHaveTextContent("DKK 500 to spend");
  vi.setSystemTime(Date.now() + 2 * 24 * 60 * 60 * 1000);
  fireEvent(document, new Event("visibilitychange"));
  expect(screen.getByText(/^1 code · /)).toHaveTextContent("DKK 0 to spend");
});

test("who takes off one of several codes with the keyboard is at its undo, and not back at the top of the page", async () => {
  const shop = startShop();
  await ready(shop);
  await redeem(shop, "SGK-DKK500AAAA");
  shop.dispatch(redeemCode({ code: "SGK-DKK100BBBB" }));
  await shop.until((state) => state.basket.basket?.vouchers.length === 2);
  opened(shop);
  const button = screen.getAllByRole("button", { name: /^Remove/ })[0]!;
  button.focus();
  fireEvent.click(button);
  expect(await screen.findByRole("button", { name: "Undo" })).toHaveFocus();
});
