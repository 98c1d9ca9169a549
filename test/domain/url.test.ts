import { describe, expect, it } from "vitest";
import { editorialLink, otherCountry } from "~/domain/contentLink";
import {
  fileAddressOf,
  hostOf,
  isOwnAddress,
  paymentWindowOf,
  safeExternal,
  safeLink,
  safePath,
  withPaymentLanguage,
} from "~/domain/url";

const ORIGIN = "https://shop.example";

/** Ways to make a remembered path leave the site, run a script or loop. */
const ATTACKS: [string, unknown][] = [
  ["another site", "https://evil.example"],
  ["another site without a scheme", "//evil.example"],
  ["three slashes", "///evil.example"],
  ["four slashes", "////evil.example"],
  ["backslash", "/\\evil.example"],
  ["two backslashes", "\\\\evil.example"],
  ["slash after backslash", "/\\/evil.example"],
  ["escaped backslash", "/%5Cevil.example"],
  ["escaped slash", "/%2F%2Fevil.example"],
  ["escaped slash, lower case", "/%2fevil.example"],
  ["tab after the slash", "/\t/evil.example"],
  ["line feed after the slash", "/\n/evil.example"],
  ["carriage return after the slash", "/\r/evil.example"],
  ["tab in front", "\t//evil.example"],
  ["space in front", " //evil.example"],
  ["no-break space in front", "\u00a0//evil.example"],
  ["zero-width space", "/\u200b/evil.example"],
  ["byte order mark", "\ufeff//evil.example"],
  ["direction mark", "/\u202eelpmaxe.live"],
  ["soft hyphen", "/\u00ad/evil.example"],
  ["null byte", "/\u0000/evil.example"],
  ["null byte escaped", "/a%00b"],
  ["line break escaped", "/a%0d%0aSet-Cookie:x"],
  ["script", "javascript:alert(1)"],
  ["script with tab", "java\tscript:alert(1)"],
  ["script behind a slash-less start", "./javascript:alert(1)"],
  ["data", "data:text/html,<script>alert(1)</script>"],
  ["blob", "blob:https://shop.example/x"],
  ["file", "file:///etc/passwd"],
  ["user in front of a host", "https://shop.example@evil.example"],
  ["own origin as text", "https://shop.example.evil.example/"],
  ["relative", "evil.example"],
  ["dots that climb into a host", "/..//evil.example"],
  ["dots further down", "/en/..//evil.example"],
  ["escaped dots", "/%2e%2e//evil.example"],
  ["a dot and two slashes", "/.//evil.example"],
  ["broken escape", "/%E0%A4%A"],
  ["lone half of a sign", "/\ud800"],
  ["invisible tag", "/\u{e0041}/evil.example"],
  ["private sign beyond the basic plane", "/\u{f0000}/evil.example"],
  ["ideographic space", "/\u3000/evil.example"],
  ["too long", "/" + "a".repeat(2048)],
  ["login", "/login"],
  ["login in capitals", "/LOGIN?from=/login"],
  ["login behind two slashes inside", "/login//"],
  ["login escaped", "/%6cogin"],
  ["register", "/register"],
  ["sign-in return", "/signin-oidc?code=1"],
  ["empty", ""],
  ["nothing", null],
  ["a number", 7],
  ["a list", ["/en"]],
  ["an object", { toString: () => "/en" }],
];

describe("a path that may be navigated to", () => {
  it.each(ATTACKS)("refuses %s", (_why, raw) => expect(safePath(raw, ORIGIN)).toBeNull());

  it.each([
    "/",
    "/en/dk/dkk",
    "/en/dk/dkk/shop?brand=1,2&min=5",
    "/en/dk/dkk/shop/k%C3%B8b/1#top",
    "/ja/jp/jpy/shop/%F0%A0%AE%B7%E9%87%8E%E5%AE%B6/1",
    "/en/dk/dkk/login-help",
    "/en/dk/dkk/search?q=https://x.example",
  ])("lets %s through", (path) => expect(safePath(path, ORIGIN)).toBe(path));

  it("believes no origin that is none", () => expect(safePath("/en", "null")).toBeNull());
});

