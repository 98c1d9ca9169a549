import { describe, expect, test } from "vitest";
import { buyer, postedCard, Shopper, stillSandbox } from "./shopper";

const shopper = new Shopper(stillSandbox());

async function quotesTo(countryCode: string, postCode: string, city = "By") {
  const { id } = await shopper.create();
  const recipientAddress = { line1: "Torvet 1", postCode, city, countryCode };
  const basket = await shopper.update({ id, addProducts: [postedCard({ recipientAddress })], buyer });
  const deliveryId = basket.deliveries[0]!.id;
  return { id, deliveryId, quotes: await shopper.quotes(id, deliveryId) };
}

describe("what the carriers offer", () => {
  const cases: [country: string, postCode: string, carriers: string[]][] = [
    ["DK", "8000", ["DAO", "PostNord Parcel", "MyPack Home", "Varubrev", "REK"]],
    ["SE", "118 20", ["PostNord Parcel", "Varubrev", "MyPack Collect", "Pacsoft"]],
    ["NO", "5003", ["Varubrev", "MyPack Collect", "REK", "International Parcel"]],
    ["FI", "00140", ["Varubrev", "MyPack Collect", "CoolEurope"]],
    ["DE", "20457", ["Varubrev", "International Parcel", "MyPack Home", "CoolEurope"]],
    ["FR", "75001", ["International Parcel", "Varubrev", "REK"]],
    ["GL", "3900", ["Varubrev", "REK"]],
  ];
  test.each(cases)("to %s", async (countryCode, postCode, carriers) => {
    const { quotes } = await quotesTo(countryCode, postCode);
    expect([...new Set(quotes.map(({ shippingProvider }) => shippingProvider))]).toEqual(carriers);
    expect(new Set(quotes.map((quote) => quote.currency))).toEqual(new Set(["DKK"]));
  });

  test("is in the currency that the basket is paid in, asked again after that was changed", async () => {
    const { id, deliveryId, quotes } = await quotesTo("SE", "118 20");
    const changed = await shopper.update({ id, paymentCurrency: "EUR" });
    expect(changed.quotes).toEqual([{ deliveryId, quotes }]);
    const inEuro = await shopper.quotes(id, deliveryId);
    expect(new Set(inEuro.map(({ currency }) => currency))).toEqual(new Set(["EUR"]));
    expect(inEuro[0]!.priceNoTax).toBeLessThan(quotes[0]!.priceNoTax);
  });

  test("has shops near the post code, ten at most, the same ones each time", async () => {
    const { id, deliveryId, quotes } = await quotesTo("DK", "2100", "København Ø");
    const shops = quotes.flatMap(({ parcelShop }) => parcelShop ?? []);
    expect(shops.length).toBeGreaterThanOrEqual(3);
    expect(shops.length).toBeLessThanOrEqual(10);
    expect(new Set(shops.map((shop) => shop.id)).size).toBe(shops.length);
    expect(new Set(shops.map(({ address }) => address.postCode))).toEqual(new Set(["2100"]));
    expect(await shopper.quotes(id, deliveryId)).toEqual(quotes);
    expect((await shopper.read(id)).quotes).toEqual([{ deliveryId, quotes }]);
  });

  test("has no shop near some post codes, and a way home all the same", async () => {
    const { quotes } = await quotesTo("DK", "2899");
    expect(quotes.filter(({ parcelShop }) => parcelShop)).toEqual([]);
    expect(quotes.length).toBeGreaterThan(0);
  });

  test("can be chosen for its own delivery only", async () => {
    const { id, deliveryId, quotes } = await quotesTo("DK", "8000");
    const other = await quotesTo("DK", "8200");
    const choose = (delivery: string, quote: string) =>
      shopper.update({ id, setShippingQuotes: [{ deliveryId: delivery, shippingQuoteId: quote }] });
    await expect(choose(other.deliveryId, quotes[0]!.id)).rejects.toThrow(/DeliveryNotFound/);
    await expect(choose(deliveryId, other.quotes[0]!.id)).rejects.toThrow(/ShippingQuoteNotFound/);
    expect((await choose(deliveryId, quotes[0]!.id)).deliveries[0]?.fees).toHaveLength(1);
  });

  test("is asked anew for another address", async () => {
    const { id, deliveryId, quotes } = await quotesTo("DK", "8000");
    await shopper.update({ id, setShippingQuotes: [{ deliveryId, shippingQuoteId: quotes[0]!.id }] });
    const moved = await shopper.update({ id, doClearProducts: true, addProducts: [postedCard()] });
    expect(moved.quotes).toEqual([]);
    expect(moved.deliveries[0]).toMatchObject({ shippingQuote: null, fees: [] });
  });
});
