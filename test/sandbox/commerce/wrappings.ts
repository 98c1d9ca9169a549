import { channelIds } from "../data/channels";
import { convertPrice } from "../data/exchange";
import { currencyOf } from "../data/world";
import { refusal } from "./refusals";

/** A paper in which a physical gift can be wrapped. */
export interface WrappingKind {
  id: string;
  titles: { en: string; da: string };
  priceDkk: number;
}

const wrappingKinds: readonly WrappingKind[] = [
  { id: "w-kraft", titles: { en: "Brown paper and string", da: "Brunt papir og snor" }, priceDkk: 25 },
  { id: "w-fjord", titles: { en: "Fjord green with a ribbon", da: "Fjordgrønt med bånd" }, priceDkk: 35 },
  { id: "w-stars", titles: { en: "Small gold stars", da: "Små guldstjerner" }, priceDkk: 35 },
  { id: "w-cloth", titles: { en: "Wrapped in linen", da: "Pakket i hør" }, priceDkk: 60 },
];

/** The wrapping with this id, if there is one. */
export const wrappingWithId = (id: string): WrappingKind | undefined => wrappingKinds.find((kind) => kind.id === id);

/** What a channel wraps in. Nothing is wrapped for a code: things cannot be had for one. */
const kindsIn = (salesChannelId: number): readonly WrappingKind[] =>
  salesChannelId === channelIds.redeem ? [] : wrappingKinds;

/** Whether a channel offers a wrapping. */
export const isWrappingOffered = (id: string, salesChannelId: number): boolean =>
  kindsIn(salesChannelId).some((kind) => kind.id === id);

/** The wrappings as a channel offers them. */
export function wrappingOffers(salesChannelId: number, currency: string, language: string) {
  const code = currency.toUpperCase();
  if (!currencyOf(code)) throw refusal("UnsupportedCurrency", `It is not possible to pay in '${currency}'`);
  return kindsIn(salesChannelId).map(({ id, titles, priceDkk }) => ({
    id,
    title: titles[language === "da" ? "da" : "en"],
    imageUrl: `/api/wrapping/${id}.svg`,
    price: convertPrice(priceDkk, "DKK", code),
    currency: code,
  }));
}
