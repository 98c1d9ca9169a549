import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { htmlLang } from "~/domain/languageTag";
import { LANGUAGES } from "~/domain/market";
import { textsLanguage } from "~/texts/loadTexts";
import { currencies } from "../sandbox/data/world";

type TextFile = Record<string, string>;

const files = import.meta.glob<{ default: TextFile }>("/src/texts/*.json", { eager: true });
const languages = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.slice(path.lastIndexOf("/") + 1, -".json".length), file.default]),
);
const { en: english, ...translated } = languages as { en: TextFile } & Record<string, TextFile>;

/** What a text asks of its caller and of react-intl: arguments with their kind, the cases of a select, tags. */
function slots(text: string): string[] {
  const found = new Set<string>();
  const walk = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      found.add(slot(element));
      if (element.type === TYPE.tag) walk(element.children);
      if (element.type === TYPE.select || element.type === TYPE.plural) {
        for (const { value } of Object.values(element.options)) walk(value);
      }
    }
  };
  walk(parse(text));
  return [...found].sort();
}

function slot(element: Exclude<MessageFormatElement, { type: TYPE.literal | TYPE.pound }>): string {
  // Which plural forms there are is the language's own affair; which cases a select has is the caller's.
  const cases = element.type === TYPE.select ? ` ${Object.keys(element.options).sort().join("|")}` : "";
  return `${TYPE[element.type]} ${element.value}${cases}`;
}

/** The forms of every plural in a text. */
function plurals(text: string): string[][] {
  const found: string[][] = [];
  const walk = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.tag) walk(element.children);
      if (element.type !== TYPE.select && element.type !== TYPE.plural) continue;
      if (element.type === TYPE.plural) found.push(Object.keys(element.options));
      for (const { value } of Object.values(element.options)) walk(value);
    }
  };
  // The parser itself refuses a plural without "other"; here the test says which text it is.
  walk(parse(text, { requiresOtherClause: false }));
  return found;
}

/** The forms that counts in a shop call for: one and other in English; one, few, many and other in Polish. */
function formsOf(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count))).add("other")].sort();
}

/** The texts of a file for which `wrong` has something to say. */
const wrongTexts = (file: TextFile, wrong: (text: string, id: string) => unknown) =>
  Object.entries(file).filter(([id, text]) => wrong(text, id));

it("there are texts in every language of the shop", () => {
  expect(Object.keys(languages).sort()).toEqual([...LANGUAGES].sort());
});

it("a language that nobody wrote texts in yet is shown in English", () => {
  expect(["da", "is", "constructor", "../en"].map(textsLanguage)).toEqual(["da", "en", "en", "en"]);
});

