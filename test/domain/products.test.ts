import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isAvailableIn,
  listedIn,
  offeredMethods,
  withoutDuplicates,
  type InventoryEntry,
  type Product,
} from "~/domain/product";
import { choiceFor, firstChoice } from "~/domain/purchaseChoice";
import { clampQuantity, mostOf, parseQuantity } from "~/domain/quantity";

const entry = (sku: string, price: number | null, more: Partial<InventoryEntry> = {}): InventoryEntry => ({
  sku,
  price,
  priceCurrency: "DKK",
  inStock: true,
  quantityInStock: null,
  ...more,
});
const offer = (deliveryMethod: string, ...inventory: InventoryEntry[]) => ({
  deliveryMethod,
  inventory,
});
const product = (more: Partial<Product> = {}): Product => ({
  id: "7",
  productType: "Giftcard",
  deliveryMethods: [],
  presentations: [],
  ...more,
});
const range = { priceMin: 100, priceMax: 500, priceStep: 50 };

describe("availability", () => {
  it.each([
    [undefined, true],
    [null, true],
    [["DK", "SE"], true],
    [["dk"], true],
    [["SE"], false],
    [[], false],
  ])("%j in dk: %s", (availableInCountries, expected) =>
    expect(isAvailableIn({ availableInCountries }, "dk")).toBe(expected),
  );
});

it("drops products that came before, by id", () => {
  const list = [
    { id: "1", at: 1 },
    { id: "2", at: 2 },
    { id: "1", at: 3 },
  ];
  expect(withoutDuplicates(list).map(({ at }) => at)).toEqual([1, 2]);
});

it("shows of a list what is available here and can be bought now, each once", () => {
  const list = [
    { id: "1", hasPricesInStock: null },
    { id: "2", availableInCountries: ["SE"] },
    { id: "3", hasPricesInStock: false },
    { id: "1" },
    { id: "4", availableInCountries: ["DK"], hasPricesInStock: true },
  ];
  expect(listedIn(list, "dk").map(({ id }) => id)).toEqual(["1", "4"]);
  expect(listedIn(undefined, "dk")).toEqual([]);
});

describe("the purchase form of a new product", () => {
  it("takes the first method in the order offered, its first SKU, and one of it", () => {
    const deliveryMethods = [offer("Physical", entry("p", 200)), offer("Email", entry("e1", 100), entry("e2", 50))];
    expect(firstChoice(product({ deliveryMethods }))).toEqual({
      productId: "7",
      deliveryMethod: "Email",
      stockKeepingUnit: "e1",
      giftcardValue: 100,
      valueCurrency: "DKK",
      productPurchasePrice: 100,
      quantity: 1,
    });
  });

  it.each([
    ["what is in stock goes first", [offer("Email", entry("a", 1, { inStock: false }), entry("b", 2))], "b 2"],
    [
      "a method with stock goes first",
      [offer("Email", entry("a", 1, { inStock: false })), offer("Sms", entry("s", 3))],
      "s 3",
    ],
    [
      "a method of which something is in stock stays first",
      [offer("Email", entry("a", 1, { inStock: false }), entry("b", 2)), offer("Sms", entry("s", 3))],
      "b 2",
    ],
    ["all out: the first all the same", [offer("Email", entry("a", 1, { inStock: false }))], "a 1"],
    ["a range begins at its lowest value", [offer("Email", entry("r", null, range))], "r 100"],
    ["a method without anything is none", [offer("Email"), offer("Sms", entry("s", 3))], "s 3"],
    ["a method nobody knows is none", [offer("Pigeon", entry("x", 1))], "nothing"],
    ["webhook is never offered", [offer("Webhook", entry("x", 1))], "nothing"],
    ["a file of codes goes last", [offer("CsvByEmail", entry("x", 1)), offer("Sms", entry("s", 3))], "s 3"],
    ["only a file of codes", [offer("CsvByEmail", entry("x", 1))], "x 1"],
    ["a price below nothing is none", [offer("Email", entry("a", -5), entry("b", 2))], "b 2"],
    ["nothing at all", [], "nothing"],
  ])("%s", (_why, deliveryMethods, expected) => {
    const choice = firstChoice(product({ deliveryMethods }));
    expect(choice ? `${choice.stockKeepingUnit} ${choice.giftcardValue}` : "nothing").toBe(expected);
  });

  it.each([
    ["a colour", [entry("moss", 200), entry("clay", 200), entry("moss", 200)], ["moss 200", "clay 200"]],
    ["values that share a number", [entry("a", 100), entry("a", 200), entry("a", 100)], ["a 100", "a 200"]],
  ])("offers what an answer has twice once: %s", (_what, entries, expected) => {
    const [offered] = offeredMethods(product({ deliveryMethods: [offer("Physical", ...entries)] }));
    expect(offered?.inventory.map(({ sku, price }) => `${sku} ${price}`)).toEqual(expected);
  });

  it("puts no value on a physical gift", () => {
    const choice = firstChoice(
      product({ productType: "PhysicalProduct", deliveryMethods: [offer("Physical", entry("p", 200))] }),
    );
    expect(choice).toMatchObject({ giftcardValue: null, productPurchasePrice: 200 });
  });

  it.each([
    [false, ["Email", "Sms", "Physical"]],
    [true, ["Email", "Sms", "Physical", "CsvByEmail"]],
  ])("methods for a business (%s): %j", (business, expected) => {
    const words = ["Webhook", "CsvByEmail", "Physical", "Sms", "Email", "Pigeon"];
    const deliveryMethods = words.map((word) => offer(word, entry(word, 1)));
    expect(
      offeredMethods(product({ deliveryMethods }), { business }).map(({ deliveryMethod }) => deliveryMethod),
    ).toEqual(expected);
  });
});

