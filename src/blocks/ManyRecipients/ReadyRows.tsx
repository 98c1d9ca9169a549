import { memo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { When } from "~/components/When";
import { formatPrice } from "~/domain/price";
import styles from "./ManyRecipients.module.css";
import { type ReadyRow } from "./useChecked";

interface ReadyRowsProps {
  rows: readonly ReadyRow[];
  onOpen: (number: number) => void;
  onDrop: (number: number) => void;
}

/** The rows that can be added, as they were read. */
export function ReadyRows({ rows, onOpen, onDrop }: ReadyRowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ entry, draft }) => (
        <Row key={entry.number} number={entry.number} draft={draft} onOpen={onOpen} onDrop={onDrop} />
      ))}
    </ul>
  );
}

interface RowProps extends Pick<ReadyRowsProps, "onOpen" | "onDrop"> {
  number: number;
  draft: ReadyRow["draft"];
}

const Row = memo(function Row({ number, draft, onOpen, onDrop }: RowProps) {
  const { locale } = useIntl();
  const { recipient, giftcardValue, valueCurrency, deliveryDate, timezone } = draft;
  return (
    <li className={styles.row} data-ready={number}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span className={styles.who}>
        <span dir="auto">{recipient.name}</span>
        <span className={styles.to} dir="auto">
          {recipient.email || recipient.phone}
        </span>
      </span>
      <span className={styles.what}>
        <span>{formatPrice(giftcardValue ?? 0, valueCurrency, locale)}</span>
        <span className={styles.to}>
          {deliveryDate ? (
            <When instant={deliveryDate} timezone={timezone} />
          ) : (
            <FormattedMessage id="purchase.sendNow" />
          )}
        </span>
      </span>
      <span className={styles.rowActions}>
        <Button of={recipient.name} variant="quiet" size="s" icon="edit" onClick={() => onOpen(number)}>
          <FormattedMessage id="many.change" />
        </Button>
        <Button of={recipient.name} variant="quiet" size="s" icon="trash" onClick={() => onDrop(number)}>
          <FormattedMessage id="many.leaveOut" />
        </Button>
      </span>
    </li>
  );
});
