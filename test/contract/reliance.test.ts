import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { misfits } from "./check";
import { contractOf, contractText, documentsOf } from "./documents";
import { NEVER_SENT } from "./reliance";

const ours = contractOf("commerce");
const documents = documentsOf("commerce");

/** What does not fit a commerce service whose contract was altered, each once, and the operations that it is told of. */
function found(...changes: [from: string, to: string][]): {
  messages: string[];
  operations: string[];
  paths: string[];
} {
  let text = contractText("commerce");
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  const wrong = misfits(buildSchema(text), ours, documents);
  const each = (values: string[]) => [...new Set(values)];
  return {
    messages: each(wrong.map(({ message }) => message)),
    operations: each(wrong.map(({ operation }) => operation)),
    paths: each(wrong.map(({ path }) => path.replaceAll("\\", "/"))),
  };
}

it("our own contracts fit themselves", () => {
  for (const service of ["commerce", "cms"]) {
    expect(misfits(contractOf(service), contractOf(service), documentsOf(service))).toEqual([]);
  }
});

describe("of what the shop sends", () => {
  it("an input that is not there is named, with each operation that sends it and its file", () => {
    expect(
      found([
        "input CreateBasketInput {\n  salesChannelId: Int!\n  paymentCurrency: String",
        "input CreateBasketInput {\n  salesChannelId: Int!",
      ]),
    ).toEqual({
      messages: ['Input "CreateBasketInput.paymentCurrency" is not there; the shop sends it.'],
      operations: ["createBasket"],
      paths: ["src/api/commerce/basket.graphql"],
    });
    expect(found(["  contactPersonName: String!\n", ""])).toEqual({
      messages: ['Input "BusinessAccountInput.contactPersonName" is not there; the shop sends it.'],
      operations: ["createBusinessAccount", "updateBusinessAccount"],
      paths: ["src/api/commerce/businessAccounts.graphql"],
    });
  });

  it("an input inside another is found", () => {
    expect(
      found([
        "  deliveryDate: DateTime\n  timezone: String\n  giftcardValue",
        "  deliveryDate: DateTime\n  giftcardValue",
      ]),
    ).toEqual({
      messages: ['Input "AddProductInput.timezone" is not there; the shop sends it.'],
      operations: ["updateBasket"],
      paths: ["src/api/commerce/basket.graphql"],
    });
  });

  it("one that must be there over there, and need not be here, is named", () => {
    const { messages } = found(
      [
        "  code: String!\n  pin: String\n",
        "  code: String!\n  pin: String!\n  captcha: String!\n  note: String\n  tries: Int! = 1\n",
      ],
      ["  addRedeems: [RedeemInput!]\n  removeRedeemIds: [ID!]", "  addRedeems: [RedeemInput!]\n  removeRedeemIds: ID"],
    );
    expect(messages).toEqual([
      'Input "RedeemInput.pin" is required over there; the shop may leave it out.',
      'Input "RedeemInput.captcha" is required over there; the shop does not know it.',
      'Input "UpdateBasketInput.removeRedeemIds" takes no list over there; the shop sends "[ID!]".',
    ]);
  });

  it("one that may be left out over there and takes no null, which the shop sends, is named", () => {
    expect(
      found([
        "  paymentCurrency: String\n  reference: String\n",
        '  paymentCurrency: String\n  reference: String! = ""\n',
      ]),
    ).toEqual({
      messages: ['Input "UpdateBasketInput.reference" takes no null over there; the shop may send one.'],
      operations: ["updateBasket"],
      paths: ["src/api/commerce/basket.graphql"],
    });
  });

  it("a value by another name is named, where it is sent and where it is answered", () => {
    const { messages, operations } = found(["  Email\n  Sms\n", "  Mail\n  Sms\n"]);
    expect(messages).toContain(
      'Input "AddProductInput.deliveryMethod" does not take "Email" over there; the shop sends it.',
    );
    expect(messages).toContain(
      'Field "Delivery.deliveryMethod" never is "Email" over there, but may be "Mail"; the shop does not know that.',
    );
    expect(operations).toEqual(["StockParts", "WholeBasket", "updateBasket", "getOrderById", "getOrders"]);
  });

  it("a number that must be whole over there is named", () => {
    expect(
      found([
        "  giftcardValue: Decimal\n  valueCurrency: String\n  quantity: Int!\n  recipientName",
        "  giftcardValue: Int\n  valueCurrency: String\n  quantity: Int!\n  recipientName",
      ]).messages,
    ).toEqual(['Input "AddProductInput.giftcardValue" is "Int" over there; the shop sends "Decimal".']);
  });
});