describe.each(Object.entries(languages))("the texts in %s", (language, file) => {
  it("are sorted by id", () => {
    expect(Object.keys(file)).toEqual(Object.keys(file).sort());
  });

  it("are never empty", () => {
    expect(wrongTexts(file, (text) => text.trim() === "")).toEqual([]);
  });

  it("have the apostrophe of print, as their quotation marks are", () => {
    expect(wrongTexts(file, (text) => /\p{L}'\p{L}?/u.test(text))).toEqual([]);
  });

  it("have other in every plural", () => {
    expect(wrongTexts(file, (text) => plurals(text).some((forms) => !forms.includes("other")))).toEqual([]);
  });

  it("have all plural forms of the language, and no others, where they tell one number from another", () => {
    const needed = formsOf(language).join();
    const telling = (text: string) =>
      plurals(text)
        .map((forms) => forms.filter((form) => !form.startsWith("=")).sort())
        .filter((forms) => forms.join() !== "other");
    expect(wrongTexts(file, (text) => telling(text).some((forms) => forms.join() !== needed))).toEqual([]);
  });
});

describe("the spaces that do not break", () => {
  const oneLetter = /(?<![\p{L}/])[aikosuvwz] (?=[\p{L}{„<#])/iu;

  it.each([
    ["pl", "a word of one letter and the next", oneLetter],
    ["cs", "a word of one letter and the next", oneLetter],
    ["sk", "a word of one letter and the next", oneLetter],
    ["ru", "a word of one letter and the next", /(?<![\p{L}-])[авикосуя] (?=[\p{L}{«<#])/iu],
    ["fr", "a word and its sign of two parts", /« | [»:;?!]/u],
  ])("%s: %s", (language, _, broken) => {
    expect(wrongTexts(languages[language]!, (text) => broken.test(text))).toEqual([]);
  });
});

it.each(Object.keys(languages))("in %s the size of a file stays on one line with its unit", (language) => {
  expect(wrongTexts(languages[language]!, (text) => /\d (?:\p{Lu}{2}|Mt)(?!\p{L})/u.test(text))).toEqual([]);
});

describe("the name of a country", () => {
  // It comes as in a list, without the article or the preposition that only some countries need: "in the United States",
  // "på Island". A text says "in this country (Iceland)", or names it as a value: "Change country to Iceland".
  it.each([
    ["en", /^(?!Change country to).* (?:in|to|for|of|from|only) \{(?:country|last)\}/],
    ["da", /\bi \{(?:country|last)\}/],
    ["no", /\bi \{(?:country|last)\}/],
    ["sv", /\bi \{(?:country|last)\}/],
    ["es", /\b(?:a|en|de) \{(?:country|last)\}/],
    ["de", /\b(?:in|nach|für|von|aus) \{(?:country|last)\}/],
    ["fr", / (?:en|au|aux|à|de|pour|vers) \{(?:country|last)\}/],
    ["it", / (?:in|a|di|da|per|solo) \{(?:country|last)\}/],
    ["pt", / (?:em|no|na|a|para|de|do) \{(?:country|last)\}/],
    ["nl", / (?:in|voor|van) \{(?:country|last)\}(?!\?)/],
    ["bg", / (?:в|във|до|от) \{(?:country|last)\}/],
  ])("has no word before it in %s that it might not go with", (language, wrong) => {
    expect(Object.entries(languages[language]!).filter(([, text]) => wrong.test(text))).toEqual([]);
  });
});

it.each([
  ["bg", /с включен/],
  ["cs", /včetně/],
  ["de", /inkl/],
  ["fi", /sis\./],
  ["nl", /inclusief/],
  ["ru", /включая/],
  ["sk", /vrátane/],
  ["tr", /dahil$/],
])("in %s the VAT in a sum is told as a part of it, not as a sum that includes VAT", (language, including) => {
  const taxes = ["payment.tax", "summary.tax"].map((id) => languages[language]![id]!);
  expect(taxes.filter((text) => including.test(text))).toEqual([]);
});

it("in Swedish a gift comes by one and the same way: via e-post", () => {
  expect(Object.values(languages.sv!).filter((text) => text.includes("via mejl"))).toEqual([]);
});

it.each(["da", "no", "sv", "fi"])("in %s a PIN has one name: PIN-kode, PIN-kod, PIN-koodi", (language) => {
  expect(wrongTexts(languages[language]!, (text) => /PIN(?!-ko)/.test(text))).toEqual([]);
});

describe("one thing has one name", () => {
  it.each([
    ["en", "customer service", /our support/i],
    ["en", "a company account", /business account/i],
    ["sk", "customer service", /naš[ua] podpor/],
    ["sk", "the end of a code", /vypršala/],
    ["sl", "the end of a code, to show, a card one pays with", /rok uporabe|Pokaži (?:vsa|manj)| s kartico/],
    ["ro", "a card locked with a PIN, as an account is blocked", /blocate? cu/],
    ["bg", "customer service, a link", /екипа ни|връзката към/],
    ["tr", "customer service", /müşteri hizmetlerine/],
    ["ja", "a recipient", /受取人/],
    ["cs", "a tab of the browser, as a card is a gift card", /jiné.kartě/],
    ["pl", "a tab of the browser, as a card is a gift card", /innej.karcie(?! przeglądarki)/],
    ["de", "once more, a carrier, money on a code", /erneut|Zusteller|zum Ausgeben/],
    ["fi", "a brand, a button", /brändi|nappi[an]/i],
    ["ja", "a browser", /ブラウザー/],
    ["nl", "a gift card", /\bdeze kaart\b/i],
    ["no", "a text message, the post, a step, the connection", /tekstmelding|Med posten|\bsteg\b|tilkobling/i],
    ["ro", "a brand", /marca |mărci|marcă/i],
    ["ru", "a brand", /марк/i],
    ["sk", "a tab of the browser, as a card is a gift card", /inej karte(?! prehliadača)/],
    ["el", "the browser", /πρόγραμμα περιήγησης/],
    ["sv", "a gift", /gåv/i],
  ])("%s: %s", (language, _, other) => {
    expect(wrongTexts(languages[language]!, (text) => other.test(text))).toEqual([]);
  });
});

// Azores, Færøerne, Kanaren: a zone may be named after islands, which a city's word for "in" does not go with.
it.each(Object.keys(languages))(
  "in %s no word stands before the place of a time zone that it might not go with",
  (language) => {
    expect(languages[language]!["when.both"]).not.toMatch(/(?:^|\s)\p{L}+ \{place\}/u);
  },
);

it.each([
  ["da", /de nærmeste/],
  ["fi", /Lähimmät/],
])("in %s the amount that is nearest may be one or two", (language, several) => {
  expect(languages[language]!["purchase.amountOffStep"]).not.toMatch(several);
});

describe("an article before a number in digits", () => {
  it.each([
    ["it", "i 7 regali, gli 8 regali", /\bi (?:#|\{count)/i],
    ["hu", "a 4 ajándék, az 5 ajándék", /\baz? (?:#|\{count)/i],
  ])("is never there in %s, where it would change with the number: %s", (language, _, wrong) => {
    expect(wrongTexts(languages[language]!, (text) => wrong.test(text))).toEqual([]);
  });
});

describe("a day", () => {
  it.each([
    ["it", "al 7, all’8", /(?:il|dal|al|fino a) \{date\}/],
    ["ro", "până la, din", /(?:până|de) \{date\}/],
  ])("has no word before it in %s that it might not go with: %s", (language, _, wrong) => {
    expect(wrongTexts(languages[language]!, (text) => wrong.test(text))).toEqual([]);
  });

  it("is nothing that something is in Finnish, where it comes as when: lauantaina 27. marraskuuta", () => {
    expect(wrongTexts(languages.fi!, (text) => / (?:on|oli) \{date\}/.test(text))).toEqual([]);
  });
});

describe.each(Object.entries(translated))("the texts in %s, beside the English ones", (_, file) => {
  it("have the same ids", () => {
    expect(Object.keys(file).sort()).toEqual(Object.keys(english).sort());
  });

  it("ask for the same arguments, cases and tags", () => {
    const other = (text: string, id: string) =>
      english[id] !== undefined && slots(text).join() !== slots(english[id]).join();
    expect(wrongTexts(file, other)).toEqual([]);
  });
});

describe("amounts in texts", () => {
  const endsWithStop = (language: string) =>
    currencies.some(({ code: currency }) =>
      new Intl.NumberFormat(htmlLang(language), { style: "currency", currency }).format(50).endsWith("."),
    );
  const stopped = Object.entries(languages).filter(([language]) => endsWithStop(language));

  it.each(stopped)("in %s no full stop follows one that an amount ends with already: 50 kr.", (_, file) => {
    const isDoubled = (text: string) =>
      /\{(min|max|step|nearest|price|sum|amount|before|now|value)\}(<\/\w+>)?\./.test(text);
    expect(wrongTexts(file, isDoubled)).toEqual([]);
  });
});

describe("what the comparison sees", () => {
  it.each([
    ["another name", "{count} gaver", "{total} gaver"],
    ["another kind", "{count} gaver", "{count, number} gaver"],
    ["a lost argument", "{min} til {max}", "til {max}"],
    ["an argument that is only in one form", "{n, plural, other {{a}}}", "{n, plural, other {#}}"],
    ["another case of a select", "{same, select, yes {a} other {b}}", "{same, select, ja {a} other {b}}"],
    ["another tag", "<b>{id}</b>", "<i>{id}</i>"],
  ])("%s", (_, one, other) => {
    expect(slots(one)).not.toEqual(slots(other));
  });

  it("no difference in more plural forms, nor in the order of words", () => {
    expect(slots("{a} {n, plural, other {#}}")).toEqual(slots("{n, plural, one {#} few {#} other {#}} {a}"));
  });

  it.each([
    ["en", "one,other"],
    ["pl", "few,many,one,other"],
    ["ja", "other"],
  ])("the plural forms of %s", (language, forms) => {
    expect(formsOf(language).join()).toBe(forms);
  });

  it("a plural without its last form, inside a select too", () => {
    expect(plurals("{s, select, other {<b>{n, plural, one {#}}</b>}}")).toEqual([["one"]]);
  });
});
