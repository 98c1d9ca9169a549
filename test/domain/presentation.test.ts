import { describe, expect, test } from "vitest";
import {
  galleryOf,
  imageOf,
  langOf,
  nameOf,
  picturesOf,
  saysSomething,
  textOf,
  titleIn,
  type Presentation,
  wordsOf,
} from "~/domain/presentation";
import { slugOf } from "~/domain/product";

const written = (textContent: string | null) => [{ presentationKey: "longDescription", textContent, images: [] }];

describe("an editor's text", () => {
  test.each([
    "",
    "  \u00a0 ",
    "<p></p>",
    "<p><br></p>\n<p>&nbsp;</p>",
    "<ul><li> </li></ul>",
    "<P>\u200b</P><!-- old --><br/>",
    null,
  ])("says nothing: %j", (text) => {
    expect(saysSomething(text)).toBe(false);
    expect(textOf(written(text), "longDescription")).toBeNull();
  });

  test.each(["A", "<p>A</p>", "<", "1 < 2", "&", "<p><img src='/a.png'></p>", "<p>&amp;</p>"])(
    "says something: %j",
    (text) => {
      expect(saysSomething(text)).toBe(true);
      expect(textOf(written(text), "longDescription")).toBe(text);
    },
  );

  test("one that was emptied does not stand before one that says something", () => {
    expect(textOf([...written("<p></p>"), ...written("Words")], "longDescription")).toBe("Words");
  });
});

test.each([
  ["<p>Sk&aring;l &amp; br&oslash;d</p>", "Skål & brød"],
  ["Sofort&nbsp;da &ndash; f&uuml;r alle&hellip;", "Sofort da – für alle…"],
  ["&#8220;Caf&eacute;&#x201d; &lt;b&gt;", "“Café” <b>"],
  ["a &xvalueOf; b", "a &xvalueOf; b"],
  [
    "<P>&euro;5, &laquo;&ntilde;&raquo; &bdquo;&agrave;&ldquo; &lsquo;&ecirc;&rsquo;</P> 5&deg; LEGO&reg; &#X41;",
    "€5, «ñ» „à“ ‘ê’ 5° LEGO® A",
  ],
  ["Kr&nbsp;50 &Oslash;l &AElig;g &szlig; &ccedil; &Scaron;", "Kr 50 Øl Æg ß ç Š"],
  [
    "M&M; R&D &unknown; &constructor; &#0; &#x110000; &amp;lt;",
    "M&M; R&D &unknown; &constructor; &#0; &#x110000; &lt;",
  ],
])("the words of %s are %s", (html, words) => expect(wordsOf(html)).toBe(words));

