import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { compileTexts } from "~/build/messages";

const texts = {
  "a.plain": "Your basket",
  "a.value": "Hello, {name}",
  "a.plural": "{count, plural, one {# gift} other {# gifts}}",
  "a.date": "on {day, date, medium}",
  "a.rich": "Read the <link>terms</link>",
};

describe("compiled texts", () => {
  const intl = createIntl({ locale: "en", messages: compileTexts(texts) });

  it.each([
    ["a.plain", {}, "Your basket"],
    ["a.value", { name: "Ida" }, "Hello, Ida"],
    ["a.plural", { count: 2 }, "2 gifts"],
    ["a.date", { day: new Date(2026, 2, 27) }, "on Mar 27, 2026"],
  ])("%s is drawn", (id, values, expected) => {
    expect(intl.formatMessage({ id: id as never }, values)).toBe(expected);
  });

  it("hold no place in a file, which nobody reads", () => {
    expect(JSON.stringify(compileTexts(texts))).not.toContain("location");
  });

  it("name the text that cannot be read", () => {
    expect(() => compileTexts({ "a.broken": "{count, plural, one {#}" })).toThrow('"a.broken"');
  });
});
