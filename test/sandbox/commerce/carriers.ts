/** One thing a carrier offers to a destination. */
export interface CarrierOffer {
  /** The carrier's name as the shop's rules know it (spec §3). */
  carrier: string;
  text: string;
  /** Before tax, in the currency of the row. */
  price: number;
  currency: string;
  days: [min: number, max: number];
  /** Picked up at a shop, not brought home. */
  toShop: boolean;
}

type Row = [carrier: string, text: string, price: number, currency: string, days: CarrierOffer["days"]];

const offers =
  (toShop: boolean) =>
  (...[carrier, text, price, currency, days]: Row): CarrierOffer => ({ carrier, text, price, currency, days, toShop });
const toDoor = offers(false);
const toPickupPoint = offers(true);

const byCountry: Record<string, CarrierOffer[]> = {
  DK: [
    toDoor("DAO", "DAO to the door", 32, "DKK", [1, 3]),
    toPickupPoint("DAO", "DAO to a parcel shop", 28, "DKK", [1, 3]),
    toDoor("PostNord Parcel", "PostNord parcel", 49, "DKK", [1, 2]),
    toDoor("MyPack Home", "PostNord MyPack Home", 55, "DKK", [1, 2]),
    toDoor("Varubrev", "Letter", 25, "DKK", [2, 5]),
    toDoor("REK", "Registered mail", 99, "DKK", [1, 3]),
  ],
  SE: [
    toDoor("PostNord Parcel", "PostNord paket", 59, "SEK", [2, 4]),
    toDoor("Varubrev", "Varubrev", 39, "SEK", [2, 5]),
    toPickupPoint("MyPack Collect", "PostNord MyPack Collect", 49, "SEK", [2, 4]),
    toDoor("Pacsoft", "Pacsoft", 65, "SEK", [2, 4]),
  ],
  NO: [
    toDoor("Varubrev", "Varebrev", 45, "NOK", [3, 6]),
    toPickupPoint("MyPack Collect", "PostNord MyPack Collect", 79, "NOK", [3, 5]),
    toDoor("REK", "Rekommandert", 149, "NOK", [3, 6]),
    toDoor("International Parcel", "International parcel", 169, "NOK", [3, 7]),
  ],
  FI: [
    toDoor("Varubrev", "Kirje", 5.2, "EUR", [3, 6]),
    toPickupPoint("MyPack Collect", "PostNord MyPack Collect", 6.9, "EUR", [3, 5]),
    toDoor("CoolEurope", "CoolEurope", 12.5, "EUR", [3, 6]),
  ],
  DE: [
    toDoor("Varubrev", "Brief", 4.9, "EUR", [3, 6]),
    toDoor("International Parcel", "Paket", 9.5, "EUR", [3, 5]),
    toDoor("MyPack Home", "PostNord MyPack Home", 11.5, "EUR", [2, 4]),
    toDoor("CoolEurope", "CoolEurope", 14.5, "EUR", [2, 4]),
  ],
};

const abroad: CarrierOffer[] = [
  toDoor("International Parcel", "International parcel", 18.5, "EUR", [4, 10]),
  toDoor("Varubrev", "Letter", 7.5, "EUR", [4, 12]),
  toDoor("REK", "Registered mail", 14, "EUR", [4, 12]),
];

/** The islands in the North Atlantic get letters only. */
const lettersOnly = ["FO", "GL"];

/** What the carriers offer to a country; a thing is too thick for a plain letter. */
export function carriersTo(countryCode: string, hasThings: boolean): CarrierOffer[] {
  const all = lettersOnly.includes(countryCode)
    ? abroad.filter(({ carrier }) => carrier !== "International Parcel")
    : (byCountry[countryCode] ?? abroad);
  return hasThings ? all.filter(({ carrier }) => carrier !== "Varubrev") : all;
}
