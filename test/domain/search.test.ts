import { describe, expect, it } from "vitest";
import { cleanQuery, isWorthSuggesting, MARK, markedParts, readHits } from "~/domain/search";

const DENMARK = { countryCode: "dk" };
const hit = (more: object = {}) => ({ objectID: "7", title: "Vinsmagning", slug: "vinsmagning", ...more });
const names = (hits: unknown, channel = 3) => readHits(hits, DENMARK, channel).map(({ name }) => name);

describe("what is looked for", () => {
  it.each([
    ["  vin   smag ", "vin smag"],
    ["vin\u0000\u200b\n smag", "vin smag"],
    [null, ""],
    ["   ", ""],
    [` ${"a".repeat(500)}`, "a".repeat(200)],
    [`${"a".repeat(199)} b`, "a".repeat(199)],
    [`${"a".repeat(199)}🎁`, "a".repeat(199)],
    [`${"a".repeat(198)}🎁`, `${"a".repeat(198)}🎁`],
    [`${"a".repeat(198)} 🎁`, "a".repeat(198)],
    ["gave\u00adkort \u200ebog\u2060handel", "gavekort boghandel"],
  ])("%j is asked as %j", (typed, asked) => expect(cleanQuery(typed)).toBe(asked));

  it.each([
    ["v", false],
    ["vi", true],
    ["山", false],
    ["山川", true],
  ])("%s suggests: %s", (typed, expected) => expect(isWorthSuggesting(typed)).toBe(expected));
});

describe("hits", () => {
  it("are those that are sold in the country and the channel, each once", () => {
    const hits = [
      hit(),
      hit(),
      hit({ objectID: "8", title: "Only in Sweden", availableInCountries: ["SE"] }),
      hit({ objectID: "9", title: "Here", availableInCountries: ["SE", "DK"], salesChannelIds: [3] }),
      hit({ objectID: "10", title: "In a portal", salesChannelIds: [11] }),
      { objectID: "11", name: "A brand" },
    ];
    expect(names(hits)).toEqual(["Vinsmagning", "Here", "A brand"]);
    expect(names(hits, 11)).toEqual(["Vinsmagning", "In a portal", "A brand"]);
  });

  it("may have numbers for ids and names, and texts for the ids of channels", () => {
    const hits = [hit({ objectID: 8, title: 1881 }), hit({ salesChannelIds: ["3"] }), hit({ salesChannelIds: ["11"] })];
    expect(readHits(hits, DENMARK, 3)).toMatchObject([
      { id: "8", name: "1881" },
      { id: "7", name: "Vinsmagning" },
    ]);
  });

  it.each([
    undefined,
    null,
    "x",
    {},
    [null],
    [3],
    [{}],
    [{ objectID: 7 }],
    [{ objectID: "7", title: " " }],
    [{ title: "x" }],
    [{ objectID: {}, title: "x" }],
    [hit({ title: "x".repeat(2001) })],
    [[]],
  ])("of %j are none", (hits) => expect(names(hits)).toEqual([]));

  it("may name countries that are none", () =>
    expect(names([hit({ availableInCountries: [null, {}, "DK"] })])).toEqual(["Vinsmagning"]));

  const highlighted = (value: unknown) =>
    readHits([hit({ _highlightResult: { title: { value } } })], DENMARK, 3)[0]?.parts;

  it("are marked where they fit", () => {
    expect(highlighted(`${MARK.start}Vin${MARK.end}smagning`)).toEqual([
      { text: "Vin", marked: true },
      { text: "smagning", marked: false },
    ]);
  });

  it.each(["<img src=x onerror=alert(1)>", "Vinsmagning<b>", 7, null, `${MARK.start}Vin`])(
    "with %j for marks show their name",
    (value) => expect(highlighted(value)).toEqual([{ text: "Vinsmagning", marked: false }]),
  );

  it.each([
    ["plain", "plain"],
    [`${MARK.start}a${MARK.end}`, "[a]"],
    [`x${MARK.start}a${MARK.end}y${MARK.start}b${MARK.end}`, "x[a]y[b]"],
    [`${MARK.end}x`, `${MARK.end}x`],
    ["", ""],
  ])("%j in parts: %s", (text, shown) =>
    expect(
      markedParts(text)
        .map((part) => (part.marked ? `[${part.text}]` : part.text))
        .join(""),
    ).toBe(shown),
  );
});
