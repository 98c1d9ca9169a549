import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { ManyDialog } from "~/blocks/ManyRecipients/ManyDialog";
import { ManyRecipients } from "~/blocks/ManyRecipients/ManyRecipients";
import { ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { freshWhen } from "~/blocks/When/whenValues";
import { type Product } from "~/domain/product";
import { selectManyGifts, selectManyStatus } from "~/state/many/selectors";
import { addMany, bringTable } from "~/state/many/slice";
import { emailCard } from "../support/gifts";
import { renderAt } from "../support/renderAt";
import { ready } from "../support/shopFacts";
import { hurryTime, type Shop, startShop } from "../support/startShop";

const product = {
  id: "1001",
  presentations: [],
  deliveryMethods: [{ deliveryMethod: "Email", inventory: [] }],
} as unknown as Product;

const now = Date.now();
const noGift = { amount: "", when: freshWhen("Email", { timezone: "Europe/Copenhagen", now }), greetingToken: null };

test.each([
  ["was done", true],
  ["was under way", false],
])("a product whose dialog is left when all %s leaves its success to no other product's dialog", async (_, isDone) => {
  const shop = startShop();
  await ready(shop);
  const open = (path: string) =>
    renderAt(shop, `/en/dk/dkk/${path}`, {
      [path]: <ManyDialog product={product} stock={null} gift={noGift} open onClose={() => undefined} />,
    });
  const done = () => shop.until((state) => selectManyStatus(state) === "done");
  const first = open("first");
  act(() => void shop.dispatch(addMany([emailCard(), emailCard()])));
  if (isDone) {
    await act(done);
    expect(screen.getByText("All 2 gifts are in your basket")).toBeVisible();
  }
  first.unmount();
  if (!isDone) await done();
  open("second");
  expect(screen.queryByText("All 2 gifts are in your basket")).toBeNull();
  expect(screen.getByLabelText("Paste your table")).toBeVisible();
});

test("a table that was brought to the page of its product is there to be checked, once; at another's there is none", async () => {
  const shop = startShop();
  await ready(shop);
  shop.dispatch(bringTable({ productId: "1001", text: "Alma Holm\talma@example.com" }));
  const open = (id: string) =>
    renderAt(shop, `/en/dk/dkk/${id}`, {
      [id]: <ManyRecipients product={{ ...product, id }} stock={null} gift={noGift} />,
    });
  const box = () => screen.queryByLabelText("Paste your table");
  const other = open("1002");
  expect(box()).toBeNull();
  other.unmount();
  const first = open("1001");
  expect(await screen.findByLabelText("Paste your table")).toHaveValue("Alma Holm\talma@example.com");
  expect(selectManyStatus(shop.state())).toBe("idle");
  first.unmount();
  open("1001");
  expect(box()).toBeNull();
});

/** The dialog of a card of 100 to 5,000 by e-mail. */
async function openedForCards(globalCardProductId = "1000"): Promise<Shop> {
  const shop = startShop();
  await ready(shop);
  const inventory = [{ sku: "R", inStock: true, priceCurrency: "DKK", priceMin: 100, priceMax: 5000, priceStep: 50 }];
  const card = { ...product, deliveryMethods: [{ deliveryMethod: "Email", inventory }] } as unknown as Product;
  const Settings = ({ children }: { children: ReactNode }) => (
    <ShopSettingsContext value={{ ...useShopSettings(), globalCardProductId }}>{children}</ShopSettingsContext>
  );
  const dialog = <ManyDialog product={card} stock={null} gift={noGift} open onClose={() => undefined} />;
  renderAt(shop, "/en/dk/dkk/many", { many: <Settings>{dialog}</Settings> });
  return shop;
}

test("what is typed into a row stays to be finished when an amount for all rows makes it right as it was", async () => {
  const shop = await openedForCards();
  const type = (field: HTMLElement, value: string) => {
    field.focus();
    fireEvent.change(field, { target: { value } });
  };
  type(screen.getByLabelText("Paste your table"), "Ada Holm;ada@exampel.com\nBo Lind;bo@example.com");
  fireEvent.click(screen.getByRole("button", { name: "Check the table" }));
  const row = await screen.findByRole("form", { name: "Row 1" });
  // A table that has just been read is announced by its heading, a moment after its rows are there.
  await waitFor(() => expect(screen.getByRole("heading", { name: /recipients?$/ })).toHaveFocus());
  const address = within(row).getByLabelText("E-mail");
  type(address, "ada@example.com");
  expect(address).toHaveFocus();
  type(screen.getByLabelText("Amount for rows without one of their own"), "200");

  expect(screen.getByText("One row is ready")).toBeVisible();
  expect(address).toHaveValue("ada@example.com");
  fireEvent.submit(row);
  expect(screen.getByText("2 rows are ready")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: /^Add 2 gifts/ }));
  const sentTo = selectManyGifts(shop.state()).map(({ recipient }) => recipient.email);
  expect(sentTo).toEqual(["ada@example.com", "bo@example.com"]);
});

