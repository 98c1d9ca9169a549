import { memo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Field } from "~/components/Field";
import { Select } from "~/components/Select";
import { SORTS, type SortId } from "~/domain/listingQuery";
import styles from "./Listing.module.css";

const NAMES = {
  SortingPosition: "listing.sortSortingPosition",
  Alphabetic: "listing.sortAlphabetic",
  PriceAsc: "listing.sortPriceAsc",
  PriceDesc: "listing.sortPriceDesc",
} as const;

/** The sort order. */
export const SortSelect = memo(function SortSelect({
  value,
  onChange,
}: {
  value: SortId;
  onChange: (order: SortId) => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.sort}>
      <Field label={<FormattedMessage id="listing.sort" />}>
        <Select value={value} onChange={(event) => onChange(event.target.value as SortId)}>
          {SORTS.map(({ id }) => (
            <option key={id} value={id}>
              {formatMessage({ id: NAMES[id] })}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
});
