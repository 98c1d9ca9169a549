import { type FocusEvent, useDeferredValue, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Checkbox } from "~/components/Checkbox";
import { Field } from "~/components/Field";
import { isFocusLost } from "~/components/isFocusLost";
import { RetryNotice } from "~/components/RetryNotice";
import { Skeleton } from "~/components/Skeleton";
import { TextInput } from "~/components/TextInput";
import { bareLetters } from "~/domain/bareLetters";
import styles from "./ListingFilters.module.css";
import { type FilterOption } from "./useFilterOptions";

/** Of hundreds of brands only the best matches are shown; typing finds the others. */
const MOST_SHOWN = 8;

interface BrandFilterProps {
  /** Null until they are requested. */
  options: readonly FilterOption[] | null;
  /** Requests them again; null unless that has failed. */
  again: (() => void) | null;
  chosen: readonly string[];
  onTick: (id: string, isChosen: boolean) => void;
  onWanted: () => void;
}

/** The filter for brands, found by a few letters of their names. Chosen ones come first. */
export function BrandFilter({ options, again, chosen, onTick, onWanted }: BrandFilterProps) {
  const { formatMessage, locale } = useIntl();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [opened, setOpened] = useState(false);
  /** The brand that was just unticked: it stays in view, to be ticked again. */
  const [unticked, setUnticked] = useState<string | null>(null);
  const sought = useDeferredValue(typed);
  const fits = useMemo(() => fitting(options ?? [], sought, locale), [options, sought, locale]);
  const others = fits.filter(({ id }) => !chosen.includes(id));
  const best = opened ? others.slice(0, MOST_SHOWN) : [];
  const picked = options?.filter(({ id }) => chosen.includes(id)) ?? [];
  const left = options?.find(({ id }) => id === unticked && !chosen.includes(id));
  const shown = left && !best.includes(left) ? [left, ...best] : best;
  const more = others.filter((other) => !shown.includes(other)).length;
  const open = () => {
    setOpened(true);
    onWanted();
  };
  const box = ({ id, name }: FilterOption) => {
    const tick = (isChosen: boolean) => {
      setUnticked(isChosen ? null : id);
      onTick(id, isChosen);
    };
    return (
      <Checkbox
        key={id}
        id={`${listId}-${id}`}
        label={name}
        checked={chosen.includes(id)}
        onChange={({ target }) => tick(target.checked)}
      />
    );
  };
  return (
    <fieldset className={styles.group} {...useFocusKept()}>
      <legend className={styles.legend}>
        <FormattedMessage id="filters.brand" />
      </legend>
      {picked.map(box)}
      <Field label={<FormattedMessage id="filters.findBrand" />} hideLabel>
        <TextInput
          type="search"
          autoComplete="off"
          placeholder={formatMessage({ id: "filters.findBrand" })}
          aria-controls={listId}
          value={typed}
          onFocus={open}
          onChange={(event) => {
            setTyped(event.target.value);
            setUnticked(null);
          }}
        />
      </Field>
      <div id={listId}>
        {again ? (
          <RetryNotice onRetry={again}>
            <FormattedMessage id="brands.failed" />
          </RetryNotice>
        ) : (
          opened && options === null && <Skeleton lines={4} />
        )}
        {shown.map(box)}
      </div>
      <p role="status" className={styles.note}>
        {opened && options && more > 0 && <FormattedMessage id="filters.moreBrands" values={{ count: more }} />}
        {opened && options && sought && fits.length === 0 && <FormattedMessage id="filters.noBrand" />}
      </p>
    </fieldset>
  );
}

/** A box that is ticked moves to the chosen ones, as another element with the same id: this keeps the focus on it. */
function useFocusKept() {
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focused.current && isFocusLost()) document.getElementById(focused.current)?.focus();
  });
  return {
    onFocus: (event: FocusEvent) => void (focused.current = event.target.id),
    onBlur: () => void (focused.current = null),
  };
}

/** Brands with the typed letters in their names: first those that begin with them, prioritised ones before others. */
function fitting(options: readonly FilterOption[], typed: string, locale: string): FilterOption[] {
  const letters = bareLetters(typed.trim());
  const begins = ({ name }: FilterOption) => Number(!bareLetters(name).startsWith(letters));
  const { compare } = new Intl.Collator(locale);
  return options
    .filter(({ name }) => bareLetters(name).includes(letters))
    .sort(
      (one, other) =>
        begins(one) - begins(other) ||
        Number(other.prioritised) - Number(one.prioritised) ||
        compare(one.name, other.name),
    );
}
