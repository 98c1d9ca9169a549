import { inventBrands, type Brand } from "./brands";
import { ownCards } from "./ownCards";
import { inventProducts, type Product } from "./products";

/** Everything that the sandbox sells; the same seed gives the same. */
export interface Catalogue {
  seed: number;
  brands: readonly Brand[];
  products: readonly Product[];
  brandById: ReadonlyMap<string, Brand>;
  productById: ReadonlyMap<string, Product>;
}

export const DEFAULT_SEED = 7;

/** How far the ids of a product and its next copy are apart. */
const COPY_APART = 100_000;

/**
 * Builds the shop's goods. Takes well under a tenth of a second; texts and pictures are made when they are asked for.
 * `copies`: how many of everything that the brands sell there are, under ids of their own, for a shop of another size.
 */
export function buildCatalogue(seed: number = DEFAULT_SEED, copies = 1): Catalogue {
  const brands = inventBrands(seed);
  const ofBrands = inventProducts(seed, brands);
  const copied = Array.from({ length: copies }, (_, copy) =>
    ofBrands.map((product) => ({ ...product, id: String(Number(product.id) + copy * COPY_APART) })),
  );
  const products = [...ownCards, ...copied.flat()];
  return {
    seed,
    brands,
    products,
    brandById: new Map(brands.map((brand) => [brand.id, brand])),
    productById: new Map(products.map((product) => [product.id, product])),
  };
}

const built = new Map<string, Catalogue>();

/** The same, built once: nothing in it ever changes, so all sandboxes of a process share it. */
export function catalogueOf(seed: number, copies: number): Catalogue {
  const key = `${seed} ${copies}`;
  const catalogue = built.get(key) ?? buildCatalogue(seed, copies);
  built.set(key, catalogue);
  return catalogue;
}

/** Whether a product is sold in a channel and a country (spec §5: no list means everywhere). */
export const isSoldIn = (product: Product, salesChannelId: number, countryCode?: string | null): boolean =>
  product.salesChannelIds.includes(salesChannelId) &&
  (!countryCode || !product.availableInCountries || product.availableInCountries.includes(countryCode));
