import type { Brand } from "./brands";
import { categoryNamed } from "./categories";
import { channelIds } from "./channels";
import type { Item } from "./kinds";
import { hashOf, randomOf, type Random } from "./random";
import { countryOf } from "./world";

export type DeliveryMethod = "Email" | "Sms" | "Physical" | "CsvByEmail";

/** One thing that can be bought, in the currency of its product's home. */
export interface Sku {
  sku: string;
  /** A fixed amount, or a free one in steps. */
  price: number | { min: number; max: number; step: number };
  /** What the shop starts the day with. Codes are made on demand, so cards by mail rarely run out. */
  stock: number;
  attributes: { name: string; value: string }[];
}

export interface Product {
  id: string;
  productType: "Giftcard" | "PhysicalProduct";
  /** Null for the shop's own cards. */
  brand: Brand | null;
  /** What it is besides a brand's gift card. */
  item: Item | null;
  slug: string;
  currency: string;
  /** Face values are rounded to look well in each currency; other prices are only converted. */
  faceValue: boolean;
  deliveryMethods: { deliveryMethod: DeliveryMethod; inventory: Sku[] }[];
  redeemableInCountries: string[];
  availableInCountries: string[] | null;
  salesChannelIds: number[];
  collections: ("Redeemable" | "SingleBrands")[];
  categoryIds: string[];
  /** The editors' order; smaller comes first. */
  sortingPosition: number;
  hasDisclaimer: boolean;
}

export const PLENTY = 9999;
const FIRST_ID = 1001;
/** Amounts in Danish kroner; other homes get their own round numbers. */
const ladders = [
  [100, 200, 300, 500, 1000],
  [200, 300, 500, 1000],
  [150, 250, 400, 600, 1000, 2000],
  [250, 500, 1000, 1500],
  [100, 250, 500],
];
const ranges = [
  { min: 100, max: 5000, step: 50 },
  { min: 200, max: 3000, step: 100 },
  { min: 50, max: 2000, step: 25 },
  { min: 500, max: 10000, step: 500 },
];
/** Tens of kroner to the home currency's round face values. */
const unitOfHome: Record<string, number> = {
  DKK: 1,
  SEK: 1,
  NOK: 1,
  ISK: 20,
  EUR: 0.1,
  GBP: 0.1,
  CHF: 0.1,
  PLN: 0.5,
  CZK: 2.5,
  HUF: 50,
  RON: 0.5,
  BGN: 0.2,
  TRY: 5,
  JPY: 20,
};
const colours = ["sand", "moss", "fjord", "rust", "chalk", "plum"];

const shortOf: Record<DeliveryMethod, string> = { Email: "E", Sms: "S", Physical: "P", CsvByEmail: "C" };

function cardMethods(sold: "both" | "digital" | "post", chance: Random): DeliveryMethod[] {
  if (sold === "post") return ["Physical"];
  if (sold === "digital" || chance.chance(0.35)) return ["Email", "Sms", "CsvByEmail"];
  return chance.chance(0.06) ? ["Physical"] : ["Email", "Sms", "Physical", "CsvByEmail"];
}

const scarceStock = (chance: Random, physical: boolean) => {
  if (!physical) return chance.chance(0.03) ? 0 : PLENTY;
  const roll = chance.next();
  if (roll < 0.07) return 0;
  return roll < 0.17 ? chance.int(1, 5) : chance.int(12, 400);
};

function sharedTraits(brand: Brand, item: Item | null, chance: Random) {
  const { kind } = brand;
  const tags = [
    kind.category,
    ...kind.recipients,
    ...chance.take(kind.occasions, Math.max(2, kind.occasions.length - 1)),
  ];
  // an evening out is an experience, wherever it is had
  if (item?.type === "pack" && ["food", "wellness", "culture", "sport"].includes(kind.category))
    tags.push("experiences");
  return {
    brand,
    item,
    currency: countryOf(brand.home)!.currency,
    redeemableInCountries: brand.countries ?? [
      brand.home,
      ...chance.take(["DK", "SE", "NO", "FI", "DE"], 3).filter((code) => code !== brand.home),
    ],
    availableInCountries: brand.countries,
    categoryIds: tags.map((tag) => categoryNamed(tag).id),
    sortingPosition: 0,
    hasDisclaimer: chance.chance(0.3),
  };
}

function brandCard(brand: Brand, id: string, chance: Random): Product {
  const traits = sharedTraits(brand, null, chance);
  const unit = unitOfHome[traits.currency] ?? 0.1;
  const free = brand.kind.amounts === "range" || (brand.kind.amounts === "either" && chance.chance(0.5));
  const ladder = chance.pick(ladders);
  const range = chance.pick(ranges);
  const soldOut = chance.chance(0.015);
  const inventoryBy = (method: DeliveryMethod): Sku[] => {
    const skuStart = `${id}-${shortOf[method]}`;
    const stock = () => (soldOut ? 0 : scarceStock(chance, method === "Physical"));
    if (free) {
      const price = { min: range.min * unit, max: range.max * unit, step: range.step * unit };
      return [{ sku: skuStart, price, stock: soldOut ? 0 : PLENTY, attributes: [] }];
    }
    return ladder.map((value) => ({
      sku: `${skuStart}-${value * unit}`,
      price: value * unit,
      stock: stock(),
      attributes: [],
    }));
  };
  const methods = cardMethods(brand.kind.card, chance);
  const portals = chance.chance(0.5)
    ? [channelIds.nordlys, channelIds.fjordbank]
    : chance.chance(0.3)
      ? [channelIds.nordlys]
      : [];
  return {
    ...traits,
    id,
    productType: "Giftcard",
    slug: brand.slug,
    faceValue: true,
    deliveryMethods: methods.map((deliveryMethod) => ({ deliveryMethod, inventory: inventoryBy(deliveryMethod) })),
    salesChannelIds: [
      channelIds.b2c,
      channelIds.b2b,
      ...(methods.includes("Email") ? [channelIds.redeem, ...portals] : []),
    ],
    collections: methods.includes("Email") ? ["Redeemable", "SingleBrands"] : ["SingleBrands"],
  };
}

