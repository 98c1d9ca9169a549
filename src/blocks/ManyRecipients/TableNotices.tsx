import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { Notice } from "~/components/Notice";
import { formatItems } from "~/domain/formats";
import { MOST_ROWS } from "~/domain/tableLimits";
import { type Table, type TableStep } from "./tableRows";
import { type Slip } from "./useChecked";

/** How many repeated addresses are named, the others are counted; and how many slips are asked about at once. */
const NAMED = 3;

interface TableNoticesProps {
  table: Table;
  /** The addresses or numbers that occur more than once. */
  twice: readonly string[];
  /** The numbers of the rows whose recipient has a gift in the basket already. */
  inBasket: readonly number[];
  slips: readonly Slip[];
  onStep: (step: TableStep) => void;
}

/** What is worth knowing about a table as a whole: how it was read, what was left out, and who gets more than one. */
export function TableNotices({ table, twice, inBasket, slips, onStep }: TableNoticesProps) {
  const { locale } = useIntl();
  const { ignored, left, beyond, joined } = table;
  const named = twice.slice(0, NAMED);
  const cell = (text: string) => <q dir="auto">{text}</q>;
  return (
    <>
      {ignored.length > 0 && (
        <Notice>
          <FormattedMessage id="many.ignored" values={{ columns: formatItems(locale, ignored, true) }} />
        </Notice>
      )}
      {joined && (
        <Notice>
          <FormattedMessage id="many.joined" values={{ first: cell(joined[0]), second: cell(joined[1]) }} />
        </Notice>
      )}
      {beyond > 0 && (
        <Notice tone="warning">
          <FormattedMessage id="many.beyond" values={{ count: beyond }} />
        </Notice>
      )}
      {left > 0 && (
        <Notice tone="warning">
          <FormattedMessage id="many.left" values={{ most: MOST_ROWS, count: left }} />
        </Notice>
      )}
      {inBasket.length > 0 && (
        <Notice
          tone="warning"
          actions={
            <Button size="s" onClick={() => onStep({ do: "drop", numbers: inBasket })}>
              <FormattedMessage id="many.dropInBasket" />
            </Button>
          }
        >
          <FormattedMessage id="many.inBasket" values={{ count: inBasket.length }} />
        </Notice>
      )}
      {slips.slice(0, NAMED).map(({ number, row, meant }) => (
        <Notice
          key={number}
          tone="warning"
          title={<FormattedMessage id="many.row" values={{ row: number }} />}
          actions={
            <Button size="s" onClick={() => onStep({ do: "save", number, row: { ...row, email: meant } })}>
              <FormattedMessage id="recipient.meantEmail" values={{ email: meant }} />
            </Button>
          }
        >
          <bdi>{row.email}</bdi>
        </Notice>
      ))}
      {twice.length > 0 && (
        <Notice tone="warning">
          <FormattedMessage
            id="many.twice"
            values={{
              list: formatItems(locale, named, named.length === twice.length),
              more: twice.length - named.length,
            }}
          />
        </Notice>
      )}
    </>
  );
}
