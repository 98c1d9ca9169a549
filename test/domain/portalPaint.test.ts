import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, hexOf, mix, readHex } from "~/domain/contrast";
import { portalThemeOf } from "~/domain/portalTheme";
import { paintOf, PAINTS, propertyOf, STANDARD } from "~/domain/portalPaint";
import type { SalesChannel } from "~/domain/salesChannel";

const DARK_INK = "#14211c";

describe("colours", () => {
  it.each([
    ["#fff", [255, 255, 255]],
    ["#0D5a4B", [13, 90, 75]],
    [" #123 ", [17, 34, 51]],
    ["#12345", null],
    ["#1234567", null],
    ["fff", null],
    ["red", null],
    ["rgb(0,0,0)", null],
    [12, null],
    [null, null],
  ])("%j is %j", (raw, expected) => expect(readHex(raw)).toEqual(expected));

  it("are measured and mixed as browsers do", () => {
    const [black, white] = [readHex("#000")!, readHex("#fff")!];
    expect(contrast(black, white)).toBeCloseTo(21);
    expect(contrast(white, black)).toBeCloseTo(21);
    expect(contrast(readHex("#777")!, white)).toBeCloseTo(4.48, 2);
    expect(hexOf(mix(black, 0.25, white))).toBe("#bfbfbf");
  });

  it("of the shop are those of the style sheet", () => {
    const css = readFileSync("src/styles/tokens.css", "utf8");
    for (const name of PAINTS) {
      const [, value] = new RegExp(`\\n  ${propertyOf(name)}: (#[0-9a-f]+);`).exec(css) ?? [];
      expect([name, readHex(value)]).toEqual([name, STANDARD[name]]);
    }
  });
});

describe("a channel's colours", () => {
  it("are explained to whoever sets them, in the contract", () => {
    const contract = readFileSync("src/api/cms/schema.graphql", "utf8");
    const [, told = ""] = /"""([^"]*)"""\s+colorScheme: String/.exec(contract) ?? [];
    expect(told.match(/\b\w+\b/g)).toEqual(expect.arrayContaining([...PAINTS]));
  });

  it.each([
    ["one colour", "#1f4e79", { "--accent": "#1f4e79", "--on-accent": "#ffffff", "--paper": "#faf7f1" }],
    ["another spelling", " #1F4E79 ", { "--accent": "#1f4e79" }],
    [
      "some of the six",
      JSON.stringify({ paper: "#f8f3fa", ink: "#24122c", accent: "#5b2a6e", warm: "#c98a4b", onWarm: "#2d1f05" }),
      { "--paper": "#f8f3fa", "--accent": "#5b2a6e", "--on-accent": "#ffffff", "--on-warm": "#2d1f05" },
    ],
    ["words that are none of the six", '{"accent":"#1f4e79","shadow":"url(x)"}', { "--accent": "#1f4e79" }],
    ["a dark warm colour gets light words", '{"warm":"#8a2f1d"}', { "--warm": "#8a2f1d", "--on-warm": "#ffffff" }],
  ])("%s", (_why, scheme, expected) => expect(paintOf(scheme)).toMatchObject(expected));

  it.each([
    ["nothing", null],
    ["blank", "  "],
    ["a yellow on cream", "#ffe08a"],
    ["a grey of 4.4:1", "#7a7a7a"],
    ["a name", "red"],
    ["a style that goes on", "red;}*{display:none"],
    ["a hex that goes on", "#1f4e79;}*{display:none"],
    ["an address", "url(https://evil.example/x.png)"],
    ["a mixture", "color-mix(in srgb, red, blue)"],
    ["an address in JSON", '{"accent":"url(//evil.example)"}'],
    ["one bad among good", '{"accent":"#1f4e79","paper":"white;"}'],
    ["text that cannot be read on its ground", '{"paper":"#ffffff","ink":"#999999"}'],
    ["words that cannot be read on the accent", '{"accent":"#1f4e79","onAccent":"#14211c"}'],
    ["words that cannot be read on the warm colour", '{"warm":"#f4816a","onWarm":"#ffffff"}'],
    ["a dark ground under the shop's dark signs", `{"paper":"#101010","ink":"#ffffff","accent":"#9fd0ff"}`],
    ["accent as pale as its soft ground", `{"ink":"${DARK_INK}","accent":"#8fa39c"}`],
    ["a list", '["#1f4e79"]'],
    ["cut off", '{"accent":"#1f4e79"'],
    ["none of the six", '{"colour":"#1f4e79"}'],
    ["a number", "5"],
    ["far too long", `{"accent":"#1f4e79","x":"${"x".repeat(3000)}"}`],
  ])("%s: the shop's own", (_why, scheme) => expect(paintOf(scheme)).toBeNull());

  it("are only ever plain colours", () => {
    for (const value of Object.values(paintOf("#1f4e79")!)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe("a portal's theme", () => {
  const from = { origin: "https://shop.example", mediaHosts: ["media.example"] };
  const channel = (settings: SalesChannel["settings"], more: Partial<SalesChannel> = {}): SalesChannel => ({
    id: 11,
    name: "Nordlys",
    group: "Portal",
    urlSlug: "nordlys",
    allowsWhiteLabeling: true,
    settings,
    ...more,
  });

  it.each([
    ["a path", "/media/logo.svg", "/media/logo.svg"],
    ["a known host", "https://media.example/logo.svg", "https://media.example/logo.svg"],
    ["another host", "https://evil.example/logo.svg", null],
    ["a script", "javascript:alert(1)", null],
    ["data", "data:image/svg+xml,<svg onload=alert(1)>", null],
    ["not encrypted", "http://media.example/logo.svg", null],
    ["another host in disguise", "//evil.example/logo.svg", null],
    ["nothing", null, null],
  ])("logo and banner from %s", (_why, url, expected) => {
    const { logo, banner } = portalThemeOf(channel({ logoUrl: url, bannerUrl: url }), from);
    expect([logo, banner]).toEqual([expected, expected]);
  });

  it("keeps the shop's logo without white label, and is named by its number without a slug", () => {
    const settings = { logoUrl: "/logo.svg", bannerUrl: "/banner.svg", colorScheme: "#1f4e79" };
    const theme = portalThemeOf(channel(settings, { allowsWhiteLabeling: false, urlSlug: null }), from);
    expect(theme).toMatchObject({ logo: null, banner: "/banner.svg", slug: "11", paint: { "--accent": "#1f4e79" } });
  });

  it.each([" ", "\u200b"])("is called as in addresses where the owner's name is %j", (name) => {
    expect(portalThemeOf(channel({}, { name, urlSlug: "nordlys" }), from).name).toBe("nordlys");
  });

  it.each(["2026", "gaver til dig", "gaver/dig", "null", " "])(
    "is named by its number where %j leads nowhere",
    (urlSlug) => {
      expect(portalThemeOf(channel({}, { urlSlug }), from).slug).toBe("11");
    },
  );
});