/** Prices end in 5, and in 95 once they are large: 695, not 712. */
function spread(price: number, chance: Random): number {
  const moved = price * (0.8 + chance.next() * 0.5);
  return moved >= 500 ? Math.round(moved / 50) * 50 - 5 : Math.round(moved / 10) * 10 - (moved > 60 ? 5 : 0);
}

function priceAtHome(kroner: number, currency: string): number {
  const unit = unitOfHome[currency] ?? 0.1;
  if (unit >= 1) return kroner * unit;
  const amount = kroner * (unit === 0.1 ? 0.134 : unit);
  return Math.max(5, Math.round(amount));
}

function experience(brand: Brand, item: Item, id: string, chance: Random): Product {
  const traits = sharedTraits(brand, item, chance);
  const price = priceAtHome(spread(item.price, chance), traits.currency);
  const methods: DeliveryMethod[] =
    item.digitalOnly || chance.chance(0.3) ? ["Email", "Sms"] : ["Email", "Sms", "Physical"];
  if (chance.chance(0.4)) methods.push("CsvByEmail");
  const soldOut = chance.chance(0.02);
  return {
    ...traits,
    id,
    productType: "Giftcard",
    slug: `${item.key}-${brand.slug}`,
    faceValue: false,
    deliveryMethods: methods.map((deliveryMethod) => ({
      deliveryMethod,
      inventory: [
        {
          sku: `${id}-${shortOf[deliveryMethod]}`,
          price,
          stock: soldOut ? 0 : scarceStock(chance, deliveryMethod === "Physical"),
          attributes: [],
        },
      ],
    })),
    salesChannelIds: [channelIds.b2c, channelIds.redeem, ...(chance.chance(0.5) ? [channelIds.b2b] : [])],
    collections: ["Redeemable"],
  };
}

function thing(brand: Brand, item: Item, id: string, chance: Random): Product {
  const traits = sharedTraits(brand, item, chance);
  const price = priceAtHome(spread(item.price, chance), traits.currency);
  const variants = chance.take(colours, chance.int(1, 4));
  const soldOut = chance.chance(0.04);
  const before = chance.chance(0.22) ? Math.round(price * (1.15 + chance.next() * 0.25)) : null;
  return {
    ...traits,
    id,
    productType: "PhysicalProduct",
    redeemableInCountries: [],
    slug: `${item.key}-${brand.slug}`,
    faceValue: false,
    deliveryMethods: [
      {
        deliveryMethod: "Physical",
        inventory: variants.map((colour) => ({
          sku: `${id}-${colour}`,
          price,
          stock: soldOut ? 0 : scarceStock(chance, true),
          attributes: [
            ...(variants.length > 1 ? [{ name: "Colour", value: colour }] : []),
            ...(before ? [{ name: "RetailPrice", value: String(before) }] : []),
          ],
        })),
      },
    ],
    // things cannot be paid with a code of a card for them, so the redeem channel leaves them out
    salesChannelIds: [channelIds.b2c, ...(chance.chance(0.3) ? [channelIds.b2b] : [])],
    collections: [],
  };
}

/** Below 1: a shop of gift cards shows its brands' own cards a little before what else they sell. */
const CARDS_FIRST = 0.55;

/**
 * The editors' order: what can be bought first, and every kind of business spread over the whole of it, so that no two
 * neighbours are alike.
 */
function inEditorsOrder(seed: number, products: Product[]): Product[] {
  const soldOut = (product: Product) =>
    product.deliveryMethods.every(({ inventory }) => inventory.every(({ stock }) => stock === 0));
  const byKind = new Map<string, Product[]>();
  for (const product of products) {
    const key = soldOut(product) ? "sold out" : (product.brand?.kind.id ?? "own");
    byKind.set(key, [...(byKind.get(key) ?? []), product]);
  }
  for (const [kind, ofKind] of byKind) {
    const [from, width] = kind === "sold out" ? [90_000, 9_000] : [100, 89_000];
    const drawn = ofKind.map((product) => ({
      product,
      lot: hashOf(seed, `place ${product.id}`) * (product.item ? 1 : CARDS_FIRST),
    }));
    drawn.sort((a, b) => a.lot - b.lot);
    drawn.forEach(({ product, lot }, index) => {
      product.sortingPosition = from + Math.floor(((index + (lot % 97) / 97) / drawn.length) * width);
    });
  }
  return products;
}

/** Everything the brands sell: one gift card each, then experiences and things. */
export function inventProducts(seed: number, brands: readonly Brand[]): Product[] {
  let nextId = FIRST_ID + 100;
  const products = brands.flatMap((brand) => {
    const chance = randomOf(seed, `range ${brand.id}`);
    const most = brand.kind.items.length;
    const items = chance.take(brand.kind.items, chance.int(Math.max(2, most - 2), most));
    const make = (create: (id: string, own: Random) => Product) => {
      const id = String(nextId++);
      return create(id, randomOf(seed, `product ${id}`));
    };
    return [
      make((id, own) => brandCard(brand, id, own)),
      ...items.map((item) =>
        make((id, own) => (item.type === "gift" ? thing(brand, item, id, own) : experience(brand, item, id, own))),
      ),
    ];
  });
  return inEditorsOrder(seed, products);
}
