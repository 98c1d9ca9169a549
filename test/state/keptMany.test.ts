import { expect, test } from "vitest";
import { SESSION } from "~/domain/storage";
import { type KeptTable, readKeptTable, readMany } from "~/domain/storedMany";
import { selectBasketLines } from "~/state/basket/selectors";
import { countryLeft, loggedOut, personReplaced } from "~/state/facts";
import { selectManyAdded, selectManyFailure, selectManyStatus, selectTableLeft } from "~/state/many/selectors";
import { addMany, closeMany, continueMany, saveTable } from "~/state/many/slice";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { ready } from "../support/shopFacts";
import { type Shop, type ShopOptions, startShop } from "../support/startShop";

const gifts = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const email = `person${at}@example.com`;
    return emailCard({ recipient: { ...emailCard().recipient, name: "Alma Holm", email, emailRepeat: email } });
  });

const table: KeptTable = {
  productId: "1001",
  method: "Sms",
  amount: "250",
  currency: "DKK",
  table: {
    rows: [{ number: 2, row: { name: "Bo Lind", email: "", phone: "20123456", amount: "", date: "" }, open: true }],
    ignored: ["Team"],
    left: 0,
    beyond: 1,
    joined: ["Bo", "Lind"],
    isMended: true,
  },
};

const status = (shop: Shop, wanted: string) => shop.until((state) => selectManyStatus(state) === wanted);
const countIn = (shop: Shop) => selectManyAdded(shop.state()).filter(Boolean).length;

/** A shop whose page goes while the gifts are added: after the first part, and with what became of the second. */
async function left(fault: Parameters<Shop["network"]["fail"]>[1], count = 60) {
  const shop = startShop();
  await ready(shop);
  shop.network.fail("updateBasket", fault, { skip: 1 });
  shop.network.fail("getBasketById", faults.status(500));
  shop.dispatch(addMany(gifts(count)));
  await status(shop, "stopped");
  shop.network.heal();
  const again: ShopOptions = { network: shop.network, storage: shop.storage, session: shop.session };
  return { shop, reload: () => startShop(again) };
}

test.each([
  ["did not arrive", faults.abort()],
  ["was made, its answer lost with the page", faults.lost()],
])("gifts for many go on after a reload, once each, when the part on its way %s", async (_how, fault) => {
  const { reload } = await left(fault);
  const shop = reload();
  expect(selectManyStatus(shop.state())).toBe("stopped");
  expect(selectManyFailure(shop.state())?.code).toBe("ManyInterrupted");
  expect(countIn(shop)).toBe(25);
  await ready(shop);
  shop.dispatch(continueMany());
  await status(shop, "done");
  const sentTo = selectBasketLines(shop.state()).map(({ delivery }) => delivery.recipientEmail);
  expect(sentTo).toHaveLength(60);
  expect(new Set(sentTo).size).toBe(60);
  expect(shop.session.read(SESSION.many)).toBeNull();
});

test("five hundred of them fit into what the tab keeps", async () => {
  const shop = startShop();
  await ready(shop);
  const phone = "+4520123456";
  const recipient = {
    ...emailCard().recipient,
    name: "Alexandra Konstantinopoulou",
    phone,
    email: "",
    emailRepeat: "",
  };
  const date = { deliveryDate: "2030-12-24T08:00:00.000Z", timezone: "America/Argentina/Buenos_Aires" };
  const many = gifts(500).map((gift) => ({ ...gift, ...date, deliveryMethod: "Sms", recipient }));
  shop.network.fail("updateBasket", faults.status(500));
  shop.dispatch(addMany(many));
  await status(shop, "stopped");
  const stored = shop.session.read(SESSION.many)!;
  expect(stored.length).toBeLessThan(150_000);
  const [first] = readMany(JSON.parse(stored))!.gifts;
  const kept = { ...recipient, phoneRepeat: phone };
  expect(first).toMatchObject({ ...date, deliveryMethod: "Sms", quantity: 1, recipient: kept });
});

test.each([
  ["the person signs out", loggedOut()],
  ["somebody else signs in", personReplaced()],
  ["the country is left", countryLeft()],
])("neither they nor their table are kept once %s", async (_when, over) => {
  const { shop } = await left(faults.abort());
  shop.dispatch(saveTable(table));
  expect(shop.session.read(SESSION.manyTable)).not.toBeNull();
  shop.dispatch(over);
  expect(shop.session.read(SESSION.many)).toBeNull();
  expect(shop.session.read(SESSION.manyTable)).toBeNull();
});

test("a table that was left is there again after a reload, and when the adding of its gifts was given up", async () => {
  const { shop, reload } = await left(faults.abort());
  shop.dispatch(saveTable(table));
  const again = reload();
  expect(selectTableLeft(again.state())).toEqual(table);
  again.dispatch(closeMany());
  expect(again.state().many).toMatchObject({ status: "idle", table });
  expect(again.session.read(SESSION.many)).toBeNull();
});

test("the person is asked before the page is left as long as gifts are being added", async () => {
  const shop = startShop();
  await ready(shop);
  expect(shop.asking.size).toBe(0);
  shop.network.fail("updateBasket", faults.abort(), { skip: 1 });
  shop.dispatch(addMany(gifts(60)));
  expect(shop.asking.size).toBe(1);
  await status(shop, "stopped");
  expect(shop.asking.size).toBe(0);
});

test.each([
  ["null", null],
  ["no home", { productId: "1", deliveryMethod: "Email", gifts: [{}] }],
  ["no gifts", { home: { salesChannelId: 3 }, productId: "1", deliveryMethod: "Email", gifts: [] }],
  ["a parcel", { home: { salesChannelId: 3 }, productId: "1", deliveryMethod: "Physical", gifts: [{}] }],
])("stored gifts with %s are none", (_what, stored) => expect(readMany(stored)).toBeNull());

test.each([
  ["null", null],
  ["no rows", { ...table, table: { rows: [] } }],
  ["no product", { ...table, productId: "<b>" }],
  ["another way of sending", { ...table, method: "Physical" }],
])("a stored table with %s is none", (_what, stored) => expect(readKeptTable(stored)).toBeNull());

test("junk in the cells of a stored table is left out", () => {
  const rows = [{ number: 1, row: { name: 7, email: "x".repeat(301), amount: "200", role: "admin" } }, "row"];
  expect(readKeptTable({ ...table, amount: 7, table: { rows, joined: [1] } })).toEqual({
    ...table,
    amount: null,
    table: {
      rows: [{ number: 1, row: { name: "", email: "", phone: "", amount: "200", date: "" }, open: false }],
      ignored: [],
      left: 0,
      beyond: 0,
      joined: null,
      isMended: false,
    },
  });
});
