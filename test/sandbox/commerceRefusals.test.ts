import {
  createBasket,
  createShippingQuote,
  getBasketById,
  updateBasket,
  type AddProductInput,
  type BuyerInput,
  type CreateBasketInput,
  type UpdateBasketInput,
} from "~/api/generated/commerce";
import { instantOf, lastDay, timesOn } from "~/domain/deliveryDate";
import { describe, expect, test } from "vitest";
import { dateProblem } from "./commerce/dates";
import { address, emailCard, NOON, postedCard, Shopper, stillSandbox } from "./shopper";

// refused calls change nothing, so one sandbox is enough
const shopper = new Shopper(stillSandbox());
const { catalogue } = shopper.sandbox.state;
const gift = catalogue.products.find(
  ({ productType, deliveryMethods, salesChannelIds, availableInCountries }) =>
    productType === "PhysicalProduct" &&
    salesChannelIds.includes(3) &&
    !availableInCountries &&
    deliveryMethods[0]!.inventory.length > 1,
)!;
const notInPortal = catalogue.products.find(({ salesChannelIds }) => !salesChannelIds.includes(11))!;
const notInDenmark = catalogue.products.find(
  ({ availableInCountries }) => availableInCountries && !availableInCountries.includes("DK"),
)!;
const inDays = (days: number) => new Date(NOON + days * 86_400_000).toISOString();

describe("creating a basket is refused", () => {
  const cases: [title: string, input: CreateBasketInput, code: string][] = [
    ["for an unknown channel", { salesChannelId: 99 }, "SalesChannelNotFound"],
    ["for a closed channel", { salesChannelId: 19 }, "SalesChannelNotFound"],
    ["for a country without a flow", { salesChannelId: 1, countryCode: "FR" }, "UnsupportedCountry"],
    ["for a country that is not open yet", { salesChannelId: 3, countryCode: "MC" }, "UnsupportedCountry"],
    [
      "for a currency of another flow",
      { salesChannelId: 3, countryCode: "DK", paymentCurrency: "JPY" },
      "UnsupportedCurrency",
    ],
  ];
  test.each(cases)("%s", async (_title, input, code) => {
    const { data, errors } = await shopper.call(createBasket, { input });
    expect(data).toBeNull();
    expect(errors.map(({ extensions }) => extensions.code)).toEqual([code]);
  });

  test("and allowed with the flow's own currency when none is asked", async () => {
    expect(await shopper.create({ countryCode: "SE" })).toMatchObject({ paymentCurrency: "SEK", deliveries: [] });
  });
});

describe("a basket that is not there", () => {
  test("is told in the words that the shop reads", async () => {
    const { errors } = await shopper.call(getBasketById, { id: "b-1" });
    expect(errors).toMatchObject([
      { message: "There is no basket with id 'b-1'", path: ["getBasketById"], extensions: { code: "BasketNotFound" } },
    ]);
    expect((await shopper.call(getBasketById, { id: "" })).errors[0]?.message).toBe("No basket id provided");
    expect((await shopper.call(updateBasket, { input: { id: "b-1" } })).errors[0]?.message).toBe(
      "There is no basket with id 'b-1'",
    );
  });

  test("in another process, though the seed is the same", async () => {
    const [one, other] = ["monday", "tuesday"].map((run) => new Shopper(stillSandbox({ run })));
    const { id } = await one!.create();
    await other!.create();
    expect((await other!.call(getBasketById, { id })).errors[0]?.extensions.code).toBe("BasketNotFound");
  });
});

