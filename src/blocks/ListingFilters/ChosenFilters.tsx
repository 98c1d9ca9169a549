import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { Icon } from "~/components/Icon";
import { type ChangeFilters, withFilter, withoutFilters } from "~/domain/listingFilters";
import { type ListingFilters as Filters } from "~/domain/listingQuery";
import { formatPrice } from "~/domain/price";
import styles from "./ChosenFilters.module.css";
import { LEGENDS } from "./legends";
import { chosenOptions, type FilterOptions, namelessIds } from "./useFilterOptions";

interface ChosenFiltersProps {
  filters: Filters;
  options: FilterOptions;
  /** The market's currency, for the price. */
  currency: string;
  onChange: (change: ChangeFilters) => void;
  /** Sets the focus when the last button is gone. */
  focusAfter: () => void;
}

/** The chosen filters, each a button that removes it. */
export function ChosenFilters({ filters, options, currency, onChange, focusAfter }: ChosenFiltersProps) {
  const { formatMessage, locale } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const chosen: { key: string; name: string; without: ChangeFilters }[] = [];
  for (const kind of ["recipient", "category", "occasion", "brand"] as const) {
    for (const { id, name } of chosenOptions(filters, options, kind)) {
      chosen.push({ key: `${kind} ${id}`, name, without: (now) => withFilter(now, kind, id, false) });
    }
    // Filters without a name narrow the list too: they are shown by the name of their kind.
    const nameless = namelessIds(filters, options, kind);
    if (nameless.length > 0) {
      chosen.push({
        key: kind,
        name: formatMessage({ id: LEGENDS[kind] }),
        without: (now) => ({ ...now, [kind]: now[kind].filter((id) => !nameless.includes(id)) }),
      });
    }
  }
  for (const type of filters.type) {
    const id = type === "Giftcard" ? "filters.typeGiftcard" : "filters.typePhysicalProduct";
    chosen.push({ key: `type ${type}`, name: formatMessage({ id }), without: (now) => ({ ...now, type: [] }) });
  }
  if (filters.min !== null || filters.max !== null) {
    const price = (amount: number | null) => (amount === null ? "" : formatPrice(amount, currency, locale));
    const id =
      filters.max === null ? "filters.priceFrom" : filters.min === null ? "filters.priceTo" : "filters.priceBetween";
    const name = formatMessage({ id }, { min: price(filters.min), max: price(filters.max) });
    chosen.push({ key: "price", name, without: (now) => ({ ...now, min: null, max: null }) });
  }
  if (chosen.length === 0) return null;

  const remove = (at: number, without: ChangeFilters) => {
    onChange(without);
    // The clicked button disappears: the next one takes the focus, else the one before.
    const buttons = list.current?.querySelectorAll<HTMLElement>("button") ?? [];
    const next = buttons[at + 1] ?? (chosen.length > 1 ? buttons[at - 1] : undefined);
    if (chosen.length > 1 && next) next.focus();
    else focusAfter();
  };
  return (
    <ul ref={list} className={styles.list} aria-label={formatMessage({ id: "filters.chosen" })}>
      {chosen.map(({ key, name, without }, at) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chosen}
            aria-label={formatMessage({ id: "filters.remove" }, { name })}
            onClick={() => remove(at, without)}
          >
            <span>{name}</span>
            <Icon name="close" size="s" />
          </button>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              onChange(withoutFilters);
              focusAfter();
            }}
          >
            <FormattedMessage id="filters.clear" />
          </Button>
        </li>
      )}
    </ul>
  );
}
