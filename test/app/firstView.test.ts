import { afterEach, describe, expect, it } from "vitest";
import { FormattedMessage, speak } from "~/app/early/firstView/intl";
import { append, askForPictures, jsx } from "~/app/early/firstView/jsxRuntime";
import { compileTexts } from "~/build/messages";

// eslint-disable-next-line no-restricted-syntax -- read, never set
const htmlOf = (element: Element) => element.innerHTML;

describe("what the first view is drawn with", () => {
  const drawn = (type: Parameters<typeof jsx>[0], props: Parameters<typeof jsx>[1]) => {
    const place = document.createElement("div");
    append(place, jsx(type, props));
    return place;
  };

  it.each([
    ["span", { className: "card", children: ["Moka ", 5] }, '<span class="card">Moka 5</span>'],
    ["span", { "data-fill": true, "aria-hidden": "true" }, '<span data-fill="true" aria-hidden="true"></span>'],
    ["span", { lang: undefined, title: null, onClick: () => undefined }, "<span></span>"],
    ["ul", { children: [[null, false, undefined]] }, "<ul></ul>"],
    ["b", { children: "<i>" }, "<b>&lt;i&gt;</b>"],
  ])("%s with %j", (type, props, html) => {
    expect(htmlOf(drawn(type, props))).toBe(html);
  });

  it("calls components, and draws what they answer", () => {
    expect(htmlOf(drawn(({ name }) => jsx("b", { children: name }), { name: "Moka" }))).toBe("<b>Moka</b>");
  });

  it("makes drawings of their own kind", () => {
    const { firstElementChild: icon } = drawn("svg", { viewBox: "0 0 24 24", children: jsx("path", { d: "M0 0" }) });
    expect(icon).toBeInstanceOf(SVGElement);
    expect(icon?.firstElementChild).toBeInstanceOf(SVGElement);
    expect(icon?.getAttribute("viewBox")).toBe("0 0 24 24");
  });

  it("sets styles with the names of components, and properties of their own", () => {
    const { style } = drawn("i", { style: { "--ratio": 1.6, aspectRatio: undefined, maxWidth: "3rem" } })
      .firstElementChild as HTMLElement;
    expect([style.getPropertyValue("--ratio"), style.maxWidth]).toEqual(["1.6", "3rem"]);
  });

  it("asks for a picture only when it stands among its sources", () => {
    const place = drawn("picture", {
      children: [jsx("source", { srcSet: "m.svg" }), jsx("img", { alt: "", src: "a.svg" })],
    });
    expect(htmlOf(place)).toBe('<picture><source srcset="m.svg"><img alt=""></picture>');
    askForPictures();
    expect(place.querySelector("img")?.getAttribute("src")).toBe("a.svg");
  });
});

describe("its texts", () => {
  afterEach(() => speak("", {}));
  const written = (id: string, values?: Record<string, string>) => {
    const place = document.createElement("p");
    place.append(FormattedMessage({ id, values: values ?? {} }));
    return htmlOf(place);
  };

  it("are written with their values", () => {
    speak("en", compileTexts({ "price.from": "From {price}" }));
    expect(written("price.from", { price: "DKK 50" })).toBe("From DKK 50");
  });

  it("are empty where they have not come, or are more than words and values", () => {
    speak("en", compileTexts({ "listing.count": "{count, plural, one {# gift} other {# gifts}}" }));
    expect(written("listing.count", { count: "2" })).toBe("");
    expect(written("home.tagline")).toBe("");
  });
});
