import { describe, expect, test } from "vitest";
import { saysSomething, textOf, wordsOf } from "~/domain/presentation";

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
  ["Kr&nbsp;50 &Oslash;l &AElig;g &szlig; &ccedil; &Scaron;", "Kr 50 Øl Æg ß ç Š"],
  [
    "M&M; R&D &unknown; &constructor; &#0; &#x110000; &amp;lt;",
    "M&M; R&D &unknown; &constructor; &#0; &#x110000; &lt;",
  ],
])("the words of %s are %s", (html, words) => expect(wordsOf(html)).toBe(words));
