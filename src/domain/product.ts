import { KEYS, lineOf, textOf, type Presentation } from "./presentation";
import { isAmount, rangeOf } from "./amount";
import { slugify } from "./slug";

export const PHYSICAL_PRODUCT = "PhysicalProduct";

/** A product with all that can be bought of it (spec §3). Enumerations may hold words this shop does not know yet. */
export interface Product {
  id: string;
  productType: string;
  brandId?: string | null;
  minPrice?: number | null;
  redeemableInCountries?: readonly string[] | null;
  disclaimer?: string | null;
  availableInCountries?: readonly string[] | null;
  stockInfo?: { allSkusOutOfStock: boolean } | null;
  deliveryMethods: readonly DeliveryMethodOffer[];
  presentations: readonly Presentation[];
  collections?: readonly string[] | null;
}

export interface DeliveryMethodOffer {
  deliveryMethod: string;
  inventory: readonly InventoryEntry[];
}

/** A fixed value, a range of values, or a variant of a physical gift. */
export interface InventoryEntry {
  sku: string;
  /** null when the stock is not counted (digital cards) */
  quantityInStock?: number | null;
  inStock: boolean;
  price?: number | null;
  priceCurrency: string;
  priceMin?: number | null;
  priceMax?: number | null;
  priceStep?: number | null;
  attributes?: readonly { name: string; value: string }[] | null;
}

/** Whether something is available in a country: it names that country, or has no list of countries (spec §5). */
export function isAvailableIn(
  thing: { availableInCountries?: readonly string[] | null },
  countryCode: string,
): boolean {
  const wanted = countryCode.toLowerCase();
  return thing.availableInCountries?.some((country) => country?.toLowerCase() === wanted) ?? true;
}

/** The list without entries whose id occurred before (spec §5). */
export function withoutDuplicates<T extends { id: string }>(things: readonly T[]): T[] {
  const seen = new Set<string>();
  return things.filter((thing) => !seen.has(thing.id) && seen.add(thing.id));
}

/** What is available in a country, each once. */
export function offeredIn<T extends { id: string; availableInCountries?: readonly string[] | null }>(
  things: readonly T[] | null | undefined,
  countryCode: string,
): T[] {
  return withoutDuplicates((things ?? []).filter((thing) => isAvailableIn(thing, countryCode)));
}

/**
 * What is shown of a list of products: what is available in a country, each once; without what cannot be bought now,
 * which only the lists of portals tell (spec §6).
 */
export function listedIn<
  T extends { id: string; availableInCountries?: readonly string[] | null; hasPricesInStock?: boolean | null },
>(products: readonly T[] | null | undefined, countryCode: string): T[] {
  return offeredIn(
    products?.filter(({ hasPricesInStock }) => hasPricesInStock !== false),
    countryCode,
  );
}

/** Whether a product is a physical gift, not a gift card. */
export function isPhysicalProduct(product: { productType: string }): boolean {
  return product.productType === PHYSICAL_PRODUCT;
}

/** The lowest price of a product in a list; null if there is none, or none that is possible, as a negative one. */
export const listedPrice = ({ minPrice }: { minPrice?: number | null }) => (isAmount(minPrice) ? minPrice : null);

/** The slug of a product: the editors' own, else made from its title. Never empty. */
export function slugOf(product: { id: string; presentations?: readonly Presentation[] | null }): string {
  const text = textOf(product.presentations, KEYS.slug) ?? lineOf(product.presentations, KEYS.title) ?? "";
  return slugify(text) || "gift";
}

// In the order they are offered. Webhook is never offered; a file of codes only to businesses (see offeredMethods).
const SELECTABLE = ["Email", "Sms", "Physical", "CsvByEmail"];

/** An entry with neither a price nor a valid range cannot be bought. */
const isPriced = (entry: InventoryEntry) => (entry.price != null ? entry.price >= 0 : rangeOf(entry) !== null);

/** What is sold of a product by a delivery method; nothing if it is not sent by that one. */
export const inventoryOf = (product: Pick<Product, "deliveryMethods">, method: string): readonly InventoryEntry[] =>
  product.deliveryMethods.find(({ deliveryMethod }) => deliveryMethod === method)?.inventory ?? [];

/**
 * The delivery methods of a product that a person may choose, in the order they are offered (spec §3), each with the
 * inventory that can be bought, once.
 */
export function offeredMethods<O extends DeliveryMethodOffer>(
  product: { productType?: string; deliveryMethods: readonly O[] },
  { business = false }: { business?: boolean } = {},
): O[] {
  return SELECTABLE.filter((method) => business || method !== "CsvByEmail").flatMap((method) => {
    const offer = product.deliveryMethods.find((one) => one.deliveryMethod === method);
    const seen = new Set<string>();
    // Several values of a card may share a SKU. A physical gift is ordered by its SKU alone, so it has one price.
    const isThing = product.productType === PHYSICAL_PRODUCT;
    const keyOf = ({ sku, price }: InventoryEntry) => (isThing ? sku : `${sku} ${price ?? ""}`);
    const priced =
      offer?.inventory.filter((one) => isPriced(one) && !seen.has(keyOf(one)) && seen.add(keyOf(one))) ?? [];
    if (!offer || priced.length === 0) return [];
    return [priced.length === offer.inventory.length ? offer : { ...offer, inventory: priced }];
  });
}
