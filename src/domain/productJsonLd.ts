import { imageOf, KEYS, lineOf, textOf, wordsOf } from "./presentation";
import { type Product } from "./product";
import { priceSpan } from "./productPrices";

interface Page {
  /** The page's address. */
  url: string;
  /** The origin that relative picture addresses belong to. */
  origin: string;
  soldOut: boolean;
}

/** A product as structured data for search engines (spec §1); null when it has no title or price. */
export function productJsonLd(product: Product, { url, origin, soldOut }: Page): object | null {
  const name = lineOf(product.presentations, KEYS.title);
  const span = priceSpan(product);
  if (!name || !span) return null;
  const image = imageOf(product.presentations, KEYS.logo)?.source;
  const description =
    textOf(product.presentations, KEYS.metaDescription) ?? textOf(product.presentations, KEYS.shortDescription);
  const isRange = span.highest > span.lowest;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    productID: product.id,
    ...(description && { description: wordsOf(description) }),
    ...(image && { image: image.startsWith("/") ? origin + image : image }),
    offers: {
      // Lowest and highest price are told of every product; shopping results take nothing but an Offer.
      "@type": isRange ? "AggregateOffer" : "Offer",
      url,
      price: span.lowest,
      lowPrice: span.lowest,
      highPrice: span.highest,
      priceCurrency: span.currency.toUpperCase(),
      availability: soldOut ? "https://schema.org/OutOfStock" : "https://schema.org/InStock",
      itemCondition: "https://schema.org/NewCondition",
    },
  };
}
