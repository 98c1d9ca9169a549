import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ManyRecipients } from "~/blocks/ManyRecipients/ManyRecipients";
import { freshWhen } from "~/blocks/When/whenValues";
import { type Product } from "~/domain/product";
import { SESSION } from "~/domain/storage";
import { countryLeft, loggedOut, personReplaced } from "~/state/facts";
import { selectManyAdded, selectManyStatus } from "~/state/many/selectors";
import { partAdded, partBegun } from "~/state/many/slice";
import { leavePage } from "../support/leavePage";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { ready } from "../support/shopFacts";
import { type Shop, type ShopOptions, startShop } from "../support/startShop";

const inventory = [{ sku: "R", inStock: true, priceCurrency: "DKK", priceMin: 100, priceMax: 5000, priceStep: 50 }];
const card = {
  id: "1001",
  presentations: [],
  deliveryMethods: [{ deliveryMethod: "Email", inventory }],
} as unknown as Product;
const when = freshWhen("Email", { timezone: "Europe/Copenhagen", now: Date.now() });
const gift = { amount: "100", when, greetingToken: null };

const TABLE = "Navn;E-mail;Beløb;Dato\nAda Holm;ada@example.com;;\nBo Lind;bo@;250 kr.;24.12.2026\n";
const box = () => screen.getByLabelText<HTMLTextAreaElement>("Paste your table");
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));

/** The page of a card, with its dialog open. */
async function opened(options?: ShopOptions) {
  const shop = startShop(options);
  await ready(shop);
  const { unmount } = renderAt(shop, "/en/dk/dkk/card", {
    card: <ManyRecipients product={card} stock={null} gift={gift} />,
  });
  press("Send to many at once");
  await screen.findByLabelText("Paste your table");
  return { shop, unmount };
}

async function checked(options?: ShopOptions) {
  const page = await opened(options);
  type(box(), TABLE);
  press("Check the table");
  await screen.findByRole("heading", { name: "2 recipients" });
  return page;
}

const stored = (shop: Shop) => shop.session.read(SESSION.recipients);

test("a table that was checked is there again after a reload, with the amount that was typed for all", async () => {
  const { shop, unmount } = await checked();
  type(screen.getByLabelText("Amount for rows without one of their own"), "400");
  leavePage();
  unmount();
  await opened({ session: shop.session });
  press("Check the table");
  expect(await screen.findByRole("heading", { name: "2 recipients" })).toBeVisible();
  expect(screen.getByText("ada@example.com")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Add one gift, DKK.400/ })).toBeVisible();
  expect(screen.getByLabelText("E-mail")).toHaveValue("bo@");
  expect(screen.getByLabelText("Amount")).toHaveValue("250 kr.");
  expect(screen.getByLabelText(/^Date/)).toHaveValue("24.12.2026");
});

test("what was pasted only is there when the person comes back to the page", async () => {
  const { shop, unmount } = await opened();
  type(box(), "Ada Holm;ada@");
  unmount();
  const again = await opened({ session: shop.session });
  expect(box()).toHaveValue("Ada Holm;ada@");
  type(box(), "");
  again.unmount();
  expect(stored(again.shop)).toBeNull();
});

test("gifts that are in the basket already do not wait any more, and nothing is kept once all are", async () => {
  const { shop, unmount } = await checked();
  fireEvent.click(screen.getAllByRole("button", { name: /Leave out/ })[0]!);
  expect(await screen.findByRole("heading", { name: "One recipient" })).toBeVisible();
  shop.network.fail("updateBasket", faults.status(401), { times: 1 });
  press(/^Add one gift/);
  await act(() => shop.until((state) => selectManyStatus(state) === "stopped"));
  leavePage();
  expect(stored(shop)).toContain("ada@example.com");
  act(() => {
    shop.dispatch(partBegun([0]));
    shop.dispatch(partAdded([0]));
  });
  expect(selectManyAdded(shop.state())).toEqual([true]);
  leavePage();
  expect(stored(shop)).toBeNull();
  unmount();
});

test.each([
  ["the person signs out", loggedOut()],
  ["somebody else signs in", personReplaced()],
  ["the country is left", countryLeft()],
])("it is gone once %s", async (_when, over) => {
  const { shop, unmount } = await checked();
  leavePage();
  expect(stored(shop)).not.toBeNull();
  act(() => void shop.dispatch(over));
  expect(stored(shop)).toBeNull();
  unmount();
});

test.each(["[]", "{", '{"productId":"1001"}', '{"productId":"<b>","text":"x"}', '{"productId":"1001","text":7}'])(
  "what was stored may be anything: %s",
  (junk) => {
    const { session } = startShop();
    session.write(SESSION.recipients, junk);
    expect(startShop({ session }).state().many.kept).toBeNull();
  },
);
