import { describe, expect, it } from "vitest";
import { chooseQuote, pickupPoints, type ShippingQuote } from "~/domain/shipping";

let made = 0;
const quote = (shippingProvider: string, priceNoTax: number, shop?: string): ShippingQuote => ({
  id: `${shippingProvider} ${priceNoTax}${shop ? ` ${shop}` : ""}#${++made}`,
  shippingProvider,
  currency: "DKK",
  displayText: shippingProvider,
  priceNoTax,
  parcelShop: shop ? { id: shop, name: shop, address: {} } : null,
});

const EVERYTHING = [
  quote("DAO", 39, "shop1"),
  quote("DAO", 49),
  quote("PostNord Parcel", 59),
  quote("Varubrev", 15),
  quote("REK", 89),
  quote("International Parcel", 129),
  quote("Pacsoft", 45),
  quote("MyPack Collect", 55),
  quote("CoolEurope", 5),
  quote("MyPack Home", 79),
];
const without = (...providers: string[]) =>
  EVERYTHING.filter(({ shippingProvider }) => !providers.includes(shippingProvider));

const chosen = (quotes: ShippingQuote[], countryCode: string | null, value = 100, currency: string | null = "DKK") => {
  const found = chooseQuote({ quotes, countryCode, value, currency });
  return found && `${found.quote.id.split("#")[0]} (${found.reason})`;
};

describe("the automatic delivery of a physical gift card", () => {
  it.each([
    ["DK", EVERYTHING, "DAO 49 (carrier)"],
    ["dk", EVERYTHING, "DAO 49 (carrier)"],
    ["DK", [quote("DAO", 39, "shop1"), quote("DAO", 29, "shop2")], "DAO 39 shop1 (carrier)"],
    ["DK", without("DAO"), "MyPack Collect 55 (fallback)"],
    ["DK", without("DAO", "MyPack Collect"), "Pacsoft 45 (fallback)"],
    ["DK", [quote("MyPack Home", 79), quote("REK", 9)], "REK 9 (cheapest)"],
    ["SE", EVERYTHING, "PostNord Parcel 59 (carrier)"],
    ["SE", without("PostNord Parcel"), "MyPack Collect 55 (fallback)"],
    ["DE", EVERYTHING, "Varubrev 15 (carrier)"],
    ["DE", without("Varubrev"), "International Parcel 129 (carrier)"],
    ["DE", without("Varubrev", "International Parcel"), "PostNord Parcel 59 (carrier)"],
    ["DE", without("Varubrev", "International Parcel", "PostNord Parcel"), "MyPack Home 79 (carrier)"],
    ["NO", EVERYTHING, "CoolEurope 5 (cheapest)"],
    ["FI", without("CoolEurope"), "Varubrev 15 (cheapest)"],
    ["NO", [quote("Bring", 5), quote("CoolEurope", 5)], "Bring 5 (cheapest)"],
    ["FR", EVERYTHING, "International Parcel 129 (carrier)"],
    ["constructor", EVERYTHING, "International Parcel 129 (carrier)"],
    [null, EVERYTHING, "International Parcel 129 (carrier)"],
  ])("%s", (country, quotes, expected) => expect(chosen(quotes, country)).toBe(expected));

  it.each([
    [2000, "SEK", "Varubrev 15 (letter)"],
    [2000.01, "SEK", "REK 89 (registered)"],
    [2000, "nok", "Varubrev 15 (letter)"],
    [2001, "NOK", "REK 89 (registered)"],
    [200, "EUR", "Varubrev 15 (letter)"],
    [201, "EUR", "REK 89 (registered)"],
    [1, "DKK", "REK 89 (registered)"],
    [1, "constructor", "REK 89 (registered)"],
    [1, null, "REK 89 (registered)"],
    [NaN, "EUR", "REK 89 (registered)"],
  ])("elsewhere, without a parcel, %d %s: %s", (value, currency, expected) =>
    expect(chosen(without("International Parcel"), "FR", value, currency)).toBe(expected),
  );

  it("elsewhere goes as a parcel, also where a letter would do", () => {
    expect(chosen(EVERYTHING, "FR", 200, "EUR")).toBe("International Parcel 129 (carrier)");
  });

  it("goes registered where a letter would do but is not quoted", () => {
    expect(chosen(without("International Parcel", "Varubrev"), "FR", 200, "EUR")).toBe("REK 89 (registered)");
  });

  it("falls back where the registered mail is not quoted either", () => {
    expect(chosen(without("International Parcel", "REK"), "FR", 5000, "EUR")).toBe("MyPack Collect 55 (fallback)");
  });

  it("knows a carrier however it is spelled", () => {
    for (const spelled of ["Postnord_parcel", "Post-Nord parcel"])
      expect(chosen([quote(spelled, 59), quote("REK", 9)], "SE")).toBe(`${spelled} 59 (carrier)`);
  });

  it.each([
    ["no quotes", []],
    ["quotes without a price", [quote("DAO", NaN)]],
    ["holes", [null as unknown as ShippingQuote]],
  ])("is none with %s", (_why, quotes) => expect(chosen(quotes, "DK")).toBeNull());
});

describe("pickup points", () => {
  it("are ten of the carrier's, as it ordered them, each once", () => {
    const shops = Array.from({ length: 15 }, (_, index) => quote("DAO", 39, `s${index}`));
    const again = quote("DAO", 45, "s0");
    const points = pickupPoints([quote("DAO", 49), ...shops, again]);
    expect(points[0]).toBe(shops[0]);
    expect(points.map((point) => point.parcelShop!.id)).toEqual(Array.from({ length: 10 }, (_, index) => `s${index}`));
  });
});
