import { presentationsOf } from "../data/presentations";
import type { Product, Sku } from "../data/products";
import { countedStock, quantityInStock, skusOf } from "../data/shelf";
import { knownProduct } from "./lookups";
import type { BasketRecord } from "./records";
import type { CommerceState } from "./state";

const WRITTEN = ["en", "da"];
const SHOWN = ["productTitle", "productLogo"];

/** Title and logo of a product in every language that the editors write. */
export const titleAndLogo = (state: CommerceState, product: Product) =>
  WRITTEN.flatMap((languageCode) =>
    presentationsOf(state.catalogue, product, languageCode, SHOWN).map((presentation) => ({
      ...presentation,
      languageCode,
    })),
  );

/** The presentations of each product in a basket, so that a line shows without the content service. */
export const presentationsView = (state: CommerceState, basket: BasketRecord) =>
  [...new Set(basket.lines.map(({ productId }) => productId))].map((productId) => ({
    productId,
    presentations: titleAndLogo(state, knownProduct(state, productId)),
  }));

/** The stock of a product per way of delivery. */
export function stockView(state: CommerceState, product: Product) {
  const leftOf = (sku: Sku) => (state.goneSkus.has(sku.sku) ? 0 : quantityInStock(sku, state.shelf));
  return {
    productId: product.id,
    allSkusOutOfStock: skusOf(product).every(({ sku }) => leftOf(sku) === 0),
    deliveryMethods: product.deliveryMethods.map(({ deliveryMethod, inventory }) => ({
      deliveryMethod,
      skus: inventory.map((sku) => {
        const left = leftOf(sku);
        return { sku: sku.sku, inStock: left > 0, quantityInStock: countedStock(deliveryMethod, left) };
      }),
    })),
  };
}
