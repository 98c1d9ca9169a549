import { createIntl } from "react-intl";
import { describe, expect, it, vi } from "vitest";
import { compileTexts } from "~/app/compileTexts";
import { compileTexts as bundle } from "~/build/messages";

const bundled = bundle({
  "a.plain": "Your basket",
  "a.rich": "Your number is <b>{id}</b>",
  "a.plural": "{count, plural, one {# gift} other {# gifts}}",
  "a.number": "{count, number} gifts for {id}",
});

/** What is drawn of an editor's text over the shop's own. */
async function drawn(id: string, text: string, values = {}): Promise<string> {
  const messages = { ...bundled, ...((await compileTexts({ [id]: text }, bundled)) as typeof bundled) };
  const intl = createIntl({ locale: "en", messages: messages as never });
  const b = (words: unknown) => `[${String(words)}]`;
  return String(intl.formatMessage({ id: id as never }, { id: "A1", count: 2, b, ...values }));
}

describe("an editor's text", () => {
  it.each([
    ["in the place of the shop's own", "a.plain", "Your sack", "Your sack"],
    ["with the tags of the shop's own", "a.rich", "<b>{id}</b> is yours", "[A1] is yours"],
    ["that leaves a tag and an argument out", "a.rich", "You have ordered", "You have ordered"],
    ["with a tag that nobody knows there", "a.rich", "<i>{id}</i>", "<i>A1</i>"],
    ["with a tag that has no end", "a.rich", "<b>{id}", "<b>A1"],
    ["with plural forms of a number", "a.number", "{count, plural, one {one} other {#}} for {id}", "2 for A1"],
    ["with a plain number", "a.number", "{count}", "2"],
    ["with another word for an argument", "a.rich", "{id, select, A1 {first} other {next}}", "first"],
    ["with other plural forms", "a.plural", "{count, plural, few {f} other {# things}}", "2 things"],
  ])("%s is drawn", async (_, id, text, expected) => {
    expect(await drawn(id, text)).toBe(expected);
  });

  it.each([
    ["that is no message", "a.plain", "{", "Your basket"],
    ["with an argument that nobody fills in", "a.rich", "<b>{number}</b>", "Your number is [A1]"],
    ["with a word written as a number", "a.rich", "Number {id, number}", "Your number is [A1]"],
    ["with a word that has plural forms", "a.rich", "{id, plural, other {#}}", "Your number is [A1]"],
    ["with a word written as a date", "a.rich", "Number {id, date}", "Your number is [A1]"],
    ["with a number written as a date", "a.number", "{count, time}", "2 gifts for A1"],
    ["with a way of writing that no browser has", "a.number", "{count, number, ::currency/zz}", "2 gifts for A1"],
  ])("%s is left out, and told", async (_, id, text, expected) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(await drawn(id, text)).toBe(expected);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it.each(["", " "])("that is not translated yet (%j) leaves the shop's own", async (text) => {
    expect(await drawn("a.plain", text)).toBe("Your basket");
  });

  it("of another shop is left out", async () => {
    expect(await compileTexts({ "b.other": "x", __proto__: "y", constructor: "z" }, bundled)).toEqual({});
  });
});
