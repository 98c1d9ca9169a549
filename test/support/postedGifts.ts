import { type Delivery } from "~/domain/basket";
import { type ShippingQuote } from "~/domain/shipping";
import { delivery, line } from "./basketBuilder";

export const quote = (shippingProvider: string, priceNoTax: number, shop?: string): ShippingQuote => ({
  id: [shippingProvider, priceNoTax, shop].filter(Boolean).join(" "),
  shippingProvider,
  currency: "DKK",
  displayText: shop ? `${shippingProvider} to a shop` : shippingProvider,
  priceNoTax,
  parcelShop: shop ? { id: shop, name: shop, address: {} } : null,
});
export const ADDRESS = { line1: "Kajgade 12", postCode: "2150", city: "Nordhavn", countryCode: "DK" };
export const card = (value: number, quantity = 1) =>
  line(`card ${value}`, { deliveryMethod: "Physical", giftcardValue: value, valueCurrency: "DKK", quantity });
export const thing = () => line("thing", { deliveryMethod: "Physical", giftcardValue: null, valueCurrency: null });
export const posted = (id: string, more: Partial<Delivery> = {}, lines = [card(100)]) =>
  delivery(lines, { id, deliveryMethod: "Physical", recipientAddress: ADDRESS, ...more });

export const DOOR = quote("DAO", 32);
export const SHOPS = ["a", "b"].map((shop) => quote("DAO", 28, shop));
export const LETTER = quote("Varubrev", 25);
export const QUOTES = [DOOR, ...SHOPS, LETTER];
