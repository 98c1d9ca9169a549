import { inventBrands, type Brand } from "./brands";
import { ownCards } from "./ownCards";
import { inventProducts, type Product } from "./products";

/** Everything the sandbox's shop sells, the same for the same seed. */
export interface Catalogue {
  seed: number;
  brands: readonly Brand[];
  products: readonly Product[];
  brandById: ReadonlyMap<string, Brand>;
  productById: ReadonlyMap<string, Product>;
}

export const DEFAULT_SEED = 7;

/**
 * Builds the shop's goods. Takes well under a tenth of a second; texts and pictures are made when they are asked for.
 */
export function buildCatalogue(seed: number = DEFAULT_SEED): Catalogue {
  const brands = inventBrands(seed);
  const products = [...ownCards, ...inventProducts(seed, brands)];
  return {
    seed,
    brands,
    products,
    brandById: new Map(brands.map((brand) => [brand.id, brand])),
    productById: new Map(products.map((product) => [product.id, product])),
  };
}

const built = new Map<number, Catalogue>();

/** The same, built once for a seed: nothing in it ever changes, so all sandboxes of a process share it. */
export function catalogueOf(seed: number): Catalogue {
  const catalogue = built.get(seed) ?? buildCatalogue(seed);
  built.set(seed, catalogue);
  return catalogue;
}

/** Whether a product is sold in a channel and a country (spec §5: no list means everywhere). */
export const isSoldIn = (product: Product, salesChannelId: number, countryCode?: string | null): boolean =>
  product.salesChannelIds.includes(salesChannelId) &&
  (!countryCode || !product.availableInCountries || product.availableInCountries.includes(countryCode));