describe("an address outside that the shop leaves for", () => {
  const HOSTS = ["pay.example", ".adyen.example"];

  it.each([
    ["https://pay.example/window?id=1", "https://pay.example/window?id=1"],
    ["https://PAY.example/x", "https://pay.example/x"],
    ["HTTPS://pay.example/x", "https://pay.example/x"],
    ["https://pay.example:443/x", "https://pay.example/x"],
    ["https://live.adyen.example/", "https://live.adyen.example/"],
    ["https://a.b.adyen.example/", "https://a.b.adyen.example/"],
  ])("leaves for %s", (raw, expected) => expect(safeExternal(raw, HOSTS)).toBe(expected));

  it.each([
    ["http", "http://pay.example/"],
    ["no scheme", "//pay.example/"],
    ["script", "javascript:alert(1)//pay.example"],
    ["data", "data:text/html,pay.example"],
    ["user", "https://pay.example@evil.example/"],
    ["user and password", "https://a:b@pay.example/"],
    ["empty user", "https://@pay.example/"],
    ["empty user, in capitals", "HTTPS://@pay.example/"],
    ["nothing before a dotted entry", "https://.adyen.example/"],
    ["port", "https://pay.example:8443/"],
    ["look-alike before", "https://evil-pay.example/"],
    ["look-alike behind", "https://pay.example.evil.example/"],
    ["below a host that is exact", "https://x.pay.example/"],
    ["the parent itself of a dotted entry", "https://adyen.example/"],
    ["glued to a dotted entry", "https://eviladyen.example/"],
    ["a dotted entry within another host", "https://live.adyen.example.evil.example/"],
    ["host in the query", "https://evil.example/?.adyen.example"],
    ["host in the path", "https://evil.example/.adyen.example"],
    ["host in the hash", "https://evil.example/#pay.example"],
    ["backslash", "https:\\\\pay.example/"],
    ["backslash after the host", "https://evil.example\\.adyen.example/"],
    ["tab", "https://pay.example\t/"],
    ["space in front", " https://pay.example/"],
    ["full-width letters", "https://ｐay.example.evil/"],
    ["Cyrillic a", "https://pаy.example/"],
    ["one slash", "https:/pay.example/"],
    ["three slashes", "https:///pay.example/"],
    ["closing dot", "https://pay.example./"],
    ["nothing", undefined],
    ["too long", "https://pay.example/" + "a".repeat(8192)],
  ])("refuses %s", (_why, raw) => expect(safeExternal(raw, HOSTS)).toBeNull());

  it("leaves for an address with a long signature", () => {
    const signed = `https://pay.example/session?data=${"a".repeat(4000)}`;
    expect(safeExternal(signed, HOSTS)).toBe(signed);
  });

  it("reads its list in any spelling", () => {
    expect(safeExternal("https://pay.example/x", [" PAY.example "])).toBe("https://pay.example/x");
    expect(safeExternal("https://pay.example./", ["."])).toBeNull();
  });

  it.each([[[]], [["."]], [[""]], [["*"]]])("a list %j opens nothing", (hosts) =>
    expect(safeExternal("https://pay.example/", hosts)).toBeNull(),
  );

  it("a person may press on any honest https address", () => {
    expect(safeLink("https://anywhere.example/x?y#z")).toBe("https://anywhere.example/x?y#z");
    expect(safeLink("https://u:p@anywhere.example/")).toBeNull();
  });
});

describe("the payment window's language", () => {
  it.each([
    ["https://pay.example/w", "https://pay.example/w?lang=no"],
    ["https://pay.example/w?id=1", "https://pay.example/w?id=1&lang=no"],
    ["https://pay.example/w?id=1#x", "https://pay.example/w?id=1&lang=no#x"],
    ["https://pay.example/w?lang=sv", "https://pay.example/w?lang=sv"],
    ["https://evil.example/pay.example", "https://evil.example/pay.example"],
    ["https://evil.example/?pay.example", "https://evil.example/?pay.example"],
    ["https://pay.example.evil.example/", "https://pay.example.evil.example/"],
    ["not an address", "not an address"],
  ])("%s", (address, expected) => expect(withPaymentLanguage(address, "pay.example", "no")).toBe(expected));

  it("is not added without a marker", () =>
    expect(withPaymentLanguage("https://pay.example/", "", "da")).toBe("https://pay.example/"));
});

describe("an editor's link", () => {
  const market = { locale: "da", countryCode: "dk", currency: "dkk" };
  const link = (raw: string | null) => {
    const found = editorialLink(raw, { market, origin: ORIGIN });
    return found.kind === "internal" ? found.path : found.kind === "external" ? `ext ${found.href}` : "text";
  };

  it.each([
    ["/shop?category=1", "/da/dk/dkk/shop?category=1"],
    ["/", "/da/dk/dkk"],
    ["/?x=1", "/da/dk/dkk?x=1"],
    ["/{locale}/dk/dkk/shop", "/da/dk/dkk/shop"],
    ["/sv/se/sek/brand#a", "/sv/se/sek/brand#a"],
    ["/sv/se", "/sv/se"],
    ["/{locale}/se/?x=1#a", "/da/se/?x=1#a"],
    ["/{locale}/shop", "/da/dk/dkk/da/shop"],
    ["/sv/se/brand", "/da/dk/dkk/sv/se/brand"],
    ["https://shop.example/shop", "/da/dk/dkk/shop"],
    ["https://shop.example", "/da/dk/dkk"],
    [" https://support.example/{locale}/help ", "ext https://support.example/da/help"],
    ["https://shop.example.evil.example/", "ext https://shop.example.evil.example/"],
  ])("%s leads to %s", (raw, expected) => expect(link(raw)).toBe(expected));

  it.each([
    ["script", "javascript:alert(1)"],
    ["script with tab", "java\tscript:alert(1)"],
    ["data", "data:text/html,x"],
    ["http", "http://support.example"],
    ["no scheme", "//evil.example"],
    ["tab trick", "/\t/evil.example"],
    ["own origin, then another host", "https://shop.example//evil.example"],
    ["user", "https://u:p@support.example"],
    ["login", "/login"],
    ["word", "shop"],
    ["empty", ""],
    ["nothing", null],
  ])("%s is only text", (_why, raw) => expect(link(raw)).toBe("text"));
});