describe("adding a product is refused by field", () => {
  const cases: [title: string, product: Partial<AddProductInput>, fields: string[]][] = [
    ["no piece", { quantity: 0 }, ["quantity"]],
    ["a hundred pieces", { quantity: 100 }, ["quantity"]],
    ["a value between two steps", { giftcardValue: 175.5 }, ["giftcardValue"]],
    ["a value between two coins", { giftcardValue: 200.0000000001 }, ["giftcardValue"]],
    ["a value below the least", { giftcardValue: 50 }, ["giftcardValue"]],
    ["no value for a range", { giftcardValue: null }, ["giftcardValue"]],
    ["a value in a foreign currency", { valueCurrency: "JPY" }, ["valueCurrency"]],
    ["a way of delivery that is not offered", { deliveryMethod: "Webhook" }, ["deliveryMethod"]],
    ["a file of codes for a consumer", { deliveryMethod: "CsvByEmail" }, ["deliveryMethod"]],
    ["an e-mail address that is none", { recipientEmail: "alma@example" }, ["recipientEmail"]],
    [
      "an e-mail address with a sign that is not seen",
      { recipientEmail: "alma\u0007@example.com" },
      ["recipientEmail"],
    ],
    [
      "a recipient without name and mail",
      { recipientName: null, recipientEmail: null, recipientPhone: "+4520123401" },
      ["recipientName", "recipientEmail"],
    ],
    ["a name with a digit", { recipientName: "Alma 2" }, ["recipientName"]],
    [
      "a phone without its country",
      { deliveryMethod: "Sms", recipientEmail: null, recipientPhone: "20123401" },
      ["recipientPhone"],
    ],
    ["yesterday", { deliveryDate: inDays(-1) }, ["deliveryDate"]],
    ["a day in the year 10000", { deliveryDate: "9999-12-31T23:59:59-12:00" }, ["deliveryDate"]],
    ["in thirteen months", { deliveryDate: inDays(396) }, ["deliveryDate"]],
    [
      "in twelve months and a day, on the wall of its zone",
      { deliveryDate: "2027-03-04T23:00:00Z", timezone: "Europe/Copenhagen" },
      ["deliveryDate"],
    ],
    ["on 30 February", { deliveryDate: "2027-02-30T08:00:00Z" }, ["deliveryDate"]],
    ["a date that is none", { deliveryDate: "tomorrow" }, ["deliveryDate"]],
    ["a date that is blank", { deliveryDate: "" }, ["deliveryDate"]],
    ["a zone that is none", { timezone: "Europe/Gavia" }, ["timezone"]],
    ["an offset for a zone", { timezone: "+02:00" }, ["timezone"]],
    ["a greeting that is not known", { addGreeting: { greetingToken: "x" } }, ["addGreeting.greetingToken"]],
    ["wrapping for a mail", { addWrapping: { id: "w-kraft", quantity: 1 } }, ["addWrapping"]],
  ];
  const posted: typeof cases = [
    ["post the day after tomorrow", { deliveryDate: inDays(2), timezone: "Europe/Copenhagen" }, ["deliveryDate"]],
    [
      "a post code of another country",
      { recipientAddress: { ...address, postCode: "12345" } },
      ["recipientAddress.postCode"],
    ],
    [
      "a country that is none",
      { recipientAddress: { ...address, countryCode: "XX" } },
      ["recipientAddress.countryCode"],
    ],
    [
      "a line of an address that is two",
      { recipientAddress: { ...address, line1: "Kajgade 12\nSt. tv." } },
      ["recipientAddress.line1"],
    ],
    [
      "nothing but a country that is none",
      { recipientName: null, recipientAddress: { countryCode: "XX" } },
      ["recipientAddress.countryCode"],
    ],
    [
      "half an address",
      { recipientAddress: { line1: "Kajgade 12" } },
      ["recipientAddress.city", "recipientAddress.countryCode", "recipientAddress.postCode"],
    ],
    ["a wrapping nobody has", { addWrapping: { id: "w-gold", quantity: 1 } }, ["addWrapping.id"]],
    ["more wrappings than gifts", { addWrapping: { id: "w-kraft", quantity: 2 } }, ["addWrapping.quantity"]],
  ];
  const all = [
    ...cases.map(([title, product, fields]) => [title, emailCard(product), fields] as const),
    ...posted.map(([title, product, fields]) => [title, postedCard(product), fields] as const),
  ];
  test.each(all)("%s", async (_title, product, fields) => {
    const { id } = await shopper.create();
    const { errors } = await shopper.call(updateBasket, { input: { id, addProducts: [emailCard(), product] } });
    expect(errors.map(({ path }) => path)).toEqual(
      fields.map((field) => ["updateBasket", "addProducts", "1", ...field.split(".")]),
    );
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(["FluentValidation"]));
    expect((await shopper.read(id)).itemsCount).toBe(0);
  });

  test("a country that is none is not called missing", async () => {
    const { id } = await shopper.create();
    const product = postedCard({ recipientAddress: { ...address, countryCode: "XX" } });
    const { errors } = await shopper.call(updateBasket, { input: { id, addProducts: [product] } });
    expect(errors.map(({ message }) => message)).toEqual(["Country is not known"]);
  });

  test.each(['"200"', "true", "[200]"])("a value that is no number: %s", async (written) => {
    const { id } = await shopper.create();
    const product = `{ productId: "1001", deliveryMethod: Email, quantity: 1, giftcardValue: ${written} }`;
    const { data, errors } = await shopper.ask(
      `mutation { updateBasket(input: { id: "${id}", addProducts: [${product}] }) { id } }`,
    );
    expect(data).toBeNull();
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(["GRAPHQL_VALIDATION_FAILED"]);
  });

  test("wrapping where codes pay, as nothing is offered to wrap in there", async () => {
    const card = catalogue.products.find(
      ({ salesChannelIds, availableInCountries, deliveryMethods }) =>
        salesChannelIds.includes(2) &&
        !availableInCountries &&
        deliveryMethods.some(
          ({ deliveryMethod, inventory }) => deliveryMethod === "Physical" && inventory[0]!.stock > 9,
        ),
    )!;
    const { sku } = card.deliveryMethods.find(({ deliveryMethod }) => deliveryMethod === "Physical")!.inventory[0]!;
    const { price } = card.deliveryMethods[0]!.inventory[0]!;
    const giftcardValue = typeof price === "number" ? price : price.min;
    const { id } = await shopper.create({ salesChannelId: 2 });
    const posted = { productId: card.id, stockKeepingUnit: sku, giftcardValue, valueCurrency: card.currency };
    const addProducts = [postedCard({ ...posted, addWrapping: { id: "w-kraft", quantity: 1 } })];
    const { errors } = await shopper.call(updateBasket, { input: { id, addProducts } });
    expect(errors.map(({ path }) => path)).toEqual([["updateBasket", "addProducts", "0", "addWrapping", "id"]]);
    expect((await shopper.update({ id, addProducts: [postedCard(posted)] })).itemsCount).toBe(1);
  });

  const codes: [title: string, product: Partial<AddProductInput>, code: string, channel?: number][] = [
    ["an unknown product", { productId: "9" }, "ProductNotFound"],
    ["a product of another channel", { productId: notInPortal.id }, "ProductNotFound", 11],
    ["a product of another country", { productId: notInDenmark.id }, "ProductNotFound"],
    ["a SKU that is not sold", { stockKeepingUnit: "1001-X" }, "InvalidSku"],
    ["a SKU without a name", { stockKeepingUnit: "" }, "InvalidSku"],
    ["a gift without saying which", { ...postedCard(), productId: gift.id, giftcardValue: null }, "InvalidSku"],
  ];
  test.each(codes)("%s", async (_title, product, code, salesChannelId = 3) => {
    const { id } = await shopper.create({ salesChannelId });
    const { errors } = await shopper.call(updateBasket, { input: { id, addProducts: [emailCard(product)] } });
    expect(errors).toHaveLength(1);
    expect(errors[0]?.extensions.code).toBe(code);
    if (code === "ProductNotFound") {
      expect(errors[0]?.message).toMatch(`cannot be found in sales channel '${salesChannelId}'`);
    }
  });

  const fine: [title: string, product: AddProductInput][] = [
    ["a minute ago, which is now", emailCard({ deliveryDate: new Date(NOON - 60_000).toISOString() })],
    ["in a year", emailCard({ deliveryDate: inDays(365), timezone: "Pacific/Auckland" })],
    [
      "the last hour of the last day, on the wall of its zone",
      emailCard({ deliveryDate: "2027-03-04T22:45:00Z", timezone: "Europe/Copenhagen" }),
    ],
    [
      "the last day of a zone that is a day behind",
      emailCard({ deliveryDate: "2027-03-05T09:45:00Z", timezone: "Pacific/Honolulu" }),
    ],
    [
      "post on the third day at eight",
      postedCard({ deliveryDate: "2026-03-07T07:00:00Z", timezone: "Europe/Copenhagen" }),
    ],
    [
      "a Swedish post code with its space",
      postedCard({ recipientAddress: { ...address, postCode: "118 20", countryCode: "SE" } }),
    ],
    ["names from everywhere", emailCard({ recipientName: "Jean-Pierre O’Łukasz Ægir 山田" })],
    ["a name with a joiner and a middle dot", emailCard({ recipientName: "علی\u200cرضا Marcel·lí ジャン・ピエール" })],
    ["apostrophes as keyboards type them", emailCard({ recipientName: "O´Brien O‘Connor D`Angelo" })],
    ["a recipient to come", emailCard({ recipientName: null, recipientEmail: null })],
    ["wrapping for what is posted", postedCard({ addWrapping: { id: "w-kraft", quantity: 1 } })],
  ];
  test.each(fine)("but not: %s", async (_title, product) => {
    const { id } = await shopper.create();
    expect((await shopper.update({ id, addProducts: [product] })).itemsCount).toBe(1);
  });

  test("nor 999 pieces for a company", async () => {
    const { id } = await shopper.create({ salesChannelId: 1 });
    const bulk = emailCard({ deliveryMethod: "CsvByEmail", quantity: 999 });
    expect((await shopper.update({ id, addProducts: [bulk] })).itemsCount).toBe(999);
  });
});

