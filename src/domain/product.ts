import { KEYS, lineOf, textOf, type Presentation } from "./presentation";
import { isAmount, rangeOf, type PriceRange } from "./amount";
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

/** What is being bought, before it is in the basket (spec §3, "Product purchase form"). */
export interface PurchaseChoice {
  productId: string;
  deliveryMethod: string;
  stockKeepingUnit: string;
  giftcardValue: number | null;
  valueCurrency: string;
  productPurchasePrice: number | null;
  quantity: number;
}

/**
 * What the purchase form of a product starts with (spec §4): its first delivery method, the price and currency of the
 * first SKU, quantity 1; whatever is in stock comes first. Null: there is nothing to buy.
 */
export function firstChoice(product: Product, options: { business?: boolean } = {}): PurchaseChoice | null {
  const offers = offeredMethods(product, options);
  const offer = offers.find((one) => one.inventory.some((entry) => entry.inStock)) ?? offers[0];
  const entry = offer?.inventory.find((one) => one.inStock) ?? offer?.inventory[0];
  return offer && entry ? choiceOf(product, offer.deliveryMethod, entry) : null;
}

function choiceOf(product: Product, deliveryMethod: string, entry: InventoryEntry): PurchaseChoice {
  const value = entry.price ?? rangeOf(entry)?.priceMin ?? null;
  return {
    productId: product.id,
    deliveryMethod,
    stockKeepingUnit: entry.sku,
    giftcardValue: isPhysicalProduct(product) ? null : value,
    valueCurrency: entry.priceCurrency,
    productPurchasePrice: value,
    quantity: 1,
  };
}

/**
 * The choice after a change of delivery method: the same value if the method has it; null if not, when the person must
 * choose another amount (spec §5), or if the product is not sent by that method.
 */
export function choiceFor(product: Product, deliveryMethod: string, before: PurchaseChoice): PurchaseChoice | null {
  const inventory = product.deliveryMethods.find((one) => one.deliveryMethod === deliveryMethod)?.inventory ?? [];
  const isWorthIt = ({ price }: InventoryEntry) => price != null && price === before.productPurchasePrice;
  const [sole, ...others] = inventory.filter((entry) => entry.sku === before.stockKeepingUnit);
  const same =
    // Several values of a card may share a SKU.
    (others.length > 0 ? [sole!, ...others].find(isWorthIt) : sole) ??
    inventory.find(isWorthIt) ??
    inventory.find((entry) => before.giftcardValue !== null && fitsRange(rangeOf(entry), before.giftcardValue));
  if (!same) return null;
  const choice = choiceOf(product, deliveryMethod, same);
  const value = rangeOf(same) ? before.giftcardValue : choice.giftcardValue;
  return {
    ...choice,
    giftcardValue: value,
    productPurchasePrice: rangeOf(same) ? value : choice.productPurchasePrice,
    quantity: before.quantity,
  };
}

function fitsRange(range: PriceRange | null, value: number): boolean {
  return range !== null && value >= range.priceMin && value <= range.priceMax;
}
