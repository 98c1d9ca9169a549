import { type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { Notice } from "~/components/Notice";

/** In place of names that could not be asked for: what is missing, and the way to try again. */
export function NotLoaded({ again, children }: { again: () => void; children: ReactNode }) {
  return (
    <Notice
      tone="error"
      live
      actions={
        <Button size="s" onClick={again}>
          <FormattedMessage id="error.retry" />
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
