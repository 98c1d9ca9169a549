import { FormattedMessage } from "react-intl";
import { type FilterOptions } from "~/blocks/ListingFilters/useFilterOptions";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { Link } from "~/components/Link";
import { listingSearch, noFilters } from "~/domain/listingQuery";
import { shopPath } from "~/domain/routes";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Listing.module.css";

const MOST_OFFERED = 6;

/** Says that no product matches, with a button to clear the filters, and categories. */
export function EmptyListing({
  options,
  hasFilters,
  onClear,
}: {
  options: FilterOptions;
  hasFilters: boolean;
  onClear: () => void;
}) {
  const market = useAppSelector(selectMarket);
  const offered = (options.category ?? []).filter(({ hidden }) => !hidden).slice(0, MOST_OFFERED);
  return (
    <EmptyState
      icon="search"
      title={<FormattedMessage id={hasFilters ? "listing.emptyTitle" : "listing.emptyBareTitle"} />}
      actions={
        hasFilters && (
          <Button variant="primary" onClick={onClear}>
            <FormattedMessage id="filters.clear" />
          </Button>
        )
      }
    >
      {hasFilters && <FormattedMessage id="listing.emptyText" />}
      {offered.length > 0 && (
        <ul className={styles.offered}>
          {offered.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={shopPath(market, listingSearch({ ...noFilters(), category: [id] }, market))}
                className={styles.offer}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
