import { type BuyerInput, type FinalizeBasketInput, type UpdateBasketInput } from "~/api/generated/commerce";
import { describe, expect, test } from "vitest";
import { address, buyer, emailCard, finalizing, postedCard, Shopper, stillSandbox } from "./shopper";

// every call has a basket of its own, so one sandbox is enough
const shopper = new Shopper(stillSandbox());

describe("finalizing is refused", () => {
  const without: [title: string, wrong: BuyerInput | null, fields: string[]][] = [
    [
      "without a buyer",
      null,
      ["name", "email", "phone", "address.line1", "address.city", "address.countryCode", "address.postCode"],
    ],
    ["without a phone", { ...buyer, phone: "" }, ["phone"]],
    [
      "with half an address",
      { ...buyer, address: { countryCode: "DK", postCode: "2100" } },
      ["address.line1", "address.city"],
    ],
  ];
  test.each(without)("%s", async (_title, wrong, fields) => {
    const { id } = await shopper.create();
    const basket = await shopper.update({ id, addProducts: [emailCard()], buyer: wrong });
    const { errors } = await shopper.tryFinalize(basket);
    expect(errors.map(({ path }) => path)).toEqual(
      fields.map((field) => ["finalizeBasket", "buyer", ...field.split(".")]),
    );
  });

  const addresses: [title: string, change: Partial<FinalizeBasketInput["redirectConfig"]>, field: string][] = [
    ["a relative address", { okUrl: "/order" }, "okUrl"],
    ["a script", { cancelUrl: "javascript:alert(1)" }, "cancelUrl"],
    ["plain http elsewhere", { failUrl: "http://gavia.example/basket" }, "failUrl"],
    ["somebody's name in it", { failUrl: "http://gavia@localhost:4000/" }, "failUrl"],
    ["another origin", { cancelUrl: "https://gavia.example/basket" }, "cancelUrl"],
  ];
  test.each(addresses)("with %s", async (_title, change, field) => {
    const basket = await shopper.filled();
    const { redirectConfig } = finalizing(basket);
    const { errors } = await shopper.tryFinalize(basket, { redirectConfig: { ...redirectConfig, ...change } });
    expect(errors.map(({ path }) => path)).toEqual([["finalizeBasket", "redirectConfig", field]]);
  });

  test("with ways back that all lead to another site", async () => {
    const basket = await shopper.filled();
    const elsewhere = "https://gavia.example/basket";
    const redirectConfig = { okUrl: elsewhere, cancelUrl: elsewhere, failUrl: elsewhere };
    const { errors } = await shopper.tryFinalize(basket, { redirectConfig });
    expect(errors.map(({ path }) => path?.at(-1))).toEqual(["okUrl", "cancelUrl", "failUrl"]);
  });

  test("for another country than the basket's, which may be written in any case", async () => {
    const basket = await shopper.filled();
    const { errors } = await shopper.tryFinalize(basket, { countryCode: "JP" });
    expect(errors.map(({ path }) => path)).toEqual([["finalizeBasket", "countryCode"]]);
    expect((await shopper.read(basket.id)).purchasePhase).toBe("Shopping");
    expect((await shopper.finalize(basket, { countryCode: "dk" }))?.nextStep).toBe("RedirectToPaymentWindow");
  });

  test("once a delivery's date has passed, a minute of which nobody notices", async () => {
    const { sandbox } = shopper;
    const deliveryDate = "2026-03-05T08:00:00Z";
    try {
      const basket = await shopper.filled({ addProducts: [emailCard(), emailCard({ deliveryDate })] });
      sandbox.clock.set(Date.parse(deliveryDate) + 60_001);
      const { errors } = await shopper.tryFinalize(basket);
      expect(errors).toMatchObject([
        {
          message: "Date should not be in the past",
          path: ["finalizeBasket", "deliveries", "1", "deliveryDate"],
          extensions: { code: "FluentValidation" },
        },
      ]);
      sandbox.clock.set(Date.parse(deliveryDate) + 60_000);
      expect((await shopper.finalize(basket))?.nextStep).toBe("RedirectToPaymentWindow");
    } finally {
      sandbox.clock.reset();
    }
  });

  const rest: [title: string, input: Partial<UpdateBasketInput>, more: Partial<FinalizeBasketInput>, code: string][] = [
    ["empty", { addProducts: [] }, {}, "FluentValidation"],
    [
      "with a recipient to come",
      { addProducts: [emailCard({ recipientName: null, recipientEmail: null })] },
      {},
      "FluentValidation",
    ],
    ["by invoice for a visitor", {}, { paymentMethod: "invoiceByFinance" }, "NotApprovedForInvoice"],
    ["by a payment that is only history", {}, { paymentMethod: "trustly" }, "NotOffered"],
    ["for a country without a flow", {}, { countryCode: "XX" }, "UnsupportedCountry"],
    [
      "for two recipient countries",
      { addProducts: [postedCard(), postedCard({ recipientAddress: { ...address, countryCode: "NO" } })] },
      {},
      "BasketHasIssues",
    ],
  ];
  test.each(rest)("%s", async (_title, input, more, code) => {
    const basket = await shopper.filled(input);
    const { errors } = await shopper.tryFinalize(basket, more);
    expect(errors[0]?.extensions.code).toBe(code);
    expect((await shopper.read(basket.id)).purchasePhase).toBe("Shopping");
  });
});