test("what is typed into a row is there again when the dialog is closed and opened, and has to be finished", async () => {
  const shop = startShop();
  await ready(shop);
  const inventory = [{ sku: "R", inStock: true, priceCurrency: "DKK", priceMin: 100, priceMax: 5000, priceStep: 50 }];
  const card = { ...product, deliveryMethods: [{ deliveryMethod: "Email", inventory }] } as unknown as Product;
  function Closed() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen(true)}>open</button>
        <ManyDialog product={card} stock={null} gift={noGift} open={open} onClose={() => setOpen(false)} />
      </>
    );
  }
  renderAt(shop, "/en/dk/dkk/many", { many: <Closed /> });
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  type(screen.getByLabelText("Paste your table"), "Ada Holm;ada@;200\nBo Lind;bo@example.com;200");
  fireEvent.click(screen.getByRole("button", { name: "Check the table" }));
  const row = () => screen.findByRole("form", { name: "Row 1" });
  const address = async () => within(await row()).getByLabelText("E-mail");
  type(await address(), "ada@example.com");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("form", { name: "Row 1" })).toBeNull());

  fireEvent.click(screen.getByText("open"));
  expect(await address()).toHaveValue("ada@example.com");
  expect(screen.getByText("One row is ready")).toBeVisible();
  fireEvent.submit(await row());
  expect(screen.getByText("2 rows are ready")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByText("2 rows are ready")).toBeNull());
  fireEvent.click(screen.getByText("open"));
  expect(await screen.findByText("2 rows are ready")).toBeVisible();
});

test("in another currency the amounts of a table have to be given anew: the same numbers would be other sums", async () => {
  const shop = startShop();
  await ready(shop);
  const card = (currency: string) => {
    const range = { sku: "R", inStock: true, priceCurrency: currency, priceMin: 100, priceMax: 5000, priceStep: 50 };
    return { ...product, deliveryMethods: [{ deliveryMethod: "Email", inventory: [range] }] } as unknown as Product;
  };
  function Switched() {
    const [currency, setCurrency] = useState("DKK");
    return (
      <>
        <button onClick={() => setCurrency("EUR")}>euro</button>
        <ManyDialog product={card(currency)} stock={null} gift={noGift} open onClose={() => undefined} />
      </>
    );
  }
  renderAt(shop, "/en/dk/dkk/many", { many: <Switched /> });
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type("Paste your table", "Name;E-mail;Amount\nAda Holm;ada@example.com;150\nBo Lind;bo@example.com;");
  fireEvent.click(screen.getByRole("button", { name: "Check the table" }));
  await screen.findByLabelText("Amount for rows without one of their own");
  type("Amount for rows without one of their own", "200");
  expect(await screen.findByRole("button", { name: /^Add 2 gifts.*350/ })).toBeVisible();
  fireEvent.click(screen.getByText("euro"));
  expect(screen.getByLabelText("Amount for rows without one of their own")).toHaveValue("");
  expect(await screen.findAllByRole("form", { name: /^Row/ })).toHaveLength(2);
  type("Amount for rows without one of their own", "100");
  expect(await screen.findByRole("button", { name: /^Add 2 gifts.*€200/ })).toBeVisible();
});

