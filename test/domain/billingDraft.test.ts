import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBillingDraft } from "~/domain/billingDraft";
import { emptyBilling } from "~/domain/buyer";

describe("a stored billing form", () => {
  test("comes back as it was", () => {
    const form = { ...emptyBilling("dk"), name: "Freja Lund", line1: "Solvej 4" };
    expect(readBillingDraft(JSON.parse(JSON.stringify(form)))).toEqual(form);
  });

  test("has the country of the market that it is read in, where nobody chose the one before", () => {
    const form = { ...emptyBilling("dk"), name: "Freja Lund", email: "freja@example.com" };
    const countryIn = (stored: object, market: string) => readBillingDraft(stored, market)?.countryCode;
    expect(countryIn({ ...form, typedIn: "dk" }, "se")).toBe("SE");
    expect(countryIn({ ...form, typedIn: "dk" }, "dk")).toBe("DK");
    expect(countryIn({ ...form, typedIn: "se" }, "no")).toBe("DK");
    expect(countryIn({ ...form, city: "Ry", typedIn: "dk" }, "se")).toBe("DK");
    expect(countryIn({ ...form, phone: "20 12 34 56", typedIn: "dk" }, "se")).toBe("DK");
    expect(countryIn({ ...form, countryCode: "" }, "se")).toBe("");
  });

  test.each([[null], [undefined], ["x"], [7], [[]], [{}], [{ name: 7 }], [{ name: "x".repeat(501) }]])(
    "%j is none",
    (stored) => {
      expect(readBillingDraft(stored)).toBeNull();
    },
  );

  test("has its own fields and no others, whatever was stored", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const draft = readBillingDraft(stored);
        if (draft === null) return;
        expect(Object.keys(draft).sort()).toEqual(Object.keys(emptyBilling("")).sort());
        expect(Object.values(draft).every((value) => typeof value === "string")).toBe(true);
      }),
    );
    expect(readBillingDraft(JSON.parse('{"__proto__":{"name":"x"},"city":"Ry"}'))).toMatchObject({
      name: "",
      city: "Ry",
    });
  });
});
