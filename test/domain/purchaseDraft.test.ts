import { describe, expect, test } from "vitest";
import { productOf, withDatesToSend } from "~/domain/purchaseDraft";
import { emailCard, postedCard } from "../support/gifts";

const NOON = Date.parse("2026-03-04T11:00:00Z");

describe("what is sent of a gift", () => {
  test("the fields of its method, trimmed, without the repeats", () => {
    const { product, moved } = productOf(emailCard(), NOON);
    expect(moved).toBe(false);
    expect(product).toMatchObject({
      productId: "1001",
      giftcardValue: emailCard().giftcardValue,
      valueCurrency: "DKK",
      recipientName: "Alma Holm",
      recipientEmail: "alma@example.com",
      recipientPhone: null,
      recipientAddress: null,
      deliveryDate: null,
    });
    expect(productOf(postedCard(), NOON).product.recipientAddress).toMatchObject({
      postCode: "2150",
      countryCode: "DK",
    });
  });

  test("a date to come keeps its zone, a past one is sent as now and said so", () => {
    const later = productOf(emailCard({ deliveryDate: "2026-03-05T07:00:00Z" }), NOON);
    expect(later).toMatchObject({
      moved: false,
      product: { deliveryDate: "2026-03-05T07:00:00Z", timezone: "Europe/Copenhagen" },
    });
    const past = productOf(emailCard({ deliveryDate: "2026-03-04T10:00:00Z" }), NOON);
    expect(past).toMatchObject({ moved: true, product: { deliveryDate: "2026-03-04T11:00:00Z" } });
  });

  test("one past date among several is the only one that moves", () => {
    const [one, two] = ["2026-03-04T10:00:00Z", "2026-03-05T10:00:00Z"].map((deliveryDate) => ({
      ...productOf(emailCard(), NOON).product,
      deliveryDate,
    }));
    const { products, moved } = withDatesToSend([one!, two!], NOON);
    expect(moved).toBe(true);
    expect(products.map(({ deliveryDate }) => deliveryDate)).toEqual(["2026-03-04T11:00:00Z", "2026-03-05T10:00:00Z"]);
    expect(withDatesToSend([two!], NOON).moved).toBe(false);
  });

  test.each([
    ["by e-mail", emailCard, { addGreeting: { greetingToken: "hello" }, addWrapping: null }],
    ["by post", postedCard, { addWrapping: { id: "ribbon", quantity: 2 } }],
  ])("%s goes with what its method takes", (_how, card, taken) =>
    expect(productOf(card({ greetingToken: "hello", wrappingId: "ribbon", quantity: 2 }), NOON).product).toMatchObject(
      taken,
    ),
  );

  test("without a greeting and a wrapping neither is sent", () =>
    expect(productOf(postedCard({ greetingToken: null, wrappingId: null }), NOON).product).toMatchObject({
      addGreeting: null,
      addWrapping: null,
    }));

  test("by post a day that is too soon is sent as now; where it meant as soon as possible without a date, and nobody is told", () => {
    const [soon, made] = ["2026-03-06T07:00:00Z", "2026-03-03T11:00:00Z"];
    const { product, moved } = productOf(postedCard({ deliveryDate: soon }), NOON);
    expect([moved, product.deliveryDate]).toEqual([true, "2026-03-04T11:00:00Z"]);
    const stored = { ...product, deliveryDate: soon };
    expect(withDatesToSend([stored], NOON).moved).toBe(true);
    expect(withDatesToSend([stored], NOON, { createdAt: made, lastUpdatedAt: made })).toMatchObject({
      moved: false,
      products: [{ deliveryDate: null }],
    });
    expect(productOf(emailCard({ deliveryDate: soon }), NOON).moved).toBe(false);
  });
});
