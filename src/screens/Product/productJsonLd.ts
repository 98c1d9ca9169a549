import { type Market } from "~/domain/market";
import { imageOf, KEYS, textOf } from "~/domain/presentation";
import { type Product, slugOf } from "~/domain/product";
import { priceSpan } from "~/domain/productPrices";
import { productPath } from "~/domain/routes";

interface Page {
  origin: string;
  market: Market;
  soldOut: boolean;
}

/** A product as search engines read it (spec §1). */
export function productJsonLd(product: Product, { origin, market, soldOut }: Page): object | null {
  const name = textOf(product.presentations, KEYS.title);
  const span = priceSpan(product);
  if (!name || !span) return null;
  const image = imageOf(product.presentations, KEYS.logo)?.source;
  const description = textOf(product.presentations, KEYS.metaDescription);
  const isRange = span.highest > span.lowest;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    productID: product.id,
    ...(description && { description }),
    ...(image && { image: image.startsWith("/") ? origin + image : image }),
    offers: {
      "@type": isRange ? "AggregateOffer" : "Offer",
      url: origin + productPath(market, slugOf(product), product.id),
      price: span.lowest,
      ...(isRange && { lowPrice: span.lowest, highPrice: span.highest }),
      priceCurrency: span.currency.toUpperCase(),
      availability: soldOut ? "https://schema.org/OutOfStock" : "https://schema.org/InStock",
      itemCondition: "https://schema.org/NewCondition",
    },
  };
}