describe("a path of the shop", () => {
  it.each([
    ["/sv/se/sek/shop?x=1#a", "se"],
    ["/SV/SE/SEK", "se"],
    ["/sv/dk/eur/shop", null],
    ["/en/us/usd/shop", null],
    ["/shop", null],
    ["//se/sek/x", null],
    ["/da/dk", null],
    ["/sv/se?x=1", "se"],
    ["/SV/SE/#a", "se"],
    ["/sv/se/verify-owner", "se"],
    ["/sv/se/brand", null],
  ])("%s leads to another country: %s", (path, expected) =>
    expect(otherCountry(path, { countryCode: "dk", countries: ["dk", "se"] })).toBe(expected),
  );
});

describe("the host of an address", () => {
  it.each([
    ["https://hooks.example/in?key=1", "hooks.example"],
    ["https://u:p@hooks.example:8443/in", "hooks.example:8443"],
    ["nothing", null],
    ["", null],
    [null, null],
  ])("of %s is %s", (raw, host) => expect(hostOf(raw)).toBe(host));
});

describe("the address of a file", () => {
  const API = "https://api.shop.example";
  const at = (apiHost: string) => ({ hosts: [".files.example"], origin: ORIGIN, apiHost });

  it.each([
    ["a path of the API", "/api/voucher/1.pdf", `${API}/api/voucher/1.pdf`],
    ["a path of GraphQL", "/graphql?file=1", `${API}/graphql?file=1`],
    ["a path that only begins alike", "/apis/1.pdf", "/apis/1.pdf"],
    ["a path of the shop", "/files/1.pdf", "/files/1.pdf"],
    ["the API's own address", `${API}/api/1.pdf`, `${API}/api/1.pdf`],
    ["the shop's own address", `${ORIGIN}/files/1.pdf`, `${ORIGIN}/files/1.pdf`],
    ["a host of the list", "https://eu.files.example/1.pdf", "https://eu.files.example/1.pdf"],
    ["as a browser asks for it", "/files/../kort/gåve.pdf?a=å", "/kort/g%C3%A5ve.pdf?a=%C3%A5"],
    ["any other host", "https://evil.example/1.pdf", null],
    ["a host that begins like the API's", `${API}.evil.example/1.pdf`, null],
    ["the shop's own address in another's", `https://evil.example/?${ORIGIN}/1.pdf`, null],
    ["a path that leaves the API", "/api/\\evil.example", null],
    ["nothing", "", null],
  ])("%s, with an API host", (_what, raw, expected) => expect(fileAddressOf(raw, at(API))).toBe(expected));

  it("stays on the shop's origin where the API has no host of its own", () => {
    expect(fileAddressOf("/api/voucher/1.pdf", at(""))).toBe("/api/voucher/1.pdf");
  });

  it.each([
    ["/api/voucher/1.pdf", true],
    [`${API}/api/1.pdf`, true],
    [`${ORIGIN}/files/1.pdf`, true],
    ["https://eu.files.example/1.pdf", false],
    [`${API}.evil.example/1.pdf`, false],
    [`https://evil.example/?${ORIGIN}/1.pdf`, false],
    ["//evil.example/1.pdf", false],
  ])("%s is of the shop's own services: %s", (address, isOwn) => {
    expect(isOwnAddress(address, [ORIGIN, API])).toBe(isOwn);
    expect(isOwnAddress("https://evil.example/1.pdf", [ORIGIN, ""])).toBe(false);
    expect(isOwnAddress("//evil.example/1.pdf", [ORIGIN, ""])).toBe(false);
  });

  it.each(ATTACKS)("is never %s", (_what, raw) => {
    const found = fileAddressOf(String(raw), at(API));
    if (found !== null) expect([ORIGIN, API]).toContain(new URL(found, ORIGIN).origin);
  });
});

describe("the payment window", () => {
  const shop = { hosts: ["pay.example"], langHost: "pay.example", origin: "https://shop.example", locale: "da" };

  it.each([
    ["on the list", "https://pay.example/w/1", "https://pay.example/w/1?lang=da"],
    ["a page of the shop's own", "https://shop.example/pay/1", "https://shop.example/pay/1"],
    ["elsewhere", "https://evil.example/w/1", null],
    ["an origin that begins like the shop's", "https://shop.example.evil/pay/1", null],
    ["a path that leaves the shop", "https://shop.example//evil.example/", null],
    ["no address", "/pay/1", null],
    ["none", null, null],
  ])("%s", (_what, raw, expected) => expect(paymentWindowOf(raw, shop)).toBe(expected));
});
