import { use, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { askFailedAgain } from "~/api/watch/answers";
import { type FilterOptions } from "~/blocks/ListingFilters/useFilterOptions";
import { cardId, ProductGrid, ProductGridSkeleton } from "~/blocks/ProductGrid/ProductGrid";
import { useAnnounce } from "~/components/announce";
import { FIRST_PICTURES } from "~/components/cardPicture";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { Notice } from "~/components/Notice";
import { RetryNotice } from "~/components/RetryNotice";
import { NOT_AWAITED, WaitingContext } from "~/components/waiting";
import { loadsOnScroll } from "~/domain/listingPages";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { listingKey } from "~/state/listing/listingKey";
import { selectListingFailure, selectListingLoading } from "~/state/listing/selectors";
import { type ListingRecord, loadNextPage, retryListing } from "~/state/listing/slice";
import { EmptyListing } from "./EmptyListing";
import styles from "./Listing.module.css";
import { useNearEnd } from "./useNearEnd";

interface ResultsProps {
  listing: ListingRecord | null;
  /** It is still the list before; the wanted one is loading. */
  old: boolean;
  options: FilterOptions;
  hasFilters: boolean;
  onClear: () => void;
}

/** The products of a list: the first pages load on scroll, further ones with "Load more". */
export function Results({ listing, old, options, hasFilters, onClear }: ResultsProps) {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const loading = useAppSelector(selectListingLoading);
  const failure = useAppSelector(selectListingFailure);
  const awaits = use(WaitingContext);
  // On opening the screen, an old list is not shown while the wanted one is loading.
  const [began, setBegan] = useState(!old);
  if (!old && listing && !began) setBegan(true);
  const shown = old && !began ? null : listing;

  const isReady = shown !== null && !old;
  // If all products so far are only for other countries, there is nothing to scroll: the next page is loaded anyway.
  const isNext = shown !== null && !shown.isLastPage && (shown.items.length === 0 || loadsOnScroll(shown.page));
  const onScroll = isReady && isNext && !loading && !failure;
  const end = useNearEnd(onScroll, () => dispatch(loadNextPage()));
  const askForMore = useMoreAsked(isReady ? shown : null);
  const count = shown?.items.length;
  // What comes by itself pushes the footer away, and the focus in it out of sight.
  useEffect(() => {
    document.querySelector("footer :focus-visible")?.scrollIntoView({ block: "nearest" });
  }, [count]);

  // The names of the filters are in the same request, and may have failed with it.
  const retry = () => {
    dispatch(retryListing());
    askFailedAgain();
  };
  if (failure && (!shown || old)) {
    return (
      <ErrorState title={<FormattedMessage id="listing.failedTitle" />} onRetry={retry}>
        <FormattedMessage id="listing.failedText" />
      </ErrorState>
    );
  }
  if (!shown) {
    return (
      <>
        <p role="status" className="visually-hidden">
          <FormattedMessage id="listing.loading" />
        </p>
        <ProductGridSkeleton count={20} />
      </>
    );
  }
  if (shown.items.length === 0 && shown.isLastPage && !old) {
    return <EmptyListing options={options} hasFilters={hasFilters} onClear={onClear} />;
  }
  return (
    <section aria-label={formatMessage({ id: "listing.results" })} className={styles.pages}>
      {shown.incomplete && (
        <Notice tone="warning" live>
          <FormattedMessage id="listing.partial" />
        </Notice>
      )}
      {/* Dimmed by the container, so that the cards are not rendered again when a filter is clicked. */}
      <div className={styles.gifts} aria-busy={old || undefined}>
        <ProductGrid products={shown.items} list="listing" priority={FIRST_PICTURES} />
      </div>
      <div ref={end} />
      {failure ? (
        <RetryNotice onRetry={() => dispatch(retryListing())}>
          <FormattedMessage id="listing.moreFailed" />
        </RetryNotice>
      ) : (
        !shown.isLastPage &&
        (isNext ? (
          // The next page is only asked for once one comes near its placeholders.
          <WaitingContext value={loading ? awaits : NOT_AWAITED}>
            <ProductGridSkeleton count={5} />
          </WaitingContext>
        ) : (
          <LoadMore
            shown={shown.items.length}
            total={shown.totalItems}
            pending={loading}
            onMore={() => {
              askForMore();
              dispatch(loadNextPage());
            }}
          />
        ))
      )}
    </section>
  );
}

/**
 * After "Load more", focuses the first new card and announces how many came; ResultCount says how many there are. Null:
 * another list is on its way, in which nothing was asked for.
 */
function useMoreAsked(listing: ListingRecord | null) {
  const { formatMessage } = useIntl();
  const announce = useAnnounce();
  const asked = useRef<{ key: string; had: number } | null>(null);
  const items = listing?.items;
  const key = listing && listingKey(listing.query);

  useEffect(() => {
    // A press that was refused in one list says nothing about the next one.
    if (asked.current?.key !== key) asked.current = null;
    const had = asked.current?.had;
    if (had === undefined || !items || items.length <= had) return;
    asked.current = null;
    const first = items[had];
    if (first) document.getElementById(cardId(first.id))?.focus();
    announce(formatMessage({ id: "listing.more" }, { count: items.length - had }));
  }, [items, key, announce, formatMessage]);

  return () => {
    if (listing) asked.current = { key: listingKey(listing.query), had: listing.items.length };
  };
}
