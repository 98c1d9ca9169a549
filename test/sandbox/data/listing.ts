import { isListedFor } from "./agreements";
import { isSoldIn, type Catalogue } from "./catalogue";
import { categories } from "./categories";
import { writtenLanguage } from "./presentations";
import { titleOf } from "./productCopy";
import type { Product } from "./products";
import { allSkusOutOfStock, maxPriceOf, minPriceOf, type Shelf } from "./shelf";

export interface ListingQuestion {
  salesChannelId: number;
  countryCode: string;
  currency: string;
  language: string;
  inCategories?: readonly string[] | null;
  inBrands?: readonly string[] | null;
  inCollections?: readonly string[] | null;
  productType?: Product["productType"] | null;
  priceMin?: number | null;
  priceMax?: number | null;
  orderBy: "SortingPosition" | "Alphabetic" | "Price";
  descending: boolean;
  /** The department of a company that asks; null for nobody's. */
  department: string | null;
  /** Portals show nothing that cannot be bought at this moment. */
  onlyInStock: boolean;
}

export interface PriceSpan {
  min: number;
  max: number;
}

const groupOf = new Map(categories.map(({ id, group }) => [id, group]));

interface Memory {
  spans: Map<string, Map<string, PriceSpan>>;
  places: Map<string, Map<string, number>>;
}
const memories = new WeakMap<Catalogue, Memory>();

function memoryOf(catalogue: Catalogue): Memory {
  const memory = memories.get(catalogue) ?? { spans: new Map(), places: new Map() };
  memories.set(catalogue, memory);
  return memory;
}

function remembered<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const kept = map.get(key);
  if (kept !== undefined) return kept;
  const value = make();
  map.set(key, value);
  return value;
}

/** The lowest and highest price of a product in a currency; cached until its price changes. */
export function priceSpanOf(catalogue: Catalogue, product: Product, currency: string, shelf: Shelf): PriceSpan {
  const span = (): PriceSpan => ({
    min: minPriceOf(product, currency, shelf),
    max: maxPriceOf(product, currency, shelf),
  });
  if (shelf.priceFactor.has(product.id)) return span();
  const ofCurrency = remembered(memoryOf(catalogue).spans, currency, () => new Map<string, PriceSpan>());
  return remembered(ofCurrency, product.id, span);
}

/** Every product's place in the alphabet of a language. */
function placesIn(catalogue: Catalogue, language: string): Map<string, number> {
  return remembered(memoryOf(catalogue).places, language, () => {
    const { compare } = new Intl.Collator(language === "no" ? "nb" : language);
    const written = writtenLanguage(language);
    const titled = catalogue.products.map((product) => ({ id: product.id, title: titleOf(product, written) }));
    titled.sort((a, b) => compare(a.title, b.title) || Number(a.id) - Number(b.id));
    return new Map(titled.map(({ id }, place) => [id, place]));
  });
}

/** Any id within a group is enough, but each group must match: for her, and for a birthday. */
function categoryTest(asked: readonly string[]): (product: Product) => boolean {
  const groups = new Map<string, string[]>();
  for (const id of asked) {
    const group = groupOf.get(id);
    if (group) groups.set(group, [...(groups.get(group) ?? []), id]);
  }
  const wanted = [...groups.values()];
  return ({ categoryIds }) => wanted.every((ids) => ids.some((id) => categoryIds.includes(id)));
}

/** All products that match a query, in its order; unknown ids are ignored. */
export function productsFor(catalogue: Catalogue, shelf: Shelf, question: ListingQuestion): Product[] {
  const { salesChannelId, countryCode, currency, language, productType, priceMin, priceMax } = question;
  const collections = question.inCollections;
  const fitsCategories = categoryTest(question.inCategories ?? []);
  const inBrands = new Set(question.inBrands?.filter((id) => catalogue.brandById.has(id)));
  const spanOf = (product: Product) => priceSpanOf(catalogue, product, currency, shelf);
  const found = catalogue.products.filter((product) => {
    if (!isSoldIn(product, salesChannelId, countryCode)) return false;
    if (!isListedFor(product, salesChannelId, question.department)) return false;
    if (productType && product.productType !== productType) return false;
    if (inBrands.size > 0 && !(product.brand && inBrands.has(product.brand.id))) return false;
    if (!fitsCategories(product)) return false;
    if (collections && !product.collections.some((each) => collections.includes(each))) return false;
    if (question.onlyInStock && allSkusOutOfStock(product, shelf)) return false;
    if (priceMin == null && priceMax == null) return true;
    const span = spanOf(product);
    return span.max >= (priceMin ?? 0) && span.min <= (priceMax ?? Infinity);
  });
  const keyOf = {
    SortingPosition: (product: Product) => product.sortingPosition,
    Alphabetic: (product: Product) => placesIn(catalogue, language).get(product.id) ?? 0,
    Price: (product: Product) => spanOf(product).min,
  }[question.orderBy];
  const sign = question.descending ? -1 : 1;
  return found
    .map((product) => ({ product, key: keyOf(product) }))
    .sort(
      (a, b) =>
        sign * (a.key - b.key) ||
        a.product.sortingPosition - b.product.sortingPosition ||
        Number(a.product.id) - Number(b.product.id),
    )
    .map(({ product }) => product);
}
