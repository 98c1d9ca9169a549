import { useEffect, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { useSearch } from "~/api/watch/search";
import { type ComboboxOption } from "~/components/Combobox";
import { useShopSettings } from "~/components/shopSettings";
import { type Market } from "~/domain/market";
import { cleanQuery, type Found, isWorthSuggesting } from "~/domain/search";
import { secretInSearch } from "~/domain/searchSecret";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { FoundName } from "./FoundName";
import { foundBrandPath, foundCategoryPath, foundProductPath } from "./foundPath";
import { useSearchService } from "./useSearchService";

/** How long to wait after the last letter before a request. */
const PAUSE_MS = 300;
const WANTED = { products: 6, brands: 3, categories: 3 };
/** The key of the suggestion that says that a gift card's code was typed, or its link. */
const SECRET = "secret";

interface Suggestions {
  suggestions: Suggestion[];
  /** That nothing was found for what is typed. */
  nothing: string | null;
}

interface Suggestion extends ComboboxOption {
  /** The path that it leads to; null for a code or a link. */
  path: string | null;
  /** Only of a product. */
  productId?: string;
}

/**
 * Products, brands and categories for what is typed, from two letters on. A gift card's code, or its link, is never
 * sent to the service.
 */
export function useSuggestions(typed: string): Suggestions {
  const market = useAppSelector(selectMarket);
  const salesChannelId = useAppSelector(selectSalesChannelId);
  const { formatMessage } = useIntl();
  const { codePrefixes, globalCardProductId } = useShopSettings();
  const secretOf = secretInSearch(typed, codePrefixes)?.route ?? null;
  const query = secretOf ? "" : cleanQuery(typed);
  const asked = usePaused(isWorthSuggesting(query) ? query : "");
  const { answer, loading, failed } = useSearch(useSearchService(), asked, { market, salesChannelId, wanted: WANTED });

  const suggestions = useMemo(() => {
    if (secretOf) {
      const text = formatMessage({ id: secretOf === "redeem" ? "search.isCode" : "search.isLink" });
      return [{ key: SECRET, text, path: null }];
    }
    if (!answer || asked === "" || query === "") return [];
    const of = (
      found: readonly Found[],
      kind: "products" | "brands" | "categories",
      path: (market: Market, one: Found) => string,
    ) =>
      found.map((one) => ({
        key: `${kind}-${one.id}`,
        text: one.name,
        content: <FoundName parts={one.parts} />,
        group: formatMessage({ id: `search.${kind}` }),
        path: path(market, one),
        productId: kind === "products" ? one.id : undefined,
      }));
    return [
      ...of(answer.products, "products", (where, one) => foundProductPath(where, one, globalCardProductId)),
      ...of(answer.brands, "brands", foundBrandPath),
      ...of(answer.categories, "categories", foundCategoryPath),
    ];
  }, [answer, asked, query, secretOf, market, globalCardProductId, formatMessage]);

  const isKnown = answer !== undefined && asked === query && !loading && !failed;
  const isNothing = isKnown && suggestions.length === 0;
  return { suggestions, nothing: isNothing ? formatMessage({ id: "search.nothing" }, { query }) : null };
}

/** The text after a pause in typing; an empty text at once. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === "" ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
