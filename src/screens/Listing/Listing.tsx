import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { listingInput, type ListingQuery } from "~/api/watch/listing";
import { ChosenFilters } from "~/blocks/ListingFilters/ChosenFilters";
import { ListingFilters } from "~/blocks/ListingFilters/ListingFilters";
import { knownIds, useFilterOptions } from "~/blocks/ListingFilters/useFilterOptions";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { Button } from "~/components/Button";
import { Sheet } from "~/components/Sheet";
import { useMedia, WIDE } from "~/components/useMedia";
import { type ChangeFilters, countFilters, knownOnly, withoutFilters } from "~/domain/listingFilters";
import { wordsOf } from "~/domain/presentation";
import { selectChosen } from "~/state/auth/selectors";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { selectListing, selectListingFailure, selectListingIsOld } from "~/state/listing/selectors";
import { openListing } from "~/state/listing/slice";
import styles from "./Listing.module.css";
import { isNameless, onlyChosen } from "./onlyChosen";
import { ResultCount } from "./ResultCount";
import { Results } from "./Results";
import { SortSelect } from "./SortSelect";
import { useListingFilters } from "./useListingFilters";

export { seed } from "./seed";

/** The listing of all products, filtered and sorted by the address (spec §2). */
export function Listing() {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const market = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const department = useAppSelector(selectChosen)?.departmentId ?? null;
  const listing = useAppSelector(selectListing);
  const isOld = useAppSelector(selectListingIsOld);
  const failed = useAppSelector(selectListingFailure) !== null;
  const { filters, change } = useListingFilters(market, channelId, department);
  const [brandsWanted, setBrandsWanted] = useState(false);
  const [sheetOpen, setSheetOpen] = useState(false);
  const isWide = useMedia(WIDE);
  const heading = useRef<HTMLHeadingElement>(null);
  const top = useRef<HTMLDivElement>(null);

  const options = useFilterOptions(market, channelId, brandsWanted || filters.brand.length > 0);
  // As a string, because the market may be a new object with the same content: then the query is the same.
  const question = JSON.stringify(listingInput({ market, salesChannelId: channelId, filters, department }));
  const query = useMemo(() => JSON.parse(question) as ListingQuery, [question]);

  useLayoutEffect(() => {
    dispatch(openListing(query));
  }, [dispatch, query]);

  // Unknown ids and other invalid filters are removed from the address; in one step, once menu and brands are both
  // loaded, as each step makes another request.
  const isNamed = options.recipient !== null && (options.brand !== null || filters.brand.length === 0);
  useEffect(() => {
    if (isNamed) change((now) => knownOnly(now, knownIds(options)));
  }, [change, filters, options, isNamed]);

  const onChange = useCallback(
    (to: ChangeFilters) => {
      // Asked before anything changes: afterwards the browser would have to lay out the page within the press.
      const { top: above = 0 } = top.current?.getBoundingClientRect() ?? {};
      change(to);
      // Scrolled down in a long list, scroll to the top for the new one, which may be short.
      if (above < 0) top.current?.scrollIntoView();
    },
    [change],
  );
  const onBrandsWanted = useCallback(() => setBrandsWanted(true), []);
  const isHeadingNext = useRef(false);
  const focusHeading = () => {
    isHeadingNext.current = true;
  };
  // Not during the click: the heading may still be the name of the filter that was removed, and would be read as that.
  useLayoutEffect(() => {
    if (isHeadingNext.current) heading.current?.focus({ preventScroll: true });
    isHeadingNext.current = false;
  }, [filters]);

  const only = onlyChosen(filters, options);
  const name = only?.name;
  const title = name ?? formatMessage({ id: isNameless(filters, options) ? "listing.results" : "listing.title" });
  const filterCount = countFilters(filters);
  const sort = <SortSelect value={filters.order} onChange={(order) => onChange((now) => ({ ...now, order }))} />;
  const panel = (
    <ListingFilters
      filters={filters}
      options={options}
      market={market}
      channelId={channelId}
      hasPhysicalProducts={listing?.hasPhysicalProducts ?? null}
      onChange={onChange}
      onBrandsWanted={onBrandsWanted}
    />
  );
  return (
    <div className={`page ${styles.listing}`}>
      <ScreenHead
        title={wordsOf(only?.metaTitle ?? "") || title}
        description={
          wordsOf(only?.metaDescription ?? "") ||
          (name
            ? formatMessage({ id: "listing.descriptionOf" }, { name })
            : formatMessage({ id: "listing.description" }))
        }
      />
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <ResultCount listing={isOld ? null : listing} failed={!listing && failed} />
        {isWide && sort}
      </header>
      {isWide && (
        <section className={styles.side} aria-label={formatMessage({ id: "filters.title" })}>
          {panel}
        </section>
      )}
      <div className={styles.results} ref={top}>
        <div className={styles.bar}>
          {!isWide && (
            <Button icon="filter" onClick={() => setSheetOpen(true)}>
              <FormattedMessage id="filters.open" values={{ count: filterCount }} />
            </Button>
          )}
          <div className={styles.chosen}>
            <ChosenFilters
              filters={filters}
              options={options}
              currency={market.currency}
              onChange={onChange}
              focusAfter={focusHeading}
            />
          </div>
          {!isWide && sort}
        </div>
        <Results
          listing={listing}
          old={isOld}
          options={options}
          hasFilters={filterCount > 0}
          onClear={() => {
            onChange(withoutFilters);
            focusHeading();
          }}
        />
      </div>
      <Sheet
        open={sheetOpen && !isWide}
        onClose={() => setSheetOpen(false)}
        title={<FormattedMessage id="filters.title" />}
        footer={
          <>
            {filterCount > 0 && (
              <Button onClick={() => onChange(withoutFilters)}>
                <FormattedMessage id="filters.clear" />
              </Button>
            )}
            {/* Never pending: the press may leave a price field, whose price is counted then, and must still count. */}
            <Button variant="primary" aria-busy={isOld || undefined} onClick={() => setSheetOpen(false)}>
              {listing ? (
                <FormattedMessage id="filters.show" values={{ count: listing.totalItems }} />
              ) : (
                <FormattedMessage id="dialog.close" />
              )}
            </Button>
          </>
        }
      >
        {panel}
        {/* The count on the page is inert while the sheet is open. */}
        <div className="visually-hidden">
          <ResultCount listing={isOld ? null : listing} failed={!listing && failed} />
        </div>
      </Sheet>
    </div>
  );
}
