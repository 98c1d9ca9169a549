import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nameShop } from "../../src/build/shopName";

const page = readFileSync("index.html", "utf8");

test("The configured name stands in the title and in the header before any script", () => {
  const named = nameShop(page, { shopName: 'Lund & "Co"', logoUrl: "" });
  expect(named.match(/Lund &#38; &#34;Co&#34;/g)).toHaveLength(2);
  expect(named).toContain("boot-mark");
  expect(named).not.toContain("%");
});

test("A shop with its own logo shows that one", () => {
  const named = nameShop(page, { shopName: "Lund", logoUrl: "https://cdn.example.com/lund.svg" });
  expect(named).toContain('src="https://cdn.example.com/lund.svg"');
  expect(named).not.toMatch(/boot-mark|boot-name/);
});
