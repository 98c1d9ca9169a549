import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useSearchParams } from "react-router";
import { useSearch } from "~/api/watch/search";
import { ProductGridSkeleton } from "~/blocks/ProductGrid/ProductGrid";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { foundBrandPath, foundCategoryPath } from "~/blocks/Search/foundPath";
import { SearchBox } from "~/blocks/Search/SearchBox";
import { useSearchService } from "~/blocks/Search/useSearchService";
import { SeeAllLink } from "~/blocks/SeeAllLink/SeeAllLink";
import { ErrorState } from "~/components/ErrorState";
import { useShopSettings } from "~/components/shopSettings";
import { useMedia, WIDE } from "~/components/useMedia";
import { cleanQuery, type Found } from "~/domain/search";
import { secretInSearch } from "~/domain/searchSecret";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { FoundGifts, PAGE } from "./FoundGifts";
import { FoundPlaces } from "./FoundPlaces";
import { NothingFound } from "./NothingFound";
import styles from "./Search.module.css";
import { useFoundGifts } from "./useFoundGifts";

const NONE: readonly Found[] = [];

/** How many gifts were shown in a history entry, by its key and the query: Back finds as many, and its place there. */
const shownIn = new Map<string, number>();

/** The search results for the query in the address (/search?q=): products, brands and categories of the market. */
export function Search() {
  const [search] = useSearchParams();
  const asked = search.get("q") ?? "";
  // A gift card's code, or its link, in the address must not be sent to the search service.
  const query = secretInSearch(asked, useShopSettings().codePrefixes) ? "" : cleanQuery(asked);
  const isWide = useMedia(WIDE);
  const { formatMessage } = useIntl();
  const title = query ? formatMessage({ id: "search.resultsFor" }, { query }) : formatMessage({ id: "search.title" });
  return (
    <div className={`page ${styles.search}`}>
      <ScreenHead title={title} noindex />
      <h1 tabIndex={-1}>{title}</h1>
      {!isWide && <SearchBox query={query} />}
      {query ? <Results key={query} query={query} /> : <NothingFound query="" />}
    </div>
  );
}

function Results({ query }: { query: string }) {
  const market = useAppSelector(selectMarket);
  const salesChannelId = useAppSelector(selectSalesChannelId);
  const entry = `${useLocation().key} ${query}`;
  const [products, setProducts] = useState(() => shownIn.get(entry) ?? PAGE);
  const onMore = () => {
    shownIn.set(entry, products + PAGE);
    setProducts(products + PAGE);
  };
  const wanted = { products, brands: 12, categories: 12 };
  const { answer, loading, failed, again } = useSearch(useSearchService(), query, { market, salesChannelId, wanted });
  const found = useFoundGifts(answer?.products ?? NONE);
  // Only what is shown is counted: the index may have products that are no longer sold.
  const isCounted = answer !== undefined && (found.isKnown || found.failed);
  const gifts = found.failed ? (answer?.products.length ?? 0) : found.gifts.length;
  const count = answer ? gifts + answer.brands.length + answer.categories.length : 0;
  // Brands and categories are all shown; how many gifts there are is only known at the end, and never of very many.
  const isPart = gifts > 0 && answer !== undefined && (answer.isMore || answer.isCut);
  const isNothing = isCounted && count === 0 && !answer.isMore;

  if (failed && !answer) {
    return (
      <ErrorState title={<FormattedMessage id="search.failed" />} onRetry={again} actions={<SeeAllLink />}>
        <FormattedMessage id="search.failedText" />
      </ErrorState>
    );
  }
  return (
    <>
      <p role="status" className={styles.count}>
        {!isCounted ? (
          <FormattedMessage id="search.loading" />
        ) : count > 0 ? (
          <FormattedMessage id="search.found" values={{ count: isPart ? gifts : count, more: String(isPart) }} />
        ) : (
          isNothing && (
            // On the screen a heading says so.
            <span className="visually-hidden">
              <FormattedMessage id="search.nothing" values={{ query }} />
            </span>
          )
        )}
      </p>
      {!answer ? (
        <ProductGridSkeleton count={10} />
      ) : isNothing ? (
        <NothingFound query={query} />
      ) : (
        <>
          <FoundPlaces titleId="search.brands" found={answer.brands} pathOf={foundBrandPath} />
          <FoundPlaces titleId="search.categories" found={answer.categories} pathOf={foundCategoryPath} />
          {(gifts > 0 || !isCounted || answer.isMore) && (
            <FoundGifts
              found={found}
              isMore={answer.isMore}
              loading={loading}
              onRetry={failed ? again : undefined}
              onMore={onMore}
            />
          )}
        </>
      )}
    </>
  );
}
