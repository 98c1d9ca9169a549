// @vitest-environment node
import { expect, test } from "vitest";
import { seal, unseal } from "~/browser/seal";

const TEXT = JSON.stringify({ code: "GAVIA7001K2M9PX", pin: "3711" });

test("what is locked opens with its PIN and its name alone, and is locked anew each time", async () => {
  const sealed = await seal(TEXT, "solsort 71", "gift-1");
  expect(JSON.stringify(sealed)).not.toMatch(/GAVIA|3711/);
  expect(sealed.rounds).toBeGreaterThanOrEqual(600_000);
  expect(await unseal(sealed, "solsort 71", "gift-1")).toBe(TEXT);
  expect(await unseal(sealed, "solsort 72", "gift-1")).toBeNull();
  expect(await unseal(sealed, "solsort 71", "gift-2")).toBeNull();
  expect(await unseal({ ...sealed, text: sealed.text.replace(/^./, "~") }, "solsort 71", "gift-1")).toBeNull();
  const again = await seal(TEXT, "solsort 71", "gift-1");
  expect([again.salt, again.iv, again.text]).not.toContain(sealed.salt);
  expect(again.text).not.toBe(sealed.text);
});

test("the same PIN typed in another form of the same letters opens it", async () => {
  expect(await unseal(await seal(TEXT, "blåbær1", "g"), "bla\u030abær1", "g")).toBe(TEXT);
});
