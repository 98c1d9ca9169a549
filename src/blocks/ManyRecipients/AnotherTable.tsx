import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { type Table } from "./tableRows";

interface AnotherTableProps {
  table: Table;
  onAgain: () => void;
}

/** Goes back to bringing a table. What was put right by hand in this one is not thrown away without a question. */
export function AnotherTable({ table, onAgain }: AnotherTableProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => (table.isMended ? setAsking(true) : onAgain())}>
        <FormattedMessage id="many.again" />
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={<FormattedMessage id="many.againTitle" />}
        confirmLabel={<FormattedMessage id="many.againConfirm" />}
        onConfirm={onAgain}
        onCancel={() => setAsking(false)}
      >
        <FormattedMessage id="many.againText" values={{ count: table.rows.length }} />
      </ConfirmDialog>
    </>
  );
}
