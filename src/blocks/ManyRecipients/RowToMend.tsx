import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { Field } from "~/components/Field";
import { TextInput } from "~/components/TextInput";
import { useFocusOrSay } from "~/components/useFocusOrSay";
import { columnsFor, rowProblems, type RowTerms } from "~/domain/recipientRow";
import { type RecipientRow } from "~/domain/recipientTable";
import { cellText } from "./cellText";
import styles from "./ManyRecipients.module.css";
import { type TableRow } from "./tableRows";

export const LABELS = {
  name: "many.name",
  email: "many.email",
  phone: "many.phone",
  amount: "many.amount",
  date: "many.date",
} as const;

/** What a phone offers to type with. */
const KEYBOARDS = { name: "text", email: "email", phone: "tel", amount: "decimal", date: "text" } as const;

interface RowToMendProps {
  entry: TableRow;
  terms: RowTerms;
  onSave: (number: number, row: RecipientRow) => void;
  onOpen: (number: number) => void;
  onKeep: (number: number, row: RecipientRow) => void;
  onDrop: (number: number) => void;
}

/** A row with problems, its cells as fields with their errors. What is typed stays here until it is right, or left. */
export function RowToMend({ entry, terms, onSave, onOpen, onKeep, onDrop }: RowToMendProps) {
  const id = useId();
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [row, setRow] = useState(entry.row);
  const problems = rowProblems(row, terms);
  const columns = columnsFor(terms.method);
  const focusOrSay = useFocusOrSay();
  const wasOpened = entry.open;
  useEffect(() => {
    if (wasOpened && !form.current?.contains(document.activeElement)) form.current?.querySelector("input")?.focus();
  }, [wasOpened]);
  const keep = useEffectEvent(() => onKeep(entry.number, row));
  useEffect(() => () => keep(), []);
  const type = (column: (typeof columns)[number], text: string) => {
    setRow({ ...row, [column]: text });
    // Once edited, the person must confirm the row: a change of the amount for all rows must not accept it as it was.
    if (!entry.open) onOpen(entry.number);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wrong = columns.find((column) => problems[column]);
    if (wrong) focusOrSay(`${id}-${wrong}`);
    else onSave(entry.number, row);
  };
  const label = intl.formatMessage({ id: "many.row" }, { row: entry.number });
  return (
    <li>
      <form ref={form} className={styles.mend} noValidate onSubmit={save} aria-label={label}>
        <p className={styles.rowName} aria-hidden="true">
          {label}
        </p>
        <div className={styles.cells}>
          {columns.map((column) => {
            const problem = problems[column];
            return (
              <Field
                key={column}
                id={`${id}-${column}`}
                label={<FormattedMessage id={LABELS[column]} />}
                optional={column === "date"}
                error={problem && cellText(intl, column, problem, terms)}
              >
                <TextInput
                  autoComplete="off"
                  maxLength={300}
                  autoCapitalize={column === "email" ? "none" : undefined}
                  inputMode={KEYBOARDS[column]}
                  placeholder={column === "amount" ? terms.amount : undefined}
                  value={row[column]}
                  onChange={(event) => type(column, event.target.value)}
                />
              </Field>
            );
          })}
        </div>
        <div className={styles.rowActions}>
          <Button of={label} type="submit" size="s">
            <FormattedMessage id="many.done" />
          </Button>
          <Button of={label} variant="quiet" size="s" icon="trash" onClick={() => onDrop(entry.number)}>
            <FormattedMessage id="many.leaveOut" />
          </Button>
        </div>
      </form>
    </li>
  );
}
