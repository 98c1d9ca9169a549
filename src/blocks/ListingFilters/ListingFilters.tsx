import { memo, startTransition, useCallback, useLayoutEffect, useOptimistic, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { RadioGroup } from "~/components/RadioGroup";
import { RetryNotice } from "~/components/RetryNotice";
import { Skeleton } from "~/components/Skeleton";
import { type ChangeFilters, offeredTypes, withFilter } from "~/domain/listingFilters";
import { type FilterKind, type ListingFilters as Filters, type ProductType } from "~/domain/listingQuery";
import { type Market } from "~/domain/market";
import { BrandFilter } from "./BrandFilter";
import { FilterGroup } from "./FilterGroup";
import styles from "./ListingFilters.module.css";
import { PriceFilter } from "./PriceFilter";
import { type FilterOptions } from "./useFilterOptions";

interface ListingFiltersProps {
  filters: Filters;
  options: FilterOptions;
  market: Market;
  channelId: number;
  /** Whether the channel has physical products; without any, types are not offered. Null: unknown. */
  hasPhysicalProducts: boolean | null;
  onChange: (change: ChangeFilters) => void;
  /** Called when the person opens the brands, whose names are then needed. */
  onBrandsWanted: () => void;
}

const GROUPS = ["recipient", "category", "occasion"] as const;

/**
 * All filters of a list. The address is the source of truth; a click shows here at once, and the address and the list
 * follow as soon as the browser is free.
 */
export const ListingFilters = memo(function ListingFilters(props: ListingFiltersProps) {
  const { options, market, channelId, hasPhysicalProducts, onChange, onBrandsWanted } = props;
  const [filters, show] = useOptimistic(props.filters, (now, change: ChangeFilters) => change(now));
  // `onChange` is another function for each address. In a ref, so that a click does not render all groups again.
  const newest = useRef(onChange);
  useLayoutEffect(() => {
    newest.current = onChange;
  }, [onChange]);
  const choose = useCallback(
    (change: ChangeFilters) =>
      startTransition(() => {
        show(change);
        newest.current(change);
      }),
    [show],
  );
  const tick = useCallback(
    (kind: FilterKind, id: string, isChosen: boolean) => choose((now) => withFilter(now, kind, id, isChosen)),
    [choose],
  );
  const types = offeredTypes(filters, options.types, hasPhysicalProducts);
  return (
    <div className={styles.filters}>
      {options.again.menu && (
        <RetryNotice onRetry={options.again.menu}>
          <FormattedMessage id="filters.failed" />
        </RetryNotice>
      )}
      {GROUPS.map((kind) =>
        options[kind] === null ? (
          options.again.menu === null && <Skeleton key={kind} shape="block" height="19rem" />
        ) : (
          <FilterGroup key={kind} kind={kind} options={options[kind]} chosen={filters[kind]} onTick={tick} />
        ),
      )}
      <PriceFilter
        market={market}
        channelId={channelId}
        min={filters.min}
        max={filters.max}
        onChange={(min, max) => choose((now) => ({ ...now, min, max }))}
      />
      {types.length > 0 && (
        // The border is on a div around it, as a fieldset's own would run through its legend.
        <div>
          <TypeFilter types={types} filters={filters} onChange={(type) => choose((now) => ({ ...now, type }))} />
        </div>
      )}
      <BrandFilter
        options={options.brand}
        again={options.again.brands}
        chosen={filters.brand}
        onTick={(id, isChosen) => tick("brand", id, isChosen)}
        onWanted={onBrandsWanted}
      />
    </div>
  );
});

const ANY = "any";
const TYPE_NAMES = { Giftcard: "filters.typeGiftcard", PhysicalProduct: "filters.typePhysicalProduct" } as const;

interface TypeFilterProps {
  types: readonly ProductType[];
  filters: Filters;
  onChange: (type: string[]) => void;
}

/** One type at a time, or all of them (spec §2). */
function TypeFilter({ types, filters, onChange }: TypeFilterProps) {
  const { formatMessage } = useIntl();
  return (
    <RadioGroup
      legend={<FormattedMessage id="filters.type" />}
      name="type"
      options={[
        { value: ANY, label: formatMessage({ id: "filters.typeAny" }) },
        ...types.map((value) => ({ value, label: formatMessage({ id: TYPE_NAMES[value] }) })),
      ]}
      value={filters.type.length === 1 ? filters.type[0]! : ANY}
      onChange={(type) => onChange(type === ANY ? [] : [type])}
    />
  );
}
