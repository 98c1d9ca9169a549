import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countLetters,
  greetingCategory,
  greetingProblem,
  greetingToSend,
  letterScript,
  refusedSigns,
  signNumber,
  withoutRefused,
} from "~/domain/greeting";

const family = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}";

describe("what may stand in a greeting", () => {
  it.each([
    ["Danish", "Kære Åse, tillykke med fødselsdagen!"],
    ["German", "Alles Gute zum 50. – „Für dich“ (immer) & überall: 100 % Glück"],
    ["Arabic", "عيد ميلاد سعيد"],
    ["Persian with its joiner", "می\u200cخواهم"],
    ["Hindi with its joiner", "क्\u200dष"],
    ["Japanese", "お誕生日おめでとうございます。"],
    ["Japanese with the full-width signs of its keyboard", "おめでとう～！（＾＿＾） ＋１ ＝ ＜３＞ ｜"],
    ["Japanese with a minus and a voiced sign of its own", "−5 あ゛ ゜"],
    ["words that are one sign", "㈱ガビア 5 ㎏, 25℃, Дом № 5"],
    ["Korean", "생일 축하합니다"],
    ["Korean with the wave of its keyboard", "축하해∼ ㅎㅎ ^^"],
    ["Greek with an accent as apostrophe", "Σ΄ αγαπώ, γι᾿ αυτό"],
    ["accents alone", "\u02dd \u02d8 \u02db \u02dc"],
    ["decomposed letters", "Elise\u0301"],
    ["money", "€ 50, £ 5, 100 kr., ¥ 300"],
    ["signs of the keyboard", "1 + 1 = 2 < 3 > 0 | ~ ^ ` 20 °C ± 1 × 2"],
    ["line breaks of every kind", "a\nb\r\nc\rd\u2028e"],
    ["a tab", "a\tb"],
    ["nothing", ""],
  ])("%s", (_what, text) => {
    expect(refusedSigns(text)).toEqual([]);
    expect(greetingProblem(text)).toBeNull();
  });
});

describe("what may not", () => {
  it.each([
    ["an emoji", "Hi \u{1f389}", "\u{1f389}", "pictograph"],
    ["an emoji with a tone", "\u{1f44d}\u{1f3fd}", "\u{1f44d}\u{1f3fd}", "pictograph"],
    ["a joined family", family, family, "pictograph"],
    ["a heart with its variation sign", "I \u2764\ufe0f you", "\u2764\ufe0f", "pictograph"],
    ["a trade mark", "LEGO\u2122 set", "\u2122", "symbol"],
    ["a copyright sign", "\u00a9 me", "\u00a9", "symbol"],
    ["a trade mark as an emoji", "LEGO\u2122\ufe0f", "\u2122\ufe0f", "pictograph"],
    ["half a flag", "\u{1f1e9}", "\u{1f1e9}", "pictograph"],
    ["a keycap without its variation sign", "1\u20e3", "1\u20e3", "pictograph"],
    ["a sign that glues two together", "a\u034fb", "\u034f", "invisible"],
    ["a flag", "\u{1f1e9}\u{1f1f0}", "\u{1f1e9}\u{1f1f0}", "pictograph"],
    [
      "the flag of Scotland",
      "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
      undefined,
      "pictograph",
    ],
    ["a keycap", "1\ufe0f\u20e3", "1\ufe0f\u20e3", "pictograph"],
    ["a note", "la \u266c la", "\u266c", "symbol"],
    ["an arrow", "\u2192", "\u2192", "symbol"],
    ["congratulations in a circle", "\u3297", "\u3297", "symbol"],
    ["a skin tone alone", "\u{1f3fd}", "\u{1f3fd}", "pictograph"],
    ["a bell", "a\u0007", "\u0007", "control"],
    ["NUL", "a\u0000b", "\u0000", "control"],
    ["a zero-width space", "a\u200bb", "\u200b", "invisible"],
    ["a joiner outside of a word", "a \u200d b", "\u200d", "invisible"],
    ["a sign that turns the text around", "a\u202eb", "\u202e", "invisible"],
    ["an isolate", "\u2066a\u2069", "\u2066", "invisible"],
    ["a byte order mark", "\ufeffa", "\ufeff", "invisible"],
    ["a filler that looks like nothing", "\u3164", "\u3164", "invisible"],
    ["private use", "\ue000", "\ue000", "private"],
    ["half a sign", "\ud83c", "\ud83c", "private"],
  ])("%s", (_what, text, sign, kind) => {
    const [first] = refusedSigns(text);
    expect(first).toMatchObject({ kind, ...(sign !== undefined && { sign, at: text.indexOf(sign) }) });
    expect(greetingProblem(text)).toBe("refused");
    expect(greetingProblem(withoutRefused(text))).toBeNull();
  });

  it("is named by its number where it cannot be seen", () => {
    expect(signNumber("\u200b")).toBe("U+200B");
    expect(signNumber("\u0007")).toBe("U+0007");
    expect(signNumber("\u{1f389}")).toBe("U+1F389");
  });

  it("goes with one press, and nothing else goes", () => {
    expect(withoutRefused("Happy \u{1f389} birthday \u{1f382}, Alma\u202e!")).toBe("Happy birthday , Alma!");
    expect(withoutRefused("\u{1f389} Hi")).toBe("Hi");
    expect(withoutRefused("a\u{1f389}b")).toBe("ab");
    expect(withoutRefused("Happy\u{1f389} birthday")).toBe("Happy birthday");
    const anything = fc.string({ unit: "binary", maxLength: 60 });
    fc.assert(
      fc.property(anything, (text) => {
        const left = withoutRefused(withoutRefused(text));
        // What two refused signs had kept apart may be one sign afterwards: a second press takes that too.
        expect(refusedSigns(withoutRefused(left)).length).toBeLessThanOrEqual(refusedSigns(text).length);
      }),
    );
  });
});

describe("how long it may be", () => {
  it.each([
    ["a".repeat(300), null],
    ["a".repeat(301), "tooLong"],
    ["a".repeat(20_000), "tooLong"],
    ["\u{20000}".repeat(300), null],
    [`  ${"a".repeat(300)}\n `, null],
    ["e\u0301".repeat(300), null],
    ["x\n".repeat(10) + "x", null],
    ["x\n".repeat(11) + "x", "tooManyBreaks"],
    ["x\r\n".repeat(10) + "x", null],
  ])("%#", (text, problem) => expect(greetingProblem(text)).toBe(problem));

  it("counts what is sent", () => {
    expect(countLetters("  e\u0301\r\n\u{20000} ")).toBe(3);
    expect(greetingToSend(" a\tb\tb\r\nc\u2029d ")).toBe("a b b\nc\nd");
  });
});

describe("the script that picks a font", () => {
  it.each([
    ["お誕生日おめでとう", "cjk"],
    ["생일 2026!", "cjk"],
    ["ラーメン", "cjk"],
    ["Χρόνια πολλά", "greek"],
    ["С днём рождения", "cyrillic"],
    ["ㄅㄆㄇ", "cjk"],
    ["Ωmega", null],
    ["αω Ж", null],
    ["Happy 誕生日", null],
    ["Tillykke", null],
    ["123 !", null],
    ["", null],
  ])("%s: %s", (text, script) => expect(letterScript(text)).toBe(script));
});

it("a category that is not known is none", () => {
  expect(greetingCategory("thankYou")).toBe("thankYou");
  expect(greetingCategory("toString")).toBeNull();
  expect(greetingCategory(null)).toBeNull();
});
