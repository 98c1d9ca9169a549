import { beforeEach, expect, test } from "vitest";
import { getBasketById } from "~/api/generated/commerce";
import { NOON, Shopper, stillSandbox } from "./shopper";

const sandbox = stillSandbox();
const shopper = new Shopper(sandbox);

beforeEach(() => {
  sandbox.control({ reset: null });
});

const send = async (body: string) => {
  const response = await shopper.request("/sandbox/control", { method: "POST", body });
  return { status: response.status, told: (await response.json()) as unknown };
};

const WHOLE = "a whole number from 0 to 2147483647";
const MILLISECONDS = "a number from 0 to 2147483647";
const TIME = 'a time like "2026-12-24T18:00:00Z", or its milliseconds since 1970';
const TEXT = "a text that is not empty";
const operation = "updateBasket";
const fail = (more: object) => ({ fail: { operation, code: "OutOfStock", ...more } });

test.each<[commands: object, at: string, given: string, expected: string]>([
  [{ clock: null }, "clock", "null", "an object"],
  [{ clock: "2026-12-24T18:00:00Z" }, "clock", '"2026-12-24T18:00:00Z"', "an object"],
  [{ clock: { sett: 0 } }, "a key of clock", '"sett"', '"set" or "advance"'],
  [{ clock: { set: "tomorrow" } }, "clock.set", '"tomorrow"', TIME],
  [{ clock: { set: "2026-12-24" } }, "clock.set", '"2026-12-24"', TIME],
  [{ clock: { set: "2026-02-31T12:00:00Z" } }, "clock.set", '"2026-02-31T12:00:00Z"', TIME],
  [{ clock: { set: "2026-02-28T25:00:00Z" } }, "clock.set", '"2026-02-28T25:00:00Z"', TIME],
  [{ clock: { set: 9e15 } }, "clock.set", "9000000000000000", TIME],
  [{ clock: { set: null } }, "clock.set", "null", TIME],
  [{ clock: { advance: "60000" } }, "clock.advance", '"60000"', "a number from -3155760000000 to 3155760000000"],
  [{ clock: { set: 0, advance: 1 } }, "clock", '{"set":0,"advance":1}', 'either "set" or "advance"'],
  [{ latency: null }, "latency", "null", "a list"],
  [{ latency: [150, 80] }, "latency", "[150,80]", "the shortest and the longest"],
  [{ latency: [80] }, "latency", "[80]", "the shortest and the longest"],
  [{ latency: [80, 150, 200] }, "latency", "[80,150,200]", "the shortest and the longest"],
  [{ latency: [-1, 150] }, "latency.0", "-1", MILLISECONDS],
  [{ stock: [] }, "stock", "[]", "an object"],
  [{ stock: { "1001-X": 5 } }, "a key of stock", '"1001-X"', "the id of a product, or a SKU"],
  [{ stock: { "1001-E": -1 } }, "stock.1001-E", "-1", WHOLE],
  [{ stock: { "1001-E": 1.5 } }, "stock.1001-E", "1.5", WHOLE],
  [{ stock: { "1001-E": 1e10 } }, "stock.1001-E", "10000000000", WHOLE],
  [{ prices: { "9": 2 } }, "a key of prices", '"9"', "the id of a product"],
  [{ prices: { "1001": "x" } }, "prices.1001", '"x"', "a number from 0 to 1000"],
  [{ fail: { operation } }, "fail", '{"operation":"updateBasket"}', 'also a "code", a "status" or a "delay"'],
  [{ fail: {} }, "fail.operation", "missing", "the name of one of the shop's operations"],
  [
    fail({ operation: "updateBaskets" }),
    "fail.operation",
    '"updateBaskets"',
    "the name of one of the shop's operations",
  ],
  [
    fail({ time: 2 }),
    "a key of fail",
    '"time"',
    '"operation", "times", "code", "message", "extensions", "status" or "delay"',
  ],
  [fail({ times: 0 }), "fail.times", "0", "a whole number from 1 to 1000000"],
  [fail({ code: 5 }), "fail.code", "5", TEXT],
  [fail({ message: "" }), "fail.message", '""', TEXT],
  [fail({ status: 200 }), "fail.status", "200", "a whole number from 400 to 599"],
  [fail({ status: "503" }), "fail.status", '"503"', "a whole number from 400 to 599"],
  [fail({ delay: -1 }), "fail.delay", "-1", MILLISECONDS],
  [fail({ extensions: "x" }), "fail.extensions", '"x"', "an object"],
  [
    fail({ extensions: { http: { status: 999 } } }),
    "fail.extensions.http.status",
    "999",
    "a whole number from 400 to 599",
  ],
  [
    fail({ extensions: { http: { headers: { "Retry After": "3" } } } }),
    "fail.extensions.http.headers",
    '{"Retry After":"3"}',
    "HTTP headers",
  ],
  [{ reset: false }, "reset", "false", "null"],
  [{ reports: 5 }, "reports", "5", "null"],
  [{ deliverConfirmations: "all" }, "deliverConfirmations", '"all"', "null"],
  [{ dropBaskets: "none" }, "dropBaskets", '"none"', "null or the id of a basket"],
  [{ dropBaskets: 5 }, "dropBaskets", "5", "null or the id of a basket"],
  [{ sellOut: "1001" }, "sellOut", '"1001"', "a SKU"],
  [{ addIssue: { type: "OutOfStock" } }, "addIssue.basketId", "missing", "the id of a basket"],
  [{ basketPrices: { basketId: "none", factor: 1 } }, "basketPrices.basketId", '"none"', "the id of a basket"],
  [{ bookingDelay: "soon" }, "bookingDelay", '"soon"', `null or ${MILLISECONDS}`],
  [{ payElsewhere: "none" }, "payElsewhere", '"none"', "the id of a basket that is paying"],
  [{ orderAtOnce: null }, "orderAtOnce", "null", "the id of a basket"],
  [{ departments: { nope: {} } }, "a key of departments", '"nope"', "the id of a department"],
  [
    { departments: { "dep-nordhavn": { approvedForInvoice: "false" } } },
    "departments.dep-nordhavn.approvedForInvoice",
    '"false"',
    "true or false",
  ],
  [
    { departments: { "dep-nordhavn": { status: "Closed" } } },
    "departments.dep-nordhavn.status",
    '"Closed"',
    '"Active", "PendingReview" or "Blocked"',
  ],
  [
    { departments: { "dep-nordhavn": { invoiceRecipients: [5] } } },
    "departments.dep-nordhavn.invoiceRecipients.0",
    "5",
    TEXT,
  ],
  [{ accounts: { nope: {} } }, "a key of accounts", '"nope"', "the id of a business account"],
  [
    { accounts: { "acc-anton-nordhavn": { deliveryAddressOverride: "Solvej 4" } } },
    "accounts.acc-anton-nordhavn.deliveryAddressOverride",
    '"Solvej 4"',
    "null or an object",
  ],
  [{ vouchers: { nope: {} } }, "a key of vouchers", '"nope"', "the code of a voucher"],
  [
    { vouchers: { "SGK-DKK500AAAA": { ballance: 1 } } },
    "a key of vouchers.SGK-DKK500AAAA",
    '"ballance"',
    '"pin", "currency", "balance", "state", "expiresAt" or "salesChannelIds"',
  ],
  [
    { vouchers: { "SGK-DKK500AAAA": { balance: -1 } } },
    "vouchers.SGK-DKK500AAAA.balance",
    "-1",
    "a number from 0 to 1000000000",
  ],
  [{ voucher: { balance: 5, currency: "XXX" } }, "voucher.currency", '"XXX"', "the code of a currency of the shop"],
  [{ voucher: { balance: 5, channels: [18] } }, "voucher.channels.0", "18", "the id of a sales channel"],
  [{ voucher: {} }, "voucher.balance", "missing", "a number from 0 to 1000000000"],
  [
    { gift: { scheme: "ByFax" } },
    "gift.scheme",
    '"ByFax"',
    '"ByEmail", "BySms", "ByAccountId", "ByPin" or "NoAuthRequired"',
  ],
  [{ gift: { bundle: { "9": 1 } } }, "a key of gift.bundle", '"9"', "the id of a product"],
  [{ gift: { isDelayed: 1 } }, "gift.isDelayed", "1", "true or false"],
  [{ mail: {} }, "mail", "{}", TEXT],
])("%j is refused, and nothing of the request is done", async (wrong, at, given, expected) => {
  const basket = await shopper.filled({ addRedeems: [{ code: "SGK-DKK500AAAA" }] });
  const rightOnes = {
    clock: { advance: 60_000 },
    stock: { "1001-E": 0 },
    prices: { "1001": 2 },
    vouchers: { "SGK-DKK500AAAA": { balance: 1 } },
    dropBaskets: null,
    fail: { operation: "getBasketById", code: "INTERNAL" },
  };
  // the wrong one comes last
  const others = Object.entries(rightOnes).filter(([name]) => !(name in wrong));
  const answer = await send(JSON.stringify(Object.fromEntries([...others, ...Object.entries(wrong)])));
  expect(answer).toEqual({ status: 400, told: { error: `${at} is ${given}; expected ${expected}` } });
  expect(sandbox.clock.now()).toBe(NOON);
  expect(await shopper.read(basket.id)).toEqual(basket);
  expect((await shopper.filled()).itemsCount).toBe(1);
});

test.each([
  ["", '""'],
  ["{fail:1}", '"{fail:1}"'],
  ["null", '"null"'],
  ['[{"reset":null}]', '"[{\\"reset\\":null}]"'],
])("%j is no request", async (body, given) => {
  const error = `The request is ${given}; expected commands in JSON, like {"reset": null}`;
  expect(await send(body)).toEqual({ status: 400, told: { error } });
});

test("a basket is not there for a command that comes with a reset, which is not done either", async () => {
  const { id } = await shopper.filled();
  const error = `orderAtOnce is "${id}"; expected the id of a basket`;
  expect(await send(JSON.stringify({ reset: null, orderAtOnce: id }))).toEqual({ status: 400, told: { error } });
  expect((await shopper.call(getBasketById, { id })).errors).toEqual([]);
});

test("a payment is not made for a basket that is not paying, nor twice", async () => {
  const basket = await shopper.filled();
  const payElsewhere = async () => (await send(JSON.stringify({ payElsewhere: basket.id }))).status;
  expect(await payElsewhere()).toBe(400);
  await shopper.finalize(basket);
  expect(await payElsewhere()).toBe(200);
  expect(await payElsewhere()).toBe(400);
});