test("every time that the shop offers for its last day is taken, at any hour, also after a leap day", async () => {
  const cases: [now: string, method: "Email" | "Physical", zone: string][] = [
    ["2026-03-04T11:00:00Z", "Email", "Europe/Copenhagen"],
    ["2026-03-04T22:59:00Z", "Email", "America/Los_Angeles"],
    ["2026-03-04T05:00:00Z", "Physical", "Europe/Copenhagen"],
    ["2028-02-29T12:00:00Z", "Email", "Asia/Tokyo"],
  ];
  for (const [now, method, zone] of cases) {
    const at = Date.parse(now);
    const day = lastDay(at, zone);
    for (const time of timesOn(day, method, at, zone)) {
      const problem = dateProblem(Date.parse(instantOf(day, time, zone)!), at, method === "Physical", zone);
      expect([day, time, zone, problem]).toEqual([day, time, zone, null]);
    }
    const dayAfter = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    expect(dateProblem(Date.parse(instantOf(dayAfter, "00:00", zone)!), at, false, zone)).toMatch(/twelve months/);
  }
});

test("an update is all or nothing", async () => {
  const basket = await shopper.filled();
  const before = await shopper.read(basket.id);
  const partly: Partial<UpdateBasketInput>[] = [
    { doClearProducts: true, addProducts: [emailCard({ quantity: 0 })] },
    { paymentCurrency: "EUR", addRedeems: [{ code: "SGK-NOWHERE" }] },
    { addProducts: [emailCard()], setShippingQuotes: [{ deliveryId: "x", shippingQuoteId: "y" }] },
    { addRedeems: [{ code: "SGK-DKK500AAAA" }], removeRedeemIds: ["voucher-99"] },
    { reference: "x".repeat(101), doClearProducts: true },
    { reference: "PO 7\nPO 8", doClearProducts: true },
    { buyer: { accountId: "acc-anton-nordhavn", accountType: "B2B" }, doClearProducts: true },
  ];
  for (const input of partly) {
    expect((await shopper.call(updateBasket, { input: { id: basket.id, ...input } })).errors).not.toEqual([]);
  }
  expect(await shopper.read(basket.id)).toEqual(before);
});

