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
import { categoryName } from "./otherLanguages";
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

type Part = string | { picture: string } | null;

/** Every editorial part of a product by its key: how it is made, since most questions ask for a few of them. */
const parts: Readonly<Record<string, (product: Product, language: WrittenLanguage, seed: number) => Part>> = {
  productTitle: titleOf,
  productLogo: (product) => ({ picture: productPicture(product) }),
  productLogoSquare: ({ brand }) => ({ picture: `/media/logo/${brand?.id ?? "own"}.svg` }),
  productShortDescription: shortDescriptionOf,
  productCampaign: campaignOf,
  productSlug: ({ slug }) => slug,
  longDescription: longDescriptionOf,
  sellingPointDelivery: (...asked) => sellingPointsOf(...asked)[0],
  sellingPointExpiration: (...asked) => sellingPointsOf(...asked)[1],
  sellingPointUsability: (...asked) => sellingPointsOf(...asked)[2],
  metaTitle: metaTitleOf,
  metaDescription: shortDescriptionOf,
};

/** The presentations of a product, only the named keys if some are named. */
export function presentationsOf(
  { seed }: Catalogue,
  product: Product,
  language: string,
  keys?: readonly string[] | null,
): PresentationRecord[] {
  const written = writtenLanguage(language);
  const recordOf = (presentationKey: string, part: Part): PresentationRecord[] => {
    if (part === null) return [];
    if (typeof part !== "string") {
      return [{ presentationKey, languageCode: null, textContent: null, images: pictureOf(part.picture) }];
    }
    // a part of an address is in no language
    const languageCode = written === language || presentationKey === "productSlug" ? null : written;
    return [{ presentationKey, languageCode, textContent: part, images: [] }];
  };
  const isAsked = (key: string) => !keys || keys.includes(key);
  const texts = Object.entries(parts).filter(([key]) => isAsked(key));
  const pictures = !keys || keys.some((key) => key.startsWith("productGallery")) ? galleryOf(product) : [];
  return [
    ...texts.flatMap(([key, make]) => recordOf(key, make(product, written, seed))),
    ...pictures.flatMap((picture, index) => {
      const key = `productGallery${index + 1}`;
      return isAsked(key) ? recordOf(key, { picture }) : [];
    }),
  ];
}

/** The conditions an editor wrote for a product, or null. */
export const disclaimer = (product: Product, language: string): string | null =>
  product.hasDisclaimer ? disclaimerOf(product, writtenLanguage(language)) : null;

function named(presentationKey: string, text: string, language: string): PresentationRecord {
  const written = writtenLanguage(language);
  return { presentationKey, languageCode: written === language ? null : written, textContent: text, images: [] };
}

/** Editors say in which language they wrote, where it is the one that was asked for. */
const isWritten = (category: Category, language: string) =>
  categoryName(category, language) !== category.en && { languageCode: language };

/** Name and picture of a category. */
export const categoryPresentations = (category: Category, language: string): PresentationRecord[] => [
  { ...named("categoryName", categoryName(category, language), language), ...isWritten(category, language) },
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
