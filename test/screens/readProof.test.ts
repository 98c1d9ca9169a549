import { expect, test } from "vitest";
import { readProof } from "~/screens/VerifyOwner/readProof";

test.each([
  ["none", "", { given: {}, problem: null }],
  ["pin", "  ", { given: {}, problem: "required" }],
  ["pin", " 24 68", { given: { pin: "2468" }, problem: null }],
  ["email", "ada@", { given: { email: "ada@" }, problem: "invalid" }],
  ["email", "\u202aada@b\u200b.example\u202c", { given: { email: "ada@b.example" }, problem: null }],
  ["email", "\u200b", { given: {}, problem: "required" }],
  ["phone", "20 12 34 56", { given: { phone: "+4520123456" }, problem: null }],
  ["phone", "12", { given: {}, problem: "invalid" }],
] as const)("%s %j is read", async (proof, typed, expected) => {
  expect(await readProof(proof, typed, "dk")).toEqual(expected);
});

test("a number that cannot be checked, because what it is checked by does not come, is not called wrong", async () => {
  const offline = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  expect(await readProof("phone", "20 12 34 56", "dk", offline)).toEqual({ given: {}, problem: "unreached" });
  expect(await readProof("pin", "2468", "dk", offline)).toEqual({ given: { pin: "2468" }, problem: null });
});