describe("of what the shop is answered", () => {
  it("what may be missing over there, and not here, is named", () => {
    const lost = found(
      ["  publicOrderId: ID!\n  \"The order's", "  publicOrderId: ID\n  \"The order's"],
      ["  deliveries: [Delivery!]!", "  deliveries: [Delivery]!"],
    );
    expect(lost).toEqual({
      messages: [
        'Field "Basket.publicOrderId" is "ID" over there; the shop relies upon "ID!".',
        'Field "Basket.deliveries" is "[Delivery]!" over there; the shop relies upon "[Delivery!]!".',
      ],
      operations: ["WholeBasket"],
      paths: ["src/api/commerce/basket.graphql"],
    });
  });

  it("what is of another kind is named", () => {
    expect(
      found(
        ["  itemsCount: Int!", "  itemsCount: String!"],
        ["  isDelayedActivation: Boolean!", "  isDelayedActivation: [Boolean!]!"],
      ).messages,
    ).toEqual([
      'Field "Basket.itemsCount" is "String!" over there; the shop relies upon "Int!".',
      'Field "AuthorizationSchemeResult.isDelayedActivation" is "[Boolean!]!" over there; the shop relies upon "Boolean!".',
    ]);
  });
});

describe("nothing is said", () => {
  const cases: [title: string, ...changes: [from: string, to: string][]][] = [
    ["of a field that no document asks", ["  responsibilityCenter: String\n", ""], ["  acceptTerms: Boolean\n", ""]],
    [
      "of what a backend has beside it",
      ["  reference: String\n  paymentCurrency", "  note: String!\n  reference: String\n  paymentCurrency"],
    ],
    [
      "of an input that may be left out over there",
      ["  quantity: Int!\n  recipientName", "  quantity: Int\n  color: String\n  recipientName"],
    ],
    ["of an answer that is always there, over there", ["  orderId: ID\n  createdAt", "  orderId: ID!\n  createdAt"]],
    ["of values of old orders alone", ["  externalpsp\n  trustly\n  adyen\n", "  klarna\n"]],
    ["of a value that a backend never answers", ["  MultipleRecipientCountries\n", ""]],
    [
      "of a value that the shop takes as unknown",
      ["  MultipleRecipientCountries\n", "  MultipleRecipientCountries\n  TooManyLines\n"],
    ],
    [
      "of a scalar by another name",
      ["scalar Decimal", "scalar Decimal\nscalar Money"],
      ["  totalTaxAmount: Decimal!\n  buyer", "  totalTaxAmount: Money!\n  buyer"],
    ],
    [
      "of types inside that are called otherwise",
      ["type OrderSalesChannel {", "type Channel {"],
      ["OrderSalesChannel!", "Channel!"],
    ],
  ];
  it.each(cases)("%s", (_title, ...changes) => {
    expect(found(...changes).messages).toEqual([]);
  });
});

it("what is called never sent is in a contract", () => {
  const known = Object.values(ours.getTypeMap()).flatMap((type) =>
    "getValues" in type ? type.getValues().map(({ name }) => `${type.name}.${name}`) : [],
  );
  expect(known).toEqual(expect.arrayContaining([...NEVER_SENT]));
});
