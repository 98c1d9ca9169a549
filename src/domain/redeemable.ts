import { isPhysicalProduct, type Product } from "./product";

/** The collection of gift cards that vouchers may pay for (spec §6). */
export const REDEEMABLE = "Redeemable";

/**
 * Whether vouchers may pay for a product: never for a physical gift. If it names no collections, the server decides.
 */
export function isRedeemable(product: Pick<Product, "productType" | "collections">): boolean {
  return !isPhysicalProduct(product) && (product.collections?.includes(REDEEMABLE) ?? true);
}
