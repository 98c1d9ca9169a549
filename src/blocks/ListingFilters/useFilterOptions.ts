import { useMemo } from "react";
import { useBrands, useMenu } from "~/api/watch/content";
import { listedTypes } from "~/domain/listingFilters";
import { type FilterKind, type ListingFilters, type ProductType, sortedIds } from "~/domain/listingQuery";
import { type Market } from "~/domain/market";
import { nameOf } from "~/domain/presentation";
import { offeredIn } from "~/domain/product";

export interface FilterOption {
  id: string;
  name: string;
  /** Not offered as a filter, but allowed in an address. */
  hidden: boolean;
  prioritised: boolean;
  /** Its title for search engines. */
  metaTitle?: string | null;
  metaDescription?: string | null;
}

type NamedKind = "recipient" | "category" | "occasion" | "brand";

export interface FilterOptions extends Record<NamedKind, readonly FilterOption[] | null> {
  /** The channel's own list of types; null for none. */
  types: readonly ProductType[] | null;
  /** Request names again that failed to load; null if nothing failed. */
  again: { menu: (() => void) | null; brands: (() => void) | null };
  /** Some could not be read: an id that is not among them may still be valid. */
  partial: { menu: boolean; brands: boolean };
}

interface Offered {
  id: string;
  label?: string | null;
  name?: string | null;
  prioritisedMenuItem: boolean;
  metaTitle?: string | null;
  metaDescription?: string | null;
  availableInCountries?: readonly string[] | null;
  categoryHideInFilters?: boolean;
}

/** The filter options of a market with their names; null while they are loading. Brands are only loaded when wanted. */
export function useFilterOptions(market: Market, channelId: number, wantsBrands: boolean): FilterOptions {
  const asked = useMenu(market, channelId);
  const askedBrands = useBrands(market, channelId, wantsBrands);
  const menuPartial = asked.incomplete === true;
  const brandsPartial = askedBrands.incomplete === true;
  const answer = asked.data?.categoriesBySalesChannel;
  const menu = someOf(answer?.categories, menuPartial);
  const brands = someOf(askedBrands.data?.brandsBySalesChannel, brandsPartial);
  const askMenuAgain = asked.failure || (menuPartial && !menu) ? asked.again : null;
  const askBrandsAgain = askedBrands.failure || (brandsPartial && !brands) ? askedBrands.again : null;
  const { locale, countryCode } = market;
  const types = answer?.types;
  return useMemo(() => {
    const options = (offered: readonly Offered[] | undefined) =>
      offered
        ? offeredIn(offered, countryCode).map((one) => ({
            id: one.id,
            name: nameOf(one, locale),
            hidden: one.categoryHideInFilters === true,
            prioritised: one.prioritisedMenuItem,
            metaTitle: one.metaTitle,
            metaDescription: one.metaDescription,
          }))
        : null;
    const group = (name: string) => options(menu?.filter((category) => category.group === name));
    return {
      recipient: menu ? group("recipient") : null,
      category: menu ? group("regular") : null,
      occasion: menu ? group("occasion") : null,
      brand: options(brands),
      types: listedTypes(types),
      again: { menu: askMenuAgain, brands: askBrandsAgain },
      partial: { menu: menuPartial, brands: brandsPartial },
    };
  }, [menu, types, brands, askMenuAgain, askBrandsAgain, menuPartial, brandsPartial, locale, countryCode]);
}

/** A list, or undefined if nothing in the answer could be read. */
const someOf = <One>(list: readonly One[] | undefined, partial: boolean) =>
  partial && list?.length === 0 ? undefined : list;

/** The valid ids by kind; null for a kind that is not, or not completely, known, so that its ids are kept. */
export function knownIds(options: FilterOptions): Partial<Record<FilterKind, ReadonlySet<string> | null>> {
  const ids = (kind: NamedKind) =>
    isPartial(options, kind) ? null : options[kind] && new Set(options[kind].map(({ id }) => id));
  return {
    recipient: ids("recipient"),
    category: ids("category"),
    occasion: ids("occasion"),
    brand: ids("brand"),
    type: options.types && new Set(options.types),
  };
}

/** The chosen ids of a kind with their names; those whose name is not known yet are left out. */
export function chosenOptions(filters: ListingFilters, options: FilterOptions, kind: NamedKind) {
  return sortedIds(filters[kind]).flatMap((id) => options[kind]?.find((option) => option.id === id) ?? []);
}

const isPartial = ({ partial }: FilterOptions, kind: NamedKind) => (kind === "brand" ? partial.brands : partial.menu);

/** The chosen ids of a kind whose names could not be loaded. */
export function namelessIds(filters: ListingFilters, options: FilterOptions, kind: NamedKind): string[] {
  const failed = kind === "brand" ? options.again.brands : options.again.menu;
  if (options[kind] === null ? failed === null : !isPartial(options, kind)) return [];
  return filters[kind].filter((id) => !options[kind]?.some((option) => option.id === id));
}
