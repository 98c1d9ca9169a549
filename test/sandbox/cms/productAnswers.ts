import { refusal } from "../commerce/refusals";
import { channelIds } from "../data/channels";
import { colourWord } from "../data/colourNames";
import { priceSpanOf } from "../data/listing";
import { disclaimer, listedKeys, presentationsOf } from "../data/presentations";
import type { DeliveryMethod, Product, Sku } from "../data/products";
import { allSkusOutOfStock, countedStock, priceRow, quantityInStock } from "../data/shelf";
import type { SandboxParts } from "../parts";

/** What an answer about a product depends on. */
export interface Asked {
  salesChannelId: number;
  language: string;
  /** Null: each product's own. */
  currency: string | null;
  keys: readonly string[] | null;
}

/**
 * The product with this id. If this channel does not sell it, it is refused with the message that the shop recognises.
 */
export function knownProduct({ catalogue }: SandboxParts, id: string, salesChannelId: number): Product {
  const product = catalogue.productById.get(id);
  if (!product?.salesChannelIds.includes(salesChannelId)) {
    const message = `The product with id '${id}' cannot be found in sales channel '${salesChannelId}'`;
    throw refusal("ProductNotFound", message, { productId: id });
  }
  return product;
}

function inventoryEntry(
  { shelf }: SandboxParts,
  product: Product,
  deliveryMethod: DeliveryMethod,
  sku: Sku,
  { currency, language }: { currency: string; language: string },
) {
  const asked = priceRow(product, sku, currency, shelf);
  const home = priceRow(product, sku, product.currency, shelf);
  const left = quantityInStock(sku, shelf);
  // what was to be paid elsewhere is known in the product's own currency only
  const attributes = sku.attributes.map(({ name, value }) =>
    name === "RetailPrice" && typeof sku.price === "number" && asked.price !== null
      ? { name, value: String(Math.round((Number(value) / sku.price) * asked.price)) }
      : { name: colourWord(name, language), value: colourWord(value, language) },
  );
  return {
    sku: sku.sku,
    quantityInStock: countedStock(deliveryMethod, left),
    inStock: left > 0,
    ...asked,
    priceCurrency: currency,
    defaultPrice: home.price,
    defaultPriceCurrency: product.currency,
    defaultPriceMin: home.priceMin,
    defaultPriceMax: home.priceMax,
    defaultPriceStep: home.priceStep,
    markupMin: 0,
    markupMax: 0,
    attributes,
  };
}

/** Only companies get a file of codes, so other channels are not told of that method. */
const isOfferedIn = (deliveryMethod: string, salesChannelId: number) =>
  deliveryMethod !== "CsvByEmail" || salesChannelId === channelIds.b2b;

export function productAnswer(parts: SandboxParts, product: Product, asked: Asked) {
  const { catalogue, shelf } = parts;
  const currency = asked.currency ?? product.currency;
  const soldOut = allSkusOutOfStock(product, shelf);
  return {
    ...minimalAnswer(parts, product, asked),
    redeemableInCountries: product.redeemableInCountries,
    disclaimer: disclaimer(product, asked.language),
    stockInfo: { allSkusOutOfStock: soldOut },
    deliveryMethods: product.deliveryMethods
      .filter(({ deliveryMethod }) => isOfferedIn(deliveryMethod, asked.salesChannelId))
      .map(({ deliveryMethod, inventory }) => ({
        deliveryMethod,
        hasPricesInStock: inventory.some((sku) => quantityInStock(sku, shelf) > 0),
        inventory: inventory.map((sku) =>
          inventoryEntry(parts, product, deliveryMethod, sku, { currency, language: asked.language }),
        ),
      })),
    presentations: presentationsOf(catalogue, product, asked.language, asked.keys),
    collections: product.collections,
    categoryIds: product.categoryIds,
  };
}

export function minimalAnswer({ catalogue, shelf }: SandboxParts, product: Product, asked: Asked) {
  return {
    id: product.id,
    productType: product.productType,
    brandId: product.brand?.id ?? null,
    minPrice: priceSpanOf(catalogue, product, asked.currency ?? product.currency, shelf).min,
    defaultPriceCurrency: product.currency,
    availableInCountries: product.availableInCountries,
    allSkusOutOfStock: allSkusOutOfStock(product, shelf),
    presentations: presentationsOf(catalogue, product, asked.language, asked.keys ?? listedKeys),
  };
}

/** What a grid shows of a product. */
export function listedAnswer(
  { catalogue, shelf }: SandboxParts,
  product: Product,
  asked: Asked & { currency: string; withStock?: boolean; withCountries?: boolean },
) {
  const span = priceSpanOf(catalogue, product, asked.currency, shelf);
  const soldOut = allSkusOutOfStock(product, shelf);
  return {
    id: product.id,
    productType: product.productType,
    brandId: product.brand?.id ?? null,
    minPrice: span.min,
    maxPrice: span.max,
    priceCurrency: asked.currency,
    availableInCountries: product.availableInCountries,
    allSkusOutOfStock: soldOut,
    hasPricesInStock: asked.withStock ? !soldOut : null,
    redeemableInCountries: asked.withCountries ? product.redeemableInCountries : null,
    presentations: presentationsOf(catalogue, product, asked.language, asked.keys ?? listedKeys),
  };
}
