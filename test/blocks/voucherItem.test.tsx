import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { VoucherItem } from "~/blocks/Vouchers/VoucherItem";
import { type BasketVoucher } from "~/domain/basket";
import { addProducts, redeemCode } from "~/state/basket/slice";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { idle, ready } from "../support/shopFacts";
import { startShop } from "../support/startShop";

const DAY_MS = 24 * 60 * 60 * 1000;

interface Drawn {
  paymentCurrency?: string;
  readOnly?: boolean;
  locale?: "en" | "da";
  forceCode?: boolean;
}

/** A code that is held, and expires after so many milliseconds. */
async function drawn(
  expiresIn: number,
  more: Partial<BasketVoucher> = {},
  { paymentCurrency = "DKK", readOnly = true, locale = "en", forceCode = false }: Drawn = {},
) {
  const shop = startShop();
  await ready(shop);
  shop.dispatch(redeemCode({ code: "SGK-DKK500AAAA" }));
  const code = await shop.until((state) => state.basket.basket?.vouchers[0]);
  const voucher = { ...code, expiresAt: new Date(Date.now() + expiresIn).toISOString(), ...more };
  const item = (
    <VoucherItem voucher={voucher} paymentCurrency={paymentCurrency} forceCode={forceCode} readOnly={readOnly} />
  );
  return { shop, ...renderAt(shop, `/${locale}/dk/dkk/code`, { code: item }, locale) };
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

test("a day of a code that cannot be read is not told, nor until when the rest stays on it", async () => {
  const { container } = await drawn(DAY_MS, { expiresAt: "soon", paymentAmount: 100 });
  expect(container).toHaveTextContent("DKK 100 of DKK 500 used");
  expect(container).not.toHaveTextContent(/until|stays/);
});

test("a code that takes money neither says how much, nor that nothing of it is used", async () => {
  const { container } = await drawn(DAY_MS, { paymentAmount: -50 });
  expect(container).toHaveTextContent("Pays –");
  expect(container).not.toHaveTextContent(/DKK.50\b|used|to spend/);
});

test("the day of a code that passes while the page is open is told to have", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { container } = await drawn(DAY_MS);
  expect(daysIn(container)).toEqual(["Valid until"]);
  vi.setSystemTime(Date.now() + DAY_MS);
  fireEvent(document, new Event("visibilitychange"));
  expect(daysIn(container)).toEqual(["Expired on"]);
});

test("a code that has expired says so, and that it pays nothing, with no bar and no sum; it goes without a question", async () => {
  // One that was not typed here could not be put back.
  const empty = { id: "of another visit", valueAmount: 0, paymentAmount: 0 };
  const { container } = await drawn(-DAY_MS, empty, { readOnly: false });
  expect(container.querySelector("[data-tone=warning]")).toHaveTextContent(/^Expired on .+It pays nothing any more\.$/);
  expect(container).not.toHaveTextContent(/DKK|to spend/);
  expect(container.querySelectorAll("svg[preserveAspectRatio]")).toHaveLength(0);
  fireEvent.click(screen.getByRole("button", { name: /^Remove/ }));
  expect(document.querySelector("dialog")).toBeNull();
});

test("what an expired code pays by the server's last answer is told as long as it is in the sums", async () => {
  const { container } = await drawn(-DAY_MS, { valueAmount: 500, paymentAmount: 200 });
  expect(container).toHaveTextContent("DKK 200 of DKK 500 used");
  expect(container.querySelector("[data-tone=warning]")).toHaveTextContent(/^Expired on [^.]+$/);
});

test("a code that was spent elsewhere says that nothing is left on it, with no full bar; it goes without a question", async () => {
  const empty = { id: "of another visit", valueAmount: 0, paymentAmount: 0 };
  const { container } = await drawn(DAY_MS, empty, { readOnly: false });
  expect(container).toHaveTextContent("There is no credit left on this code.");
  expect(container).not.toHaveTextContent(/Pays|to spend|until/);
  expect(screen.queryByRole("button", { name: /calendar/ })).toBeNull();
  expect(container.querySelectorAll("svg[preserveAspectRatio]")).toHaveLength(0);
  fireEvent.click(screen.getByRole("button", { name: /^Remove/ }));
  expect(document.querySelector("dialog")).toBeNull();
});

test("a code that could not be removed does not seem to be on its way out with every later change", async () => {
  const { shop } = await drawn(DAY_MS, {}, { readOnly: false });
  await act(() => idle(shop));
  const remove = () => screen.getByRole("button", { name: /^Remove/ });
  shop.network.fail("updateBasket", faults.refused("SomethingNew"), { times: 1 });
  fireEvent.click(remove());
  expect(remove()).toHaveAttribute("data-pending");
  await act(() => idle(shop));
  expect(remove()).not.toHaveAttribute("data-pending");
  act(() => void shop.dispatch(addProducts([emailCard()])));
  expect(remove()).not.toHaveAttribute("data-pending");
  await act(() => idle(shop));
  expect(shop.state().basket.basket).toMatchObject({ itemsCount: 1, vouchers: [{}] });
});

test("the rate of a code gives the sum that is shown, whatever its currency is worth; nothing of it is left", async () => {
  const yen = { valueCurrency: "JPY", valueAmount: 5000, paymentAmount: 24.77, exchangeRate: 0.0432 / 8.72 };
  const { container } = await drawn(DAY_MS, yen, { paymentCurrency: "GBP" });
  const rate = Number(/GBP\s(0\.\d+)/.exec(container.textContent)?.[1]);
  expect((5000 * rate).toFixed(2)).toBe("24.77");
  expect(container).toHaveTextContent("All of it is used here");
  expect(container).not.toHaveTextContent("stays on your code");
});

test("both sides of the rate of a code are written as the language writes them", async () => {
  const euro = { valueCurrency: "EUR", valueAmount: 100, paymentAmount: 100, exchangeRate: 7.46 };
  const { container } = await drawn(DAY_MS, euro, { locale: "da" });
  expect(container).toHaveTextContent(/1\sEUR = 7,46\sDKK/);
});

test("a code whose signs the server does not tell is named by its value in its buttons and its question", async () => {
  await drawn(DAY_MS, { id: "of another visit", voucherMasked: " " }, { readOnly: false });
  expect(screen.getByRole("button", { name: /^Add to calendar:? .*DKK.500/ })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: /^Remove DKK.500/ }));
  expect(await screen.findByText(/^Remove DKK.500\?$/)).toBeVisible();
});

test("where two krone currencies meet, the entry for the calendar names that of the code, as the list does", async () => {
  const krona = { valueCurrency: "SEK", valueAmount: 750, exchangeRate: 0.67 };
  const { shop } = await drawn(DAY_MS, krona, { locale: "da", forceCode: true });
  fireEvent.click(screen.getByRole("button", { name: /kalender/ }));
  const [file] = shop.saved;
  expect(String(file?.content).replaceAll("\r\n ", "")).toMatch(/750\sSEK/);
});
