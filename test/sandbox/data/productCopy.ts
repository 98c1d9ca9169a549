import type { WrittenLanguage } from "./presentations";
import type { Product } from "./products";
import { randomOf } from "./random";

const own = {
  en: { global: "The Global Gift Card", local: (country: string) => `The ${country} Gift Card` },
  da: { global: "Det globale gavekort", local: (country: string) => `Gavekortet til ${country}` },
};

/** The title of a product: the brand's name, or what one gets and where. */
export function titleOf(product: Product, language: WrittenLanguage): string {
  const { brand, item } = product;
  if (!brand) {
    const country = product.availableInCountries?.[0];
    if (!country) return own[language].global;
    return own[language].local(new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country);
  }
  if (!item) return brand.name;
  if (item.type === "gift") return language === "da" ? `${item.da} fra ${brand.name}` : `${item.en} by ${brand.name}`;
  return language === "da" ? `${item.da} hos ${brand.name}` : `${item.en} at ${brand.name}`;
}

export function shortDescriptionOf(product: Product, language: WrittenLanguage, seed: number): string {
  void seed;
  return titleOf(product, language);
}

export function longDescriptionOf(product: Product, language: WrittenLanguage, seed: number): string {
  return `<p>${shortDescriptionOf(product, language, seed)}</p>`;
}

export function sellingPointsOf(product: Product, language: WrittenLanguage, seed: number): [string, string, string] {
  void seed;
  return [titleOf(product, language), "", ""];
}

export function campaignOf(product: Product, language: WrittenLanguage, seed: number): string | null {
  void language;
  return randomOf(seed, `campaign ${product.id}`).chance(0.1) ? "New" : null;
}

export function disclaimerOf(product: Product, language: WrittenLanguage): string {
  return titleOf(product, language);
}
