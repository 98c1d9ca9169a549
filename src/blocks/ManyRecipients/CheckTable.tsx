import { useCallback, useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { useAnnounce } from "~/components/announce";
import { isFocusLost } from "~/components/isFocusLost";
import { Button } from "~/components/Button";
import { RadioGroup } from "~/components/RadioGroup";
import { type RowTerms } from "~/domain/recipientRow";
import { type RecipientRow } from "~/domain/recipientTable";
import { wayText } from "../Gift/wayText";
import { ForAll } from "./ForAll";
import styles from "./ManyRecipients.module.css";
import { ReadyRows } from "./ReadyRows";
import { RowToMend } from "./RowToMend";
import { TableNotices } from "./TableNotices";
import { type Table, type TableStep } from "./tableRows";
import { type useChecked } from "./useChecked";
import { type GiftForAll } from "./useForAll";
import { type Method } from "./useTerms";

/** How many rows with problems are shown at once; more follow as these are done. */
const AT_ONCE = 20;

/** A row of the list of those that are ready, by the button that it was left with. */
interface LeftRow {
  number: number;
  button: "change" | "leaveOut";
}

/** The same button of the row that is back in its place or, for one that was left out, of the next one. */
function buttonNear(left: LeftRow | null): HTMLElement | undefined {
  if (!left) return undefined;
  const rows = [...document.querySelectorAll<HTMLElement>("[data-ready]")];
  const isChange = left.button === "change";
  const row = isChange
    ? rows.find(({ dataset }) => Number(dataset.ready) === left.number)
    : (rows.find(({ dataset }) => Number(dataset.ready) > left.number) ?? rows.at(-1));
  return row?.querySelectorAll("button")[isChange ? 0 : 1];
}

const MENDS = "many-mends";

/** Leads to the first field with an error; if all are right, to the first row that is not done. */
export function focusFirstToMend(): void {
  const rows = document.getElementById(MENDS);
  (rows?.querySelector<HTMLElement>("[aria-invalid=true]") ?? rows?.querySelector("input"))?.focus();
}

interface CheckTableProps {
  table: Table;
  checked: ReturnType<typeof useChecked>;
  terms: RowTerms;
  forAll: GiftForAll;
  /** What is wrong with the date of rows without one, as the id of a text. */
  dayProblem: string | null;
  methods: readonly Method[];
  /** The code for a delivery method could not be loaded: the method is unchanged and can be chosen again. */
  isUnreached: boolean;
  onMethod: (method: Method) => void;
  onForAll: (change: Partial<GiftForAll>) => void;
  onStep: (step: TableStep) => void;
}

/** What was read from a table: first the rows with problems, then those that can be added. */
export function CheckTable({
  table,
  checked,
  terms,
  forAll,
  dayProblem,
  methods,
  isUnreached,
  onMethod,
  onForAll,
  onStep,
}: CheckTableProps) {
  const { ready, toMend, slips, twice, inBasket } = checked;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasShown = useRef(false);
  const onSave = useCallback((number: number, row: RecipientRow) => onStep({ do: "save", number, row }), [onStep]);
  const onDrop = useCallback((number: number) => onStep({ do: "drop", numbers: [number] }), [onStep]);
  const onOpen = useCallback((number: number) => onStep({ do: "open", number }), [onStep]);
  const announce = useAnnounce();
  const left = useRef<LeftRow>(null);
  const onChange = useCallback(
    (number: number) => {
      left.current = { number, button: "change" };
      onOpen(number);
    },
    [onOpen],
  );
  const onLeaveOut = useCallback(
    (number: number) => {
      left.current = { number, button: "leaveOut" };
      onDrop(number);
    },
    [onDrop],
  );
  const onKeep = useCallback((number: number, row: RecipientRow) => onStep({ do: "keep", number, row }), [onStep]);

  // A table that has just been read is announced by its heading. A row that is done or removed takes the focus with it:
  // it goes to the heading too, which says how many are left; or stays in the list that the row was changed or left in.
  const count = toMend.length + ready.length;
  const unfinished = toMend.length + slips.length;
  useEffect(() => {
    // In a dialog a lost focus may fall to the dialog itself.
    const isNew = !wasShown.current;
    wasShown.current = true;
    if (!isNew && !isFocusLost() && document.activeElement?.tagName !== "DIALOG") return;
    const button = buttonNear(left.current);
    left.current = null;
    (button ?? heading.current)?.focus();
    if (button) announce(heading.current?.textContent ?? "");
  }, [count, unfinished, announce]);

  return (
    <div className={styles.check}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading} data-autofocus>
        <FormattedMessage id="many.found" values={{ count }} />
      </h3>
      <TableNotices table={table} twice={twice} inBasket={inBasket} slips={slips} onStep={onStep} />
      {methods.length > 1 && (
        <RadioGroup
          name="manyMethod"
          legend={<FormattedMessage id="purchase.method" />}
          variant="chips"
          options={methods.map((method) => ({
            value: method,
            label: <FormattedMessage id={wayText(method)} />,
          }))}
          value={terms.method}
          error={isUnreached && <FormattedMessage id="toast.network" />}
          onChange={onMethod}
        />
      )}
      <ForAll rows={table.rows} terms={terms} forAll={forAll} dayProblem={dayProblem} onChange={onForAll} />
      {toMend.length > 0 && (
        <section className={styles.part} aria-labelledby="many-mend">
          <h4 id="many-mend" className={styles.partHead}>
            <FormattedMessage id="many.toMend" values={{ count: toMend.length }} />
          </h4>
          <ul id={MENDS} className={styles.mends}>
            {toMend.slice(0, AT_ONCE).map((entry) => (
              <RowToMend
                key={entry.number}
                entry={entry}
                terms={terms}
                onSave={onSave}
                onOpen={onOpen}
                onKeep={onKeep}
                onDrop={onDrop}
              />
            ))}
          </ul>
          {toMend.length > AT_ONCE && (
            <p>
              <FormattedMessage id="many.moreToMend" values={{ count: toMend.length - AT_ONCE }} />
            </p>
          )}
          {toMend.length > 1 && (
            <div>
              <Button
                variant="quiet"
                icon="trash"
                onClick={() => onStep({ do: "drop", numbers: toMend.map(({ number }) => number) })}
              >
                <FormattedMessage id="many.dropAll" values={{ count: toMend.length }} />
              </Button>
            </div>
          )}
        </section>
      )}
      {ready.length > 0 && (
        <section className={styles.part} aria-labelledby="many-ready">
          <h4 id="many-ready" className={styles.partHead}>
            <FormattedMessage id="many.ready" values={{ count: ready.length }} />
          </h4>
          <ReadyRows rows={ready} onOpen={onChange} onDrop={onLeaveOut} />
        </section>
      )}
    </div>
  );
}
