import { expect, onTestFinished, test, vi } from "vitest";
import { readMarketCookies, writeMarketCookies } from "~/browser/cookies";

const browser = (window as unknown as { happyDOM: { setURL: (address: string) => void } }).happyDOM;

test.each([
  ["https://shop.example", true],
  ["http://shop.example", true],
  ["http://localhost.shop.example", true],
  ["https://localhost", true],
  ["http://localhost:5173", false],
  ["http://127.0.0.1:5173", false],
  ["http://[::1]:5173", false],
])("the cookies of %s are secure: %s", (origin, isSecure) => {
  const before = location.href;
  onTestFinished(() => browser.setURL(before));
  browser.setURL(`${origin}/en/dk/dkk`);
  // Not really: what comes later at http://localhost could not replace one that is secure.
  const written = vi.spyOn(document, "cookie", "set").mockImplementation(() => undefined);
  writeMarketCookies({ locale: "da", countryCode: "dk", currency: "dkk" });
  const cookies = written.mock.calls.map(([cookie]) => cookie);
  expect(cookies.map((cookie) => cookie.split(";")[0])).toEqual(["lang=da", "countryCode=dk", "currency=dkk"]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; path=\/;.*; sameSite=lax/i);
    expect(/; secure/i.test(cookie)).toBe(isSecure);
  }
});

// One after the other: spies on both would not give the page its cookies back.
test.each(["get", "set"] as const)("where a browser denies to %s cookies, none is known", (access) => {
  vi.spyOn(document, "cookie", access as "get").mockImplementation(() => {
    throw new DOMException("Denied", "SecurityError");
  });
  writeMarketCookies({ locale: "da", countryCode: "dk", currency: "dkk" });
  expect(readMarketCookies()).toEqual({});
});