describe("presentations", () => {
  const text = (presentationKey: string, textContent: string | null): Presentation => ({
    presentationKey,
    textContent,
    images: [],
  });
  const picture = (presentationKey: string, ...sources: string[]): Presentation => ({
    presentationKey,
    images: sources.map((source) => ({ source })),
  });

  test.each([
    [[text("a", " A ")], "A"],
    [[text("a", " "), text("a", "B")], "B"],
    [[text("a", "A"), text("a", "B")], "A"],
    [[text("b", "B")], null],
    [[text("a", null)], null],
    [[null as unknown as Presentation, text("a", "A")], "A"],
    [[], null],
    [null, null],
  ])("text of %j is %j", (given, expected) => expect(textOf(given, "a")).toBe(expected));

  test.each([
    [[{ ...text("a", "A"), languageCode: "en" }], "en"],
    [[{ ...text("a", "A"), languageCode: "NO" }], "nb"],
    [[{ ...text("a", " "), languageCode: "da" }, text("a", "A")], undefined],
    [[{ ...text("a", "A"), languageCode: null }], undefined],
    [[{ ...text("a", "A"), languageCode: '"><b>' }], undefined],
    [[{ ...text("a", "A"), languageCode: "engl" }], undefined],
    [[{ ...text("a", "A"), languageCode: " da " }], "da"],
    [[{ ...text("b", "B"), languageCode: "en" }], undefined],
    [null, undefined],
  ])("the language that the text of %j is marked with is %j", (given, expected) =>
    expect(langOf(given, "a")).toBe(expected),
  );

  test("finds the first picture under a key", () => {
    expect(imageOf([picture("a"), picture("a", "", "x", "y")], "a")?.source).toBe("x");
    expect(imageOf([picture("b", "x")], "a")).toBeNull();
    expect(imageOf([{ presentationKey: "a", images: null }], "a")).toBeNull();
  });

  test("orders the gallery by the number its keys end with", () => {
    const given = ["productGallery3", "productGallery", "productGallery10", "productLogo", "productGallery1"].map(
      (key) => picture(key, key),
    );
    expect(galleryOf(given).map(({ source }) => source)).toEqual([
      "productGallery1",
      "productGallery3",
      "productGallery10",
      "productGallery",
    ]);
  });

  test.each([
    [{ label: " Spa ", name: "Fem" }, "Spa"],
    [{ label: " ", name: "Spa" }, "Spa"],
    [{ label: "\u200b", name: "Fem" }, "Fem"],
    [{ label: null }, "Missing name (da)"],
    [{ label: "<p>For ham &amp; hende</p>" }, "For ham & hende"],
    [{ label: "<img src='x'>", name: "Til b&oslash;rn" }, "Til børn"],
    [{}, "Missing name (da)"],
  ])("the name of %j is %s", (thing, expected) => expect(nameOf(thing, "da")).toBe(expected));

  test.each([
    ["da", { text: "Rabat", lang: undefined }],
    ["sv", { text: "Discount", lang: "en" }],
    ["fi", { text: "Discount", lang: "en" }],
    ["en", { text: "Discount", lang: undefined }],
  ])("the title in %s is %j", (locale, expected) => {
    const titles = [
      { languageCode: "EN", text: "Discount" },
      { languageCode: "da", text: " Rabat " },
      { languageCode: "da", text: "Tilbud" },
      { languageCode: "sv", text: " " },
    ];
    expect(titleIn(titles, locale)).toEqual(expected);
  });

  test.each(["no", "NB", "nn", "nb-NO"])("a Norwegian's title is found under %s", (languageCode) => {
    const titles = [
      { languageCode: "en", text: "Discount" },
      { languageCode, text: "Rabatt" },
    ];
    expect(titleIn(titles, "no")).toEqual({ text: "Rabatt", lang: undefined });
  });

  test.each([[[]], [null], [[{ languageCode: "ja", text: "x" }]], [[null]]])("no title in %j", (titles) =>
    expect(titleIn(titles as never, "da")).toBeNull(),
  );

  test.each([
    [[text("productSlug", "My Gift"), text("productTitle", "Other")], "my-gift"],
    [[text("productTitle", "Rød gave")], "roed-gave"],
    [[text("productSlug", "../..")], "gift"],
    [[text("productSlug", "!!!")], "gift"],
    [[], "gift"],
  ])("the slug of %j is %s", (presentations, expected) => expect(slugOf({ id: "7", presentations })).toBe(expected));
});

test.each([
  ["<p>Good for <b>two</b></p>", "Good for two"],
  ["one<br/>two", "one two"],
  ["<p>By <strong>18 December</strong>,</p><p>or <EM class='x'>Sun</EM>day</p>", "By 18 December, or Sunday"],
  ["<blockquote>12 m<sup>2</sup></blockquote><article>of it</article>", "12 m2 of it"],
  ["3 < 4 and 5 > 4", "3 < 4 and 5 > 4"],
  ["an open <a href='x", "an open"],
  [" plain  words\n", "plain words"],
])("the words of %j are %j", (html, words) => expect(wordsOf(html)).toBe(words));

test("a picture that editors gave twice, as cover or in the gallery, is shown once", () => {
  const image = (source: string) => ({ source, thumbnail: null });
  const gallery = ["/b.svg", "/a.svg", "/c.svg", "/b.svg"].map((source, at) => ({
    presentationKey: `productGallery${at + 1}`,
    images: [image(source)],
  }));
  const sources = (cover: { source: string } | null) => picturesOf(cover, gallery).map(({ source }) => source);
  expect(sources(image("/a.svg"))).toEqual(["/a.svg", "/b.svg", "/c.svg"]);
  expect(sources(null)).toEqual(["/b.svg", "/a.svg", "/c.svg"]);
});