describe("a buyer who is still typing", () => {
  const cases: [title: string, wrong: BuyerInput, fields: string[]][] = [
    ["hears of a bad mail and phone", { email: "x", phone: "12" }, ["email", "phone"]],
    ["hears of a bad post code", { address: { postCode: "1", countryCode: "DK" } }, ["address.postCode"]],
    ["hears of a line that fits on no label", { address: { line1: "a".repeat(101) } }, ["address.line1"]],
    ["hears of a post code of nowhere that goes on", { address: { postCode: "2".repeat(101) } }, ["address.postCode"]],
    ["hears of a name without a letter", { name: "--" }, ["name"]],
    ["hears of a company without its account", { name: "3F København", accountType: "B2B" }, ["name", "accountType"]],
    ["does not hear of what is missing", { name: "Freja Lund" }, []],
  ];
  test.each(cases)("%s", async (_title, wrong, fields) => {
    const { id } = await shopper.create();
    const { errors } = await shopper.call(updateBasket, { input: { id, buyer: wrong } });
    expect(errors.map(({ path }) => path?.slice(2).join("."))).toEqual(fields);
  });
});

describe("a shipping quote is refused", () => {
  test("without a whole address, by field", async () => {
    const { id } = await shopper.create();
    const draft = postedCard({ recipientName: null, recipientAddress: { countryCode: "DK" } });
    const basket = await shopper.update({ id, addProducts: [draft] });
    const { errors } = await shopper.call(createShippingQuote, {
      input: { basketId: id, deliveryId: basket.deliveries[0]!.id },
    });
    expect(errors.map(({ path }) => path?.slice(2).join("."))).toEqual(["line1", "city", "postCode"]);
  });

  test("for a mail, and for a delivery of nobody", async () => {
    const basket = await shopper.filled();
    const ask = async (deliveryId: string) =>
      (await shopper.call(createShippingQuote, { input: { basketId: basket.id, deliveryId } })).errors[0]?.extensions
        .code;
    expect(await ask(basket.deliveries[0]!.id)).toBe("FluentValidation");
    expect(await ask("nobody")).toBe("DeliveryNotFound");
  });
});

test("an order that is not there is null, not an error", async () => {
  expect(await shopper.order("G22222222")).toBeNull();
});
