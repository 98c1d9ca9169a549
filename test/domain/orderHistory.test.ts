import { describe, expect, test } from "vitest";
import { holding, inShort, pageOfText, shownPage } from "~/domain/orderHistory";

const delivery = (recipientName: string | null, hasBeenShipped = false, ...quantities: number[]) => ({
  deliveryMethod: recipientName === "Bo" ? "Physical" : "Email",
  recipientName,
  hasBeenShipped,
  productLines: quantities.map((quantity, at) => ({
    productId: `${recipientName}${at}`,
    ...(recipientName === "Alma" && { giftcardValue: 250, valueCurrency: "DKK" }),
    quantity,
  })),
});

describe("an order in one glance", () => {
  test.each([
    [
      "nothing",
      [],
      {
        productId: null,
        value: null,
        alike: 0,
        gifts: 0,
        recipient: null,
        recipients: 0,
        deliveries: 0,
        sent: 0,
        next: null,
        methods: [],
        shops: [],
      },
    ],
    [
      "one gift",
      [delivery("Alma", true, 1)],
      {
        productId: "Alma0",
        value: { amount: 250, currency: "DKK" },
        alike: 1,
        gifts: 1,
        recipient: "Alma",
        recipients: 1,
        deliveries: 1,
        sent: 1,
        next: null,
        methods: ["Email"],
        shops: [],
      },
    ],
    [
      "many, one person twice, one without a name",
      [delivery(" ", false, 2), delivery("Alma", true, 1, 3), delivery("Bo", false, 1), delivery("Alma ", true, 1)],
      {
        productId: " 0",
        value: null,
        alike: 2,
        gifts: 8,
        recipient: "Alma",
        recipients: 2,
        deliveries: 4,
        sent: 2,
        next: null,
        methods: ["Email", "Physical"],
        shops: [],
      },
    ],
  ])("%s", (_what, deliveries, expected) => {
    expect(inShort({ deliveries })).toEqual(expected);
  });
});

test("namesakes are told apart by where their gifts are sent", () => {
  const to = (recipientEmail: string | null, recipientPhone: string | null = null) => ({
    ...delivery("Alma"),
    recipientEmail,
    recipientPhone,
  });
  const deliveries = [
    to("a@x.example"),
    to("b@x.example"),
    to(null, "+4520123456"),
    to(null, "+4520123457"),
    to("a@x.example"),
  ];
  expect(inShort({ deliveries })).toMatchObject({ recipient: "Alma", recipients: 4 });
});

test("a line of none is not the first gift", () => {
  const deliveries = [delivery("Alma", true, 0, 2)];
  expect(inShort({ deliveries })).toMatchObject({ productId: "Alma1", alike: 2, gifts: 2 });
});

test("deliveries that hold nothing are left out, unless none holds anything", () => {
  const held = (fees: string[], ...quantities: number[]) => ({ ...delivery("Alma", true, ...quantities), fees });
  const [gift, nothing, fee, less] = [held([], 1), held([], 0), held(["post"]), held([], 0, 2)];
  const left = { ...less, productLines: less.productLines.slice(1) };
  expect(holding([gift, nothing, fee, less])).toEqual([gift, fee, left]);
  expect(holding([nothing, fee])).toEqual([nothing, fee]);
  expect(inShort({ deliveries: [nothing] })).toMatchObject({ productId: "Alma0", gifts: 0 });
});

test("gifts are alike that are of one product and of one value", () => {
  const [{ productLines }] = [delivery("Alma", true, 1)];
  const [card] = productLines;
  const lines = [
    card!,
    { ...card!, quantity: 29 },
    { ...card!, giftcardValue: 300 },
    { ...card!, valueCurrency: "SEK" },
    { ...card!, productId: "other" },
  ];
  const deliveries = lines.map((one) => ({ ...delivery("Alma"), productLines: [one] }));
  expect(inShort({ deliveries })).toMatchObject({ alike: 30, gifts: 33 });
});

test("what goes next, and each shop where a parcel waits once", () => {
  const on = (deliveryDate: string | null, more: object = {}) => ({
    ...delivery("Alma", false, 1),
    deliveryDate,
    ...more,
  });
  const at = (id: string) => ({ shippingQuote: { parcelShop: { id, name: `Kiosk ${id}`, address: {} } } });
  const { next, shops } = inShort({
    deliveries: [
      on("2026-12-24T08:00:00Z", at("b")),
      on("2026-12-24T09:00:00+02:00", { ...at("a"), deliveryMethod: "Physical" }),
      on("2026-12-01T08:00:00Z", { ...at("b"), hasBeenShipped: true }),
      on(null, { shippingQuote: { parcelShop: null } }),
    ],
  });
  expect(next).toMatchObject({ deliveryMethod: "Physical", deliveryDate: "2026-12-24T09:00:00+02:00" });
  expect(shops.map(({ id }) => id)).toEqual(["b", "a"]);
});

describe("a page of the history", () => {
  const orders = (...publicIds: string[]) => publicIds.map((publicId) => ({ publicId }));
  const told = (totalItems: number, totalPages: number) => ({ totalItems, totalPages });

  test("has each order once, and counts no fewer orders and pages than are seen", () => {
    const answer = { items: orders("a", "b", "a"), pagingInfo: told(0, 0) };
    const third = { items: orders("a", "b"), pagingInfo: told(22, 3) };
    expect(shownPage(answer, { page: 3, perPage: 10 })).toEqual(third);
    expect(shownPage(third, { page: 3, perPage: 10 }), "what is right stays").toEqual(third);
  });

  test("tells nothing of those before it where it has none", () => {
    const past = { items: [], pagingInfo: told(12, 2) };
    expect(shownPage(past, { page: 9, perPage: 10 })).toEqual(past);
  });
});

test.each([
  [null, 1],
  ["2", 2],
  ["0", 1],
  ["-1", 1],
  ["1.5", 1],
  ["two", 1],
  ["999999999999", 1],
  ["999999", 100_000],
])("the page of %j is %d", (text, page) => {
  expect(pageOfText(text)).toBe(page);
});
