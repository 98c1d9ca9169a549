import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { galleryOf, imageOf, langOf, nameOf, textOf, titleIn, type Presentation, wordsOf } from "~/domain/presentation";
import {
  choiceFor,
  firstChoice,
  isAvailableIn,
  offeredMethods,
  slugOf,
  withoutDuplicates,
  type InventoryEntry,
  type Product,
} from "~/domain/product";
import { clampQuantity, mostOf, parseQuantity } from "~/domain/quantity";
import { isSoldOut, stockOf, type ProductStockInfo } from "~/domain/stock";

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
  hasPricesInStock: true,
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
    ["a file of codes is not for consumers", [offer("CsvByEmail", entry("x", 1))], "nothing"],
    ["nothing at all", [], "nothing"],
  ])("%s", (_why, deliveryMethods, expected) => {
    const choice = firstChoice(product({ deliveryMethods }));
    expect(choice ? `${choice.stockKeepingUnit} ${choice.giftcardValue}` : "nothing").toBe(expected);
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
    ["keeps the value and the quantity where the method has it", "Sms", before, "s250 250 3"],
    ["keeps a value that lies in the range", "Physical", before, "r 250 3"],
    [
      "must be chosen anew where it has not",
      "Sms",
      { ...before, stockKeepingUnit: "e100", giftcardValue: 100, productPurchasePrice: 100 },
      null,
    ],
    ["must be chosen anew above the range", "Physical", worth(501), null],
    ["must be chosen anew below the range", "Physical", worth(99), null],
    ["keeps the lowest value of the range", "Physical", worth(100), "r 100 3"],
    ["keeps the highest value of the range", "Physical", worth(500), "r 500 3"],
    ["is none where the product is not sent so", "CsvByEmail", before, null],
  ])("%s", (_why, method, choice, expected) => {
    const after = choiceFor(given, method, choice);
    expect(after && `${after.stockKeepingUnit} ${after.giftcardValue} ${after.quantity}`).toBe(expected);
  });
});