test.each([
  ["Sales;Ann Lund;ann@example.com", /Each name is put together from two columns: Sales and Ann Lund/],
  ["Name,E-mail,Amount\nAnn Lund,ann@example.com,150,50", /One row has more cells than there are headings/],
  ["Ann Lund;ann@example.com;24-12-2030", /Time zone: [^.]*\w/],
])("how a table was read is told where it may be wrong, and in which zone its dates are: %j", async (text, told) => {
  const shop = startShop();
  await ready(shop);
  renderAt(shop, "/en/dk/dkk/many", {
    many: <ManyDialog product={product} stock={null} gift={noGift} open onClose={() => undefined} />,
  });
  fireEvent.change(screen.getByLabelText("Paste your table"), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "Check the table" }));
  await waitFor(() => expect(screen.getByRole("dialog")).toHaveTextContent(told));
});

const ofRange = () => {
  const inventory = [{ sku: "R", inStock: true, priceCurrency: "DKK", priceMin: 100, priceMax: 5000, priceStep: 50 }];
  return { ...product, deliveryMethods: [{ deliveryMethod: "Email", inventory }] } as unknown as Product;
};
const nextYear = new Date(now).getUTCFullYear() + 1;
const laterGift = {
  amount: "750",
  when: { ...noGift.when, when: "later" as const, day: `${nextYear}-01-15`, time: "10:00", timezone: "Europe/London" },
  greetingToken: "GREETING-DANSK",
};

async function checkTable(gift: typeof noGift | typeof laterGift, text: string) {
  const shop = startShop();
  await ready(shop);
  renderAt(shop, "/en/dk/dkk/many", {
    many: <ManyDialog product={ofRange()} stock={null} gift={gift} open onClose={() => undefined} />,
  });
  fireEvent.change(screen.getByLabelText("Paste your table"), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "Check the table" }));
  await screen.findByRole("heading", { name: /recipients?$/ });
  const add = () => fireEvent.click(screen.getByRole("button", { name: /^Add (one|\d+) gifts?/ }));
  return { shop, add };
}

test("a table begins with the amount, the moment and the greeting of the form; a row's own date goes before", async () => {
  const { shop, add } = await checkTable(
    laterGift,
    `Name;E-mail;Date\nAnn Lund;ann@example.com;\nBo Lind;bo@example.com;${nextYear}-06-24 12:00`,
  );
  expect(screen.getByLabelText("Amount for rows without one of their own")).toHaveValue("750");
  expect(screen.getByRole("group", { name: "When are rows without a date of their own sent?" })).toBeVisible();
  add();
  expect(selectManyGifts(shop.state())).toMatchObject([
    { giftcardValue: 750, deliveryDate: `${nextYear}-01-15T10:00:00Z`, greetingToken: "GREETING-DANSK" },
    { giftcardValue: 750, deliveryDate: `${nextYear}-06-24T11:00:00Z`, greetingToken: "GREETING-DANSK" },
  ]);
});

test("what the form has can be changed for the table: sent now, without a greeting", async () => {
  const { shop, add } = await checkTable(laterGift, "Ann Lund;ann@example.com");
  fireEvent.click(screen.getByRole("radio", { name: /^Send now/ }));
  const greeting = within(screen.getByRole("group", { name: /^A greeting for all of them/ }));
  fireEvent.click(greeting.getByRole("button", { name: "Remove greeting" }));
  add();
  expect(selectManyGifts(shop.state())).toMatchObject([{ deliveryDate: null, greetingToken: null }]);
});

