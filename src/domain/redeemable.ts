import { isPhysicalProduct, type Product } from "./product";

/** What can be had for codes (spec §6): the gift cards of this group, and never a thing. */
export const REDEEMABLE = "Redeemable";

/** Whether codes may pay for a product; where it names no groups, the server decides. */
export function isRedeemable(product: Pick<Product, "productType" | "collections">): boolean {
  return !isPhysicalProduct(product) && (product.collections?.includes(REDEEMABLE) ?? true);
}