describe("stock", () => {
  const info = (
    skus: ProductStockInfo["deliveryMethods"][number]["skus"],
    allSkusOutOfStock = false,
  ): ProductStockInfo => ({
    productId: "7",
    allSkusOutOfStock,
    deliveryMethods: [{ deliveryMethod: "Email", skus }],
  });

  it.each([
    [
      "counted",
      info([{ sku: "a", inStock: true, quantityInStock: 20 }]),
      { sku: "a" },
      { kind: "in", left: null, quantityInStock: 20 },
    ],
    [
      "few",
      info([{ sku: "a", inStock: true, quantityInStock: 5 }]),
      { sku: "a" },
      { kind: "in", left: 5, quantityInStock: 5 },
    ],
    [
      "more than few",
      info([{ sku: "a", inStock: true, quantityInStock: 6 }]),
      { sku: "a" },
      { kind: "in", left: null, quantityInStock: 6 },
    ],
    [
      "not counted",
      info([{ sku: "a", inStock: true, quantityInStock: null }]),
      { sku: "a" },
      { kind: "in", left: null, quantityInStock: null },
    ],
    ["out", info([{ sku: "a", inStock: false }]), { sku: "a", inStock: true }, { kind: "out" }],
    ["none left", info([{ sku: "a", inStock: true, quantityInStock: 0 }]), { sku: "a" }, { kind: "out" }],
    ["all out", info([{ sku: "a", inStock: true }], true), { sku: "a" }, { kind: "out" }],
    [
      "another SKU: what the product says",
      info([]),
      { sku: "a", inStock: true, quantityInStock: 2 },
      { kind: "in", left: 2, quantityInStock: 2 },
    ],
    ["no answer: what the product says", null, { sku: "a", inStock: false }, { kind: "out" }],
    [
      "no answer, and the product does not count its cards",
      null,
      { sku: "a", inStock: true, quantityInStock: null },
      { kind: "in", left: null, quantityInStock: null },
    ],
    ["nobody says", null, { sku: "a" }, { kind: "unknown" }],
    [
      "a list with holes",
      { ...info([]), deliveryMethods: [null] } as unknown as ProductStockInfo,
      { sku: "a" },
      { kind: "unknown" },
    ],
  ])("%s", (_why, answer, sku, expected) => expect(stockOf(answer, "Email", sku)).toEqual(expected));

  it.each([
    ["Email", "a", { kind: "in", left: 2, quantityInStock: 2 }],
    ["Email", "b", { kind: "in", left: null, quantityInStock: 70 }],
    ["Physical", "a", { kind: "out" }],
    ["Sms", "a", { kind: "in", left: null, quantityInStock: null }],
  ])("each way of sending has stock of its own: %s, %s", (method, sku, expected) => {
    const skus = (a: number, b: number) => [
      { sku: "a", inStock: a > 0, quantityInStock: a },
      { sku: "b", inStock: b > 0, quantityInStock: b },
    ];
    const deliveryMethods = [
      { deliveryMethod: "Physical", skus: skus(0, 0) },
      { deliveryMethod: "Email", skus: skus(2, 70) },
    ];
    expect(stockOf({ ...info([]), deliveryMethods }, method, { sku, inStock: true })).toEqual(expected);
  });

  it.each([
    [{ stockInfo: { allSkusOutOfStock: true } }, true],
    [{ allSkusOutOfStock: true }, true],
    [{ stockInfo: { allSkusOutOfStock: false }, allSkusOutOfStock: true }, false],
    [{ stockInfo: null }, false],
    [{}, false],
  ])("%j is sold out: %s", (given, expected) => expect(isSoldOut(given)).toBe(expected));
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

describe("presentations", () => {
  const text = (presentationKey: string, textContent: string | null): Presentation => ({
    presentationKey,
    textContent,
    images: [],
  });
  const picture = (presentationKey: string, ...sources: string[]): Presentation => ({
    presentationKey,
    images: sources.map((source) => ({ source })),
  });

  it.each([
    [[text("a", " A ")], "A"],
    [[text("a", " "), text("a", "B")], "B"],
    [[text("b", "B")], null],
    [[text("a", null)], null],
    [[null as unknown as Presentation, text("a", "A")], "A"],
    [[], null],
    [null, null],
  ])("text of %j is %j", (given, expected) => expect(textOf(given, "a")).toBe(expected));

  it.each([
    [[{ ...text("a", "A"), languageCode: "en" }], "en"],
    [[{ ...text("a", "A"), languageCode: "NO" }], "nb"],
    [[{ ...text("a", " "), languageCode: "da" }, text("a", "A")], undefined],
    [[{ ...text("a", "A"), languageCode: null }], undefined],
    [[{ ...text("a", "A"), languageCode: '"><b>' }], undefined],
    [[{ ...text("b", "B"), languageCode: "en" }], undefined],
    [null, undefined],
  ])("the language that the text of %j is marked with is %j", (given, expected) =>
    expect(langOf(given, "a")).toBe(expected),
  );

  it("finds the first picture under a key", () => {
    expect(imageOf([picture("a"), picture("a", "", "x")], "a")?.source).toBe("x");
    expect(imageOf([picture("b", "x")], "a")).toBeNull();
    expect(imageOf([{ presentationKey: "a", images: null }], "a")).toBeNull();
  });

  it("orders the gallery by the number its keys end with", () => {
    const given = ["productGallery3", "productGallery", "productGallery10", "productLogo", "productGallery1"].map(
      (key) => picture(key, key),
    );
    expect(galleryOf(given).map(({ source }) => source)).toEqual([
      "productGallery1",
      "productGallery3",
      "productGallery10",
      "productGallery",
    ]);
  });

  it.each([
    [{ label: "Spa" }, "Spa"],
    [{ label: " ", name: "Spa" }, "Spa"],
    [{ label: null }, "Missing name (da)"],
    [{}, "Missing name (da)"],
  ])("the name of %j is %s", (thing, expected) => expect(nameOf(thing, "da")).toBe(expected));

  it.each([
    ["da", { text: "Rabat", lang: undefined }],
    ["sv", { text: "Discount", lang: "en" }],
    ["fi", { text: "Discount", lang: "en" }],
    ["en", { text: "Discount", lang: undefined }],
  ])("the title in %s is %j", (locale, expected) => {
    const titles = [
      { languageCode: "EN", text: "Discount" },
      { languageCode: "da", text: "Rabat" },
      { languageCode: "sv", text: " " },
    ];
    expect(titleIn(titles, locale)).toEqual(expected);
  });

  it.each(["no", "NB", "nn", "nb-NO"])("a Norwegian's title is found under %s", (languageCode) => {
    const titles = [
      { languageCode: "en", text: "Discount" },
      { languageCode, text: "Rabatt" },
    ];
    expect(titleIn(titles, "no")).toEqual({ text: "Rabatt", lang: undefined });
  });

  it.each([[[]], [null], [[{ languageCode: "ja", text: "x" }]], [[null]]])("no title in %j", (titles) =>
    expect(titleIn(titles as never, "da")).toBeNull(),
  );

  it.each([
    [[text("productSlug", "My Gift"), text("productTitle", "Other")], "my-gift"],
    [[text("productTitle", "Rød gave")], "roed-gave"],
    [[text("productSlug", "../..")], "gift"],
    [[text("productSlug", "!!!")], "gift"],
    [[], "gift"],
  ])("the slug of %j is %s", (presentations, expected) => expect(slugOf({ id: "7", presentations })).toBe(expected));
});

it.each([
  ["<p>Good for <b>two</b></p>", "Good for two"],
  ["one<br/>two", "one two"],
  ["3 < 4 and 5 > 4", "3 < 4 and 5 > 4"],
  ["an open <a href='x", "an open"],
  [" plain  words\n", "plain words"],
])("the words of %j are %j", (html, words) => expect(wordsOf(html)).toBe(words));
