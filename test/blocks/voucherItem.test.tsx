import { fireEvent, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { VoucherItem } from "~/blocks/Vouchers/VoucherItem";
import { redeemCode } from "~/state/basket/slice";
import { renderAt } from "../support/renderAt";
import { ready } from "../support/shopFacts";
import { startShop } from "../support/startShop";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A code that is held, and expires after so many milliseconds. */
async function drawn(expiresIn: number) {
  const shop = startShop();
  await ready(shop);
  shop.dispatch(redeemCode({ code: "SGK-DKK500AAAA" }));
  const code = await shop.until((state) => state.basket.basket?.vouchers[0]);
  const voucher = { ...code, expiresAt: new Date(Date.now() + expiresIn).toISOString() };
  return renderAt(shop, "/en/dk/dkk/code", {
    code: <VoucherItem voucher={voucher} paymentCurrency="DKK" forceCode={false} readOnly />,
  });
}

const daysIn = ({ textContent }: HTMLElement) => textContent.match(/Valid until|Expired on/g);

test.each([
  ["that is still good is told to be valid until then", DAY_MS, "Valid until"],
  ["that has passed is told to have", -DAY_MS, "Expired on"],
])("the day of a code %s", async (_what, expiresIn, told) => {
  const { container } = await drawn(expiresIn);
  expect(daysIn(container)).toEqual([told]);
  expect(screen.queryAllByRole("button", { name: /calendar/i })).toHaveLength(expiresIn > 0 ? 1 : 0);
});

test("the day of a code that passes while the page is open is told to have", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { container } = await drawn(DAY_MS);
  expect(daysIn(container)).toEqual(["Valid until"]);
  vi.setSystemTime(Date.now() + DAY_MS);
  fireEvent(document, new Event("visibilitychange"));
  expect(daysIn(container)).toEqual(["Expired on"]);
});