test("the zone of a table's dates can be changed, though all rows have dates", async () => {
  const { shop, add } = await checkTable(
    { ...noGift, amount: "200" },
    `Name;E-mail;Date\nBo Lind;bo@example.com;${nextYear}-06-24 12:00`,
  );
  expect(screen.queryByRole("radio", { name: /^Send now/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Change time zone" }));
  const zones = screen.getByLabelText("Time zone");
  expect(zones).toHaveFocus();
  fireEvent.change(zones, { target: { value: "America/New_York" } });
  add();
  expect(selectManyGifts(shop.state())).toMatchObject([{ deliveryDate: `${nextYear}-06-24T16:00:00Z` }]);
});

test("nothing is added before the day of rows without one is chosen", async () => {
  const when = { ...laterGift.when, day: "" };
  const { shop, add } = await checkTable({ ...laterGift, when }, "Ann Lund;ann@example.com");
  const day = screen.getByLabelText(/^Date/);
  expect(day).not.toHaveAccessibleDescription(/Choose/);
  add();
  expect(day).toHaveFocus();
  expect(day).toHaveAccessibleDescription("Choose a date and a time");
  expect(selectManyStatus(shop.state())).toBe("idle");
  fireEvent.change(day, { target: { value: `${nextYear}-02-01` } });
  add();
  expect(selectManyGifts(shop.state())).toMatchObject([{ deliveryDate: `${nextYear}-02-01T10:00:00Z` }]);
});

test("a table that was put right is thrown away only after a question, one as it was read at once", async () => {
  const shop = startShop();
  await ready(shop);
  renderAt(shop, "/en/dk/dkk/many", {
    many: <ManyDialog product={product} stock={null} gift={noGift} open onClose={() => undefined} />,
  });
  const box = () => screen.queryByLabelText("Paste your table");
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const bring = async () => {
    fireEvent.change(box()!, { target: { value: "Ada Holm;ada@example.com\nBo Lind;bo@example.com" } });
    press("Check the table");
    await screen.findByRole("form", { name: "Row 1" });
  };
  await bring();
  press("Use another table");
  expect(box()).toBeVisible();

  await bring();
  press("Leave out Row 1");
  press("Use another table");
  expect(screen.getByRole("alertdialog")).toHaveTextContent(/this table of one recipient cannot be brought back/);
  press("Cancel");
  expect(screen.getByRole("form", { name: "Row 2" })).toBeVisible();
  press("Use another table");
  press("Discard this table");
  expect(box()).toBeVisible();
});

test("while no row is right the sum is none, in the currency of the gift", async () => {
  await openedForCards();
  fireEvent.change(screen.getByLabelText("Paste your table"), { target: { value: "Ada Holm;ada@example.com" } });
  fireEvent.click(screen.getByRole("button", { name: "Check the table" }));
  expect(await screen.findByRole("button", { name: /^Add 0 gifts, DKK\s0$/ })).toBeVisible();
});

test("who adds the gifts too early is led to the first mistake, and then to the row that is not done", async () => {
  const shop = await openedForCards();
  const table = "Ada Holm;ada@example.com;200\nBo Lind;bo@example;200";
  fireEvent.change(screen.getByLabelText("Paste your table"), { target: { value: table } });
  fireEvent.click(screen.getByRole("button", { name: "Check the table" }));
  const row = within(await screen.findByRole("form", { name: "Row 2" }));
  const add = screen.getByRole("button", { name: /^Add one gift/ });
  fireEvent.click(add);
  expect(row.getByLabelText("E-mail")).toHaveFocus();
  fireEvent.change(row.getByLabelText("E-mail"), { target: { value: "bo@example.com" } });
  fireEvent.click(add);
  expect(row.getByLabelText("Name")).toHaveFocus();
  expect(selectManyGifts(shop.state())).toEqual([]);
});

test("a slip in an address of a ready row is asked about by the row's number, and put right by one press", async () => {
  const shop = await openedForCards();
  const table = "Ada Holm;ada@gmial.com;200\nBo Lind;bo@example.com;200";
  fireEvent.change(screen.getByLabelText("Paste your table"), { target: { value: table } });
  fireEvent.click(screen.getByRole("button", { name: "Check the table" }));
  const meant = await screen.findByRole("button", { name: "Did you mean ada@gmail.com?" });
  expect(screen.getByText("Row 1")).toBeVisible();
  expect(screen.getAllByRole("button", { name: /^Did you mean/ })).toHaveLength(1);
  meant.focus();
  fireEvent.click(meant);
  expect(meant).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "2 recipients" })).toHaveFocus();
  fireEvent.click(screen.getByRole("button", { name: /^Add 2 gifts/ }));
  const sentTo = selectManyGifts(shop.state()).map(({ recipient }) => recipient.email);
  expect(sentTo).toEqual(["ada@gmail.com", "bo@example.com"]);
});

