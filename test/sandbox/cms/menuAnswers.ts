import type { Brand } from "../data/brands";
import { isSoldIn } from "../data/catalogue";
import { categories, type Category } from "../data/categories";
import { channelIds, type SalesChannel } from "../data/channels";
import { brandPresentations, categoryPresentations, writtenLanguage } from "../data/presentations";
import { categoryName } from "../data/otherLanguages";
import type { SandboxParts } from "../parts";

export function categoryAnswer(category: Category, language: string) {
  const isOccasion = category.group === "occasion";
  const filter = { recipient: "recipient", regular: "category", occasion: "occasion" }[category.group];
  return {
    ...category,
    label: categoryName(category, language),
    link: isOccasion ? `/occasion/${category.slug}/${category.id}` : `/shop?${filter}=${category.id}`,
    categorySlug: category.slug,
    presentations: categoryPresentations(category, language),
  };
}

/** The categories under which a channel has something to sell in a country. */
export function categoriesIn({ catalogue }: SandboxParts, channelId: number, countryCode: string): Category[] {
  const used = new Set(
    catalogue.products
      .filter((product) => isSoldIn(product, channelId, countryCode))
      .flatMap((product) => product.categoryIds),
  );
  return categories.filter(({ id }) => used.has(id));
}

/** Portals and the redeem channel are also told which product types they may filter by. */
export function typesIn({ catalogue }: SandboxParts, channel: SalesChannel, countryCode: string) {
  if (channel.group !== "Portal" && channel.id !== channelIds.redeem) return null;
  const sold = catalogue.products.filter((product) => isSoldIn(product, channel.id, countryCode));
  return [...new Set(sold.map((product) => product.productType))];
}

export function brandsIn({ catalogue }: SandboxParts, channelId: number, countryCode: string): Brand[] {
  const sold = new Set(
    catalogue.products
      .filter((product) => isSoldIn(product, channelId, countryCode))
      .map((product) => product.brand?.id),
  );
  return catalogue.brands.filter(({ id }) => sold.has(id));
}

export function brandAnswer(brand: Brand, language: string) {
  const danish = writtenLanguage(language) === "da";
  return {
    id: brand.id,
    name: brand.name,
    label: brand.name,
    prioritisedMenuItem: Number(brand.id) % 27 === 1,
    link: `/shop?brand=${brand.id}`,
    metaTitle: danish ? `Gavekort til ${brand.name}` : `Gift cards for ${brand.name}`,
    metaDescription: danish
      ? `Giv et gavekort til ${brand.name} – leveret på e-mail, sms eller med posten.`
      : `Give a gift card for ${brand.name} – delivered by e-mail, text message or post.`,
    availableInCountries: brand.countries,
    presentations: brandPresentations(brand, language),
  };
}
