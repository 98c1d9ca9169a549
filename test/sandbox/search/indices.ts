import type { Catalogue } from "../data/catalogue";
import { categories } from "../data/categories";
import { categoryName } from "../data/otherLanguages";
import { presentationsOf, productPicture } from "../data/presentations";
import { languages } from "../data/world";
import { wordsOf } from "./fold";

/** A record of an index: what the answer contains, and which of its texts are searched. */
export interface Entry {
  record: Record<string, unknown> & { objectID: string };
  /** The most important first. */
  searched: Record<string, string>;
  words: { word: string; attribute: string }[];
  /** Smaller comes first among equals. */
  rank: number;
}

const kindsOfIndex = ["products", "brands", "categories"] as const;
type IndexKind = (typeof kindsOfIndex)[number];

function entryOf(record: Entry["record"], searched: Record<string, string>, rank: number): Entry {
  const words = Object.entries(searched).flatMap(([attribute, text]) =>
    wordsOf(text).map((word) => ({ word, attribute })),
  );
  return { record: { ...record, ...searched }, searched, words, rank };
}

function productEntries(catalogue: Catalogue, language: string): Entry[] {
  return catalogue.products.map((product) => {
    const texts = presentationsOf(catalogue, product, language, ["productTitle", "productShortDescription"]);
    const [title, description] = texts.map(({ textContent }) => textContent ?? "");
    const record = {
      objectID: product.id,
      slug: product.slug,
      productType: product.productType,
      picture: productPicture(product),
      availableInCountries: product.availableInCountries,
      salesChannelIds: product.salesChannelIds,
    };
    const brandName = product.brand?.name ?? "Gavia";
    return entryOf(record, { title: title ?? "", brandName, description: description ?? "" }, product.sortingPosition);
  });
}

const brandEntries = (catalogue: Catalogue): Entry[] =>
  catalogue.brands.map((brand, rank) =>
    entryOf(
      {
        objectID: brand.id,
        slug: brand.slug,
        picture: `/media/logo/${brand.id}.svg`,
        availableInCountries: brand.countries,
      },
      { name: brand.name },
      rank,
    ),
  );

const categoryEntries = (language: string): Entry[] =>
  categories.map((category, rank) =>
    entryOf(
      {
        objectID: category.id,
        slug: category.slug,
        group: category.group,
        availableInCountries: category.availableInCountries,
      },
      { name: categoryName(category, language) },
      rank,
    ),
  );

function entriesOf(kind: IndexKind, catalogue: Catalogue, language: string): Entry[] {
  if (kind === "products") return productEntries(catalogue, language);
  return kind === "brands" ? brandEntries(catalogue) : categoryEntries(language);
}

/** Finds an index by its name, `{prefix}{products|brands|categories}_{locale}`; it is made when it is first asked. */
export function makeIndices(catalogue: Catalogue, prefix: string): (indexName: string) => Entry[] | null {
  const made = new Map<string, Entry[]>();
  return (indexName) => {
    const [kind = "", language = "", ...rest] = indexName.slice(prefix.length).split("_");
    const isKnown =
      rest.length === 0 &&
      indexName.startsWith(prefix) &&
      (kindsOfIndex as readonly string[]).includes(kind) &&
      (languages as readonly string[]).includes(language);
    if (!isKnown) return null;
    const entries = made.get(indexName) ?? entriesOf(kind as IndexKind, catalogue, language);
    made.set(indexName, entries);
    return entries;
  };
}
