import { memo, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { shallowEqual } from "react-redux";
import { Button } from "~/components/Button";
import { Checkbox } from "~/components/Checkbox";
import { type FilterKind } from "~/domain/listingQuery";
import { LEGENDS } from "./legends";
import styles from "./ListingFilters.module.css";
import { type FilterOption } from "./useFilterOptions";

/** How many options are shown before the person asks for all. */
const FEW = 6;

interface FilterGroupProps {
  kind: keyof typeof LEGENDS;
  options: readonly FilterOption[];
  chosen: readonly string[];
  onTick: (kind: FilterKind, id: string, isChosen: boolean) => void;
}

/** A group of checkboxes. Chosen ones, and the one that was just unticked, are always shown. */
function Group({ kind, options, chosen, onTick }: FilterGroupProps) {
  const listId = useId();
  const [all, setAll] = useState(false);
  const [unticked, setUnticked] = useState<string | null>(null);
  const stays = (id: string) => id === unticked || chosen.includes(id);
  const offered = options.filter(({ id, hidden }) => !hidden || stays(id));
  // A single further option takes no more room than the button would.
  const isLong = offered.length > FEW + 1;
  const shown = all || !isLong ? offered : offered.filter(({ id }, at) => at < FEW || stays(id));
  if (offered.length === 0) return null;
  const tick = (id: string, isChosen: boolean) => {
    setUnticked(isChosen ? null : id);
    onTick(kind, id, isChosen);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <FormattedMessage id={LEGENDS[kind]} />
      </legend>
      <div id={listId}>
        {shown.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ target }) => tick(id, target.checked)}
          />
        ))}
      </div>
      {isLong && (
        <Button
          variant="quiet"
          size="s"
          aria-expanded={all}
          aria-controls={listId}
          iconAfter={all ? undefined : "chevron-down"}
          onClick={() => setAll(!all)}
        >
          {all ? (
            <FormattedMessage id="filters.showFewer" />
          ) : (
            <FormattedMessage id="filters.showAll" values={{ count: offered.length }} />
          )}
        </Button>
      )}
    </fieldset>
  );
}

/** Not rendered again by a click in another group: `chosen`, a new list for each address, is compared by its items. */
export const FilterGroup = memo(
  Group,
  (before, after) =>
    shallowEqual(before.chosen, after.chosen) && shallowEqual(before, { ...after, chosen: before.chosen }),
);
