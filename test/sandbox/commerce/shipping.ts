import type { CreateShippingQuoteInput } from "~/api/generated/commerce";
import { convert } from "../data/exchange";
import { randomOf } from "../data/random";
import { refuseStranger } from "./acting";
import { carriersTo, type CarrierOffer } from "./carriers";
import { checkAddress } from "./contacts";
import { basketWithId } from "./lookups";
import type { Address, BasketRecord, QuoteRecord } from "./records";
import { FieldProblems, refusal } from "./refusals";
import type { CommerceState } from "./state";
import { refuseOrdered } from "./booking";

/** Post codes that end so have no parcel shop near: for trying the shop's text about it. */
const NO_SHOP_NEAR = /99$/;
const MOST_SHOPS = 10;

const shopWords: Record<string, { names: string[]; streets: string[] }> = {
  DK: {
    names: ["Kiosk Krogen", "Blomster Bodil", "Nærkøb Havnen", "Cykler & Co", "Tante Toves Tobak", "Bogcaféen"],
    streets: ["Strandgade", "Møllevej", "Kirkestræde", "Algade", "Nygade", "Bakkevej"],
  },
  SE: {
    names: ["Hörnkiosken", "Lilla Livs", "Blomsterboden", "Spel & Tips", "Byns Butik"],
    streets: ["Storgatan", "Kyrkogatan", "Skolgatan", "Hamngatan", "Björkvägen"],
  },
  NO: {
    names: ["Hjørnekiosken", "Nærmat", "Blomsterhuset", "Bok & Blad", "Bryggebua"],
    streets: ["Storgata", "Kirkegata", "Skolegata", "Havnegata", "Bjørkeveien"],
  },
  FI: {
    names: ["Kulmakioski", "Lähikauppa", "Kukkapuoti", "Kirjakahvila", "Rantapuoti"],
    streets: ["Kirkkokatu", "Koulukatu", "Satamakatu", "Koivutie", "Puistokatu"],
  },
};

/** Invented shops near a post code: always the same ones for the same code. */
function shopsNear({ countryCode, postCode, city }: Address, seed: number): QuoteRecord["parcelShop"][] {
  if (!countryCode || !postCode || NO_SHOP_NEAR.test(postCode)) return [];
  const words = shopWords[countryCode] ?? shopWords.DK!;
  const chance = randomOf(seed, `shops ${countryCode} ${postCode}`);
  return Array.from({ length: chance.int(3, MOST_SHOPS) }, (_, index) => ({
    id: `${countryCode}-${postCode.replace(/\s/g, "")}-${index + 1}`,
    name: `${chance.pick(words.names)}${index < words.names.length ? "" : ` ${index + 1}`}`,
    address: {
      line1: `${chance.pick(words.streets)} ${chance.int(1, 98)}`,
      line2: null,
      attention: null,
      postCode,
      city,
      countryCode,
    },
  }));
}

/** A carrier's offers in the currency that the basket is paid in now. */
const paidIn = (currency: string, offers: CarrierOffer[]): CarrierOffer[] =>
  offers.map((offer) => ({ ...offer, price: convert(offer.price, offer.currency, currency), currency }));

function quotesFor(state: CommerceState, deliveryId: string, to: Address, offers: CarrierOffer[]): QuoteRecord[] {
  const quote = (offer: CarrierOffer, parcelShop: QuoteRecord["parcelShop"]): QuoteRecord => ({
    id: state.ids.of(`quote ${deliveryId} ${offer.currency} ${offer.carrier} ${offer.text} ${parcelShop?.id ?? ""}`),
    carrier: offer.carrier,
    displayText: offer.text,
    price: offer.price,
    currency: offer.currency,
    daysMin: offer.days[0],
    daysMax: offer.days[1],
    parcelShop,
  });
  const shops = shopsNear(to, state.catalogue.seed);
  return offers.flatMap((offer) => (offer.toShop ? shops.map((shop) => quote(offer, shop)) : [quote(offer, null)]));
}

/**
 * Asks the carriers what it costs to post a delivery, by its destination (spec §3, carriers). The quotes are kept in
 * the basket, in the currency it had. Refused without a whole address.
 */
export function createShippingQuotes(
  state: CommerceState,
  { basketId, deliveryId }: CreateShippingQuoteInput,
  userId: string | null,
): { deliveryId: string; quotes: QuoteRecord[] } {
  const basket: BasketRecord = basketWithId(state, basketId);
  refuseOrdered(basket);
  refuseStranger(state, basket, userId);
  const line = basket.lines.find((each) => each.deliveryId === deliveryId);
  if (!line) throw refusal("DeliveryNotFound", `There is no delivery '${deliveryId}' in the basket`);
  const problems = new FieldProblems(["createShippingQuote", "recipientAddress"]);
  const address = line.recipient.address;
  if (line.method !== "Physical") problems.add(["deliveryMethod"], "Only deliveries by post have shipping quotes");
  else checkAddress(address, problems);
  problems.throwIfAny();
  const offers = paidIn(
    basket.paymentCurrency,
    carriersTo(address?.countryCode ?? "", holdsThings(basket, deliveryId)),
  );
  const quotes = address ? quotesFor(state, deliveryId, address, offers) : [];
  basket.quotes[deliveryId] = quotes;
  return { deliveryId, quotes };
}

/** Whether there is anything but gift cards in a delivery. */
export const holdsThings = ({ lines }: BasketRecord, deliveryId: string): boolean =>
  lines.some((line) => line.deliveryId === deliveryId && line.giftcardValue === null);
