import { describe, expect, test } from "vitest";
import { inShort, pageOfText } from "~/domain/orderHistory";

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
      { productId: null, value: null, gifts: 0, recipient: null, recipients: 0, deliveries: 0, sent: 0, methods: [] },
    ],
    [
      "one gift",
      [delivery("Alma", true, 1)],
      {
        productId: "Alma0",
        value: { amount: 250, currency: "DKK" },
        gifts: 1,
        recipient: "Alma",
        recipients: 1,
        deliveries: 1,
        sent: 1,
        methods: ["Email"],
      },
    ],
    [
      "many, one person twice, one without a name",
      [delivery(" ", false, 2), delivery("Alma", true, 1, 3), delivery("Bo", false, 1), delivery("Alma ", true, 1)],
      {
        productId: " 0",
        value: null,
        gifts: 8,
        recipient: "Alma",
        recipients: 2,
        deliveries: 4,
        sent: 2,
        methods: ["Email", "Physical"],
      },
    ],
  ])("%s", (_what, deliveries, expected) => {
    expect(inShort({ deliveries })).toEqual(expected);
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
