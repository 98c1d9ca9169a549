import { describe, expect, it } from "vitest";
import { missingFirstTexts } from "~/build/firstTexts";
import english from "~/texts/en.json";

const ids = new Set(Object.keys(english));

describe("a module of the first screens", () => {
  it.each([
    ["a text of its screens", `jsx(FormattedMessage, { id: "home.title" })`, []],
    ["no text, but a word with a dot", `import("basket.css"); const name = "order.pdf.gz"`, []],
    ["the one text for when the rest fails", `messageId: "toast.network"`, []],
    ["a text of the basket", `formatMessage({ id: "basket.remove" })`, ["basket.remove"]],
    ["one of many texts of a place", "formatMessage({ id: `order.${status}` })", ["order."]],
    ["an address", "fetch(`https.${host}`)", []],
  ])("with %s", (_what, code, missing) => {
    expect(missingFirstTexts(code, ids)).toEqual(missing);
  });
});
