import { FormattedMessage } from "react-intl";
import { Button } from "./Button";
import { Notice } from "./Notice";

/** Told above what could only be read in part, so that nobody takes it for everything. */
export function IncompleteNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="warning"
      live
      title={<FormattedMessage id="incomplete.title" />}
      actions={
        <Button size="s" onClick={onRetry}>
          <FormattedMessage id="error.retry" />
        </Button>
      }
    />
  );
}