describe("what has neither a price nor a range", () => {
  const broken = [null, 0, -5].map((priceStep, at) =>
    entry(`broken${at}`, null, { priceMin: 50, priceMax: 2000, priceStep }),
  );

  it("is not offered beside what has", () => {
    const fine = [entry("e100", 100), entry("r", null, range)];
    const given = product({ deliveryMethods: [offer("Email", broken[0]!, ...fine, broken[1]!, broken[2]!)] });
    expect(offeredMethods(given)[0]?.inventory).toEqual(fine);
    expect(firstChoice(given)?.stockKeepingUnit).toBe("e100");
  });

  it("is no way of delivery by itself", () => {
    const given = product({ deliveryMethods: [offer("Email", ...broken), offer("Sms", entry("s100", 100))] });
    expect(offeredMethods(given).map(({ deliveryMethod }) => deliveryMethod)).toEqual(["Sms"]);
    expect(firstChoice(product({ deliveryMethods: [offer("Email", ...broken)] }))).toBeNull();
  });
});

describe("another delivery method", () => {
  const deliveryMethods = [
    offer("Email", entry("e100", 100), entry("e250", 250)),
    offer("Sms", entry("s250", 250)),
    offer("Physical", entry("r", null, range)),
  ];
  const given = product({ deliveryMethods });
  const before = {
    ...firstChoice(given)!,
    stockKeepingUnit: "e250",
    giftcardValue: 250,
    productPurchasePrice: 250,
    quantity: 3,
  };
  const worth = (value: number) => ({
    ...before,
    stockKeepingUnit: "free",
    giftcardValue: value,
    productPurchasePrice: value,
  });

  it.each([
    ["keeps the value and the quantity where the method has it", "Sms", before, "s250 250 250 3"],
    ["keeps a value that lies in the range", "Physical", before, "r 250 250 3"],
    [
      "must be chosen anew where it has not",
      "Sms",
      { ...before, stockKeepingUnit: "e100", giftcardValue: 100, productPurchasePrice: 100 },
      null,
    ],
    ["must be chosen anew above the range", "Physical", worth(501), null],
    ["must be chosen anew below the range", "Physical", worth(99), null],
    ["keeps the lowest value of the range", "Physical", worth(100), "r 100 100 3"],
    ["keeps the highest value of the range", "Physical", worth(500), "r 500 500 3"],
    [
      "must be chosen anew where none was",
      "Physical",
      { ...worth(0), giftcardValue: null, productPurchasePrice: null },
      null,
    ],
    ["is none where the product is not sent so", "CsvByEmail", before, null],
  ])("%s", (_why, method, choice, expected) => {
    const after = choiceFor(given, method, choice);
    expect(
      after && `${after.stockKeepingUnit} ${after.giftcardValue} ${after.productPurchasePrice} ${after.quantity}`,
    ).toBe(expected);
  });

  it("asks the price of a thing, which has no value", () => {
    const things = product({ productType: "PhysicalProduct", deliveryMethods: [offer("Physical", entry("p", 200))] });
    const choice = { ...before, stockKeepingUnit: "p", giftcardValue: null, productPurchasePrice: 180 };
    expect(choiceFor(things, "Physical", choice)).toMatchObject({ giftcardValue: null, productPurchasePrice: 200 });
  });

  it.each([
    ["keeps one of several values with the same number in the stock", 200, [100, 200], 200],
    ["must be chosen anew where none of these is worth as much", 300, [100, 200], null],
  ])("%s", (_why, value, prices, expected) => {
    const sms = offer("Sms", ...prices.map((price) => entry("shared", price)));
    const choice = { ...before, stockKeepingUnit: "shared", giftcardValue: value, productPurchasePrice: value };
    expect(choiceFor(product({ deliveryMethods: [sms] }), "Sms", choice)?.giftcardValue ?? null).toBe(expected);
  });
});

describe("quantities", () => {
  it.each([
    ["3", 3],
    [" 12 ", 12],
    ["0", 0],
    ["-1", null],
    ["1.5", null],
    ["1,5", null],
    ["1e9", null],
    ["٣", null],
    ["３", 3],
    ["two", null],
    ["", null],
    ["9999999999", null],
    ["0x5", null],
  ])("typed %j is %j", (typed, expected) => expect(parseQuantity(typed)).toBe(expected));

  it.each([
    [0, 99, 1],
    [-1, 99, 1],
    [1.9, 99, 1],
    [1e9, 99, 99],
    [NaN, 99, 1],
    [Infinity, 99, 99],
    [5, 3, 3],
    [5, 0, 1],
  ])("%d of at most %d is %d", (quantity, most, expected) => expect(clampQuantity(quantity, most)).toBe(expected));

  it.each([
    [null, false, 99],
    [500, false, 99],
    [7, false, 7],
    [7.9, false, 7],
    [0, false, 1],
    [-4, false, 1],
    [NaN, false, 99],
    [null, true, 999],
    [5000, true, 999],
    [120, true, 120],
  ])("with %j in stock, business %s: at most %d", (stock, business, expected) =>
    expect(mostOf(stock, { business })).toBe(expected),
  );

  it("clamped are whole, from one to the most", () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 1, max: 999 }), (quantity, most) => {
        const clamped = clampQuantity(quantity, most);
        expect(Number.isInteger(clamped) && clamped >= 1 && clamped <= most).toBe(true);
        expect(clampQuantity(clamped, most)).toBe(clamped);
      }),
    );
  });
});
