import type { Brand } from "./brands";
import type { Item } from "./kinds";
import { brandCard, experience, thing } from "./offers";
import { hashOf, randomOf, type Random } from "./random";

export type DeliveryMethod = "Email" | "Sms" | "Physical" | "CsvByEmail";

/** One thing that can be bought, in the currency of its product's home. */
export interface Sku {
  sku: string;
  /** A fixed amount, or a free one in steps. */
  price: number | { min: number; max: number; step: number };
  /** The stock that the shop opens with. Codes are made on demand, so cards by mail rarely run out. */
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

/** Below it are the shop's own cards. */
const FIRST_ID = 1101;

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
  let nextId = FIRST_ID;
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
