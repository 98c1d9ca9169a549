import type { Catalogue } from "./catalogue";
import type { Category } from "./categories";
import {
  campaignOf,
  disclaimerOf,
  longDescriptionOf,
  metaTitleOf,
  sellingPointsOf,
  shortDescriptionOf,
  titleOf,
} from "./productCopy";
import type { Brand } from "./brands";
import type { Product } from "./products";

/** A text or picture of the editors under its key (spec §3). */
export interface PresentationRecord {
  presentationKey: string;
  /** The language of the text, when it is not the asked one. */
  languageCode: string | null;
  textContent: string | null;
  images: { source: string; thumbnail: string | null }[];
}

/** The languages in which the editors write. Whoever asks for another gets English. */
export type WrittenLanguage = "en" | "da";

/** The written language that answers a question in `language`. */
export const writtenLanguage = (language: string): WrittenLanguage => (language === "da" ? "da" : "en");

/** What a card in a grid shows. */
export const listedKeys: readonly string[] = [
  "productTitle",
  "productLogo",
  "productLogoSquare",
  "productShortDescription",
  "productCampaign",
  "productSlug",
];

const pictureOf = (source: string): PresentationRecord["images"] => [{ source, thumbnail: source }];

/** Where the picture of a product is served: brand art for a card, a drawing for a thing. */
export function productPicture(product: Product): string {
  if (!product.brand) return `/media/card/own-${product.id}.svg`;
  if (!product.item) return `/media/card/${product.brand.id}.svg`;
  if (product.item.type === "gift") return `/media/gift/${product.item.key}-${product.brand.id}.svg`;
  return `/media/card/${product.brand.id}-${product.item.key}.svg`;
}

function galleryOf(product: Product): string[] {
  const { brand, item } = product;
  if (!brand) return [productPicture(product)];
  if (item?.type !== "gift") return [productPicture(product), `/media/scene/${brand.kind.id}-${brand.id}.svg`];
  const colours = product.deliveryMethods[0]!.inventory.flatMap(({ attributes }) =>
    attributes.filter(({ name }) => name === "Colour").map(({ value }) => value),
  );
  const views = colours.map((colour) => `/media/gift/${item.key}-${brand.id}-${colour}.svg`);
  return [productPicture(product), ...views, `/media/scene/${brand.kind.id}-${brand.id}.svg`];
}

/** Every editorial text and picture of a product by its key, in the language in which it is written. */
function partsOf(
  product: Product,
  language: WrittenLanguage,
  seed: number,
): Record<string, string | { picture: string }> {
  const title = titleOf(product, language);
  const short = shortDescriptionOf(product, language, seed);
  const [delivery, expiration, usability] = sellingPointsOf(product, language, seed);
  const campaign = campaignOf(product, language, seed);
  return {
    productTitle: title,
    productLogo: { picture: productPicture(product) },
    productLogoSquare: { picture: product.brand ? `/media/logo/${product.brand.id}.svg` : "/media/logo/own.svg" },
    productShortDescription: short,
    ...(campaign ? { productCampaign: campaign } : {}),
    productSlug: product.slug,
    longDescription: longDescriptionOf(product, language, seed),
    sellingPointDelivery: delivery,
    sellingPointExpiration: expiration,
    sellingPointUsability: usability,
    metaTitle: metaTitleOf(product, language),
    metaDescription: short,
    ...Object.fromEntries(galleryOf(product).map((picture, index) => [`productGallery${index + 1}`, { picture }])),
  };
}

const made = new WeakMap<Catalogue, Map<string, PresentationRecord[]>>();

/** The presentations of a product, only the named keys if some are named. They are made once and kept. */
export function presentationsOf(
  catalogue: Catalogue,
  product: Product,
  language: string,
  keys?: readonly string[] | null,
): PresentationRecord[] {
  const kept = made.get(catalogue) ?? new Map<string, PresentationRecord[]>();
  made.set(catalogue, kept);
  const place = `${product.id} ${language}`;
  let all = kept.get(place);
  if (!all) {
    const written = writtenLanguage(language);
    const languageCode = written === language ? null : written;
    // a part of an address is in no language
    const languageOf = (key: string) => (key === "productSlug" ? null : languageCode);
    all = Object.entries(partsOf(product, written, catalogue.seed)).map(([presentationKey, part]) =>
      typeof part === "string"
        ? { presentationKey, languageCode: languageOf(presentationKey), textContent: part, images: [] }
        : { presentationKey, languageCode: null, textContent: null, images: pictureOf(part.picture) },
    );
    kept.set(place, all);
  }
  return keys ? all.filter(({ presentationKey }) => keys.includes(presentationKey)) : all;
}

/** The conditions an editor wrote for a product, or null. */
export const disclaimer = (product: Product, language: string): string | null =>
  product.hasDisclaimer ? disclaimerOf(product, writtenLanguage(language)) : null;

function named(presentationKey: string, text: string, language: string): PresentationRecord {
  const written = writtenLanguage(language);
  return { presentationKey, languageCode: written === language ? null : written, textContent: text, images: [] };
}

/** Name and picture of a category. */
export const categoryPresentations = (category: Category, language: string): PresentationRecord[] => [
  named("categoryName", category[writtenLanguage(language)], language),
  {
    presentationKey: "categoryImage",
    languageCode: null,
    textContent: null,
    images: pictureOf(`/media/${category.group === "occasion" ? "occasion" : "category"}/${category.slug}.svg`),
  },
];

/** Logo, name and meta texts of a brand. */
export function brandPresentations(brand: Brand, language: string): PresentationRecord[] {
  return [
    named("brandName", brand.name, language),
    {
      presentationKey: "brandLogo",
      languageCode: null,
      textContent: null,
      images: pictureOf(`/media/logo/${brand.id}.svg`),
    },
  ];
}
