/** The stock of a product, per delivery method and SKU (spec §3). */
export interface ProductStockInfo {
  productId: string;
  allSkusOutOfStock: boolean;
  deliveryMethods: readonly { deliveryMethod: string; skus: readonly SkuStock[] }[];
}

export interface SkuStock {
  sku: string;
  inStock: boolean;
  quantityInStock?: number | null;
}

export type Stock =
  /** not known: the product is shown and the server decides */
  | { kind: "unknown" }
  | { kind: "out" }
  /** `left` only when so few are left that it should be said */
  | { kind: "in"; left: number | null; quantityInStock: number | null };

const FEW = 5;

/** The stock of one SKU: from the latest stock info, else from the product's own inventory entry, else unknown. */
export function stockOf(
  info: ProductStockInfo | null | undefined,
  deliveryMethod: string,
  entry: { sku: string; inStock?: boolean | null; quantityInStock?: number | null },
): Stock {
  const method = info?.deliveryMethods?.find((one) => one?.deliveryMethod === deliveryMethod);
  const known = method?.skus?.find((one) => one?.sku === entry.sku) ?? entry;
  // Half a thing cannot be sold.
  const whole = typeof known.quantityInStock === "number" ? Math.floor(known.quantityInStock) : null;
  if (info?.allSkusOutOfStock || known.inStock === false || whole === 0) return { kind: "out" };
  if (known.inStock !== true) return { kind: "unknown" };
  const counted = whole !== null && whole > 0 ? whole : null;
  return { kind: "in", left: counted !== null && counted <= FEW ? counted : null, quantityInStock: counted };
}

/** Whether nothing of a product is left to buy. */
export function isSoldOut(product: {
  stockInfo?: { allSkusOutOfStock: boolean } | null;
  allSkusOutOfStock?: boolean | null;
}): boolean {
  return product.stockInfo?.allSkusOutOfStock ?? product.allSkusOutOfStock ?? false;
}