test("who leaves out or changes a row far down a table goes on from there; how many are left is said", async () => {
  await openedForCards();
  const names = ["Alma Holm", "Bo Lind", "Carla Krogh", "Dorte Dahl"];
  const rows = names.map((name, at) => `${name}\tperson${at}@example.com\t250`).join("\n");
  fireEvent.change(screen.getByLabelText("Paste your table"), { target: { value: rows } });
  await act(async () => screen.getByRole("button", { name: "Check the table" }).click());
  const button = (name: string) => screen.getByRole("button", { name });
  const press = (name: string) =>
    act(async () => {
      button(name).focus();
      button(name).click();
    });
  hurryTime();
  await press("Leave out Carla Krogh");
  expect(button("Leave out Dorte Dahl")).toHaveFocus();
  expect(await screen.findByText("3 recipients", { selector: "[role=status] *" })).toBeInTheDocument();
  await press("Leave out Dorte Dahl");
  expect(button("Leave out Bo Lind")).toHaveFocus();
  await press("Change Alma Holm");
  expect(screen.getByLabelText("Name")).toHaveFocus();
  await press("Done Row 1");
  expect(button("Change Alma Holm")).toHaveFocus();
  await press("Change Alma Holm");
  await press("Leave out Row 1");
  expect(screen.getByRole("heading", { name: "One recipient" })).toHaveFocus();
});

test("a card that is out of stock in the chosen way says so at each amount: it was said to be had for nothing at all", async () => {
  const shop = startShop();
  await ready(shop);
  const inventory = [{ sku: "F", inStock: false, price: 200, priceCurrency: "DKK" }];
  const card = { ...product, deliveryMethods: [{ deliveryMethod: "Email", inventory }] } as unknown as Product;
  renderAt(shop, "/en/dk/dkk/many", {
    many: <ManyDialog product={card} stock={null} gift={noGift} open onClose={() => undefined} />,
  });
  fireEvent.change(screen.getByLabelText("Paste your table"), { target: { value: "Bo Lind;bo@example.com;200" } });
  fireEvent.click(screen.getByRole("button", { name: "Check the table" }));
  const row = await screen.findByRole("form", { name: "Row 1" });
  expect(within(row).getByLabelText("Amount")).toHaveAccessibleDescription("Out of stock");
});

test.each([
  ["1001", 1],
  ["1000", 0],
])(
  "beside what a table's gifts cost it is told of the global card that a fee may come on top: %s",
  async (global, times) => {
    await openedForCards(global);
    fireEvent.change(screen.getByLabelText("Paste your table"), { target: { value: "Bo Lind;bo@example.com;200" } });
    fireEvent.click(screen.getByRole("button", { name: "Check the table" }));
    await screen.findByRole("button", { name: /^Add one gift/ });
    expect(screen.queryAllByText(/^A gift card fee may come on top/)).toHaveLength(times);
  },
);
