import { type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "./Button";
import { EmptyState } from "./EmptyState";

interface ErrorStateProps {
  title: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** What happened, in plain words, and what is kept. */
  children?: ReactNode;
  onRetry?: () => void;
  /** Other ways on. */
  actions?: ReactNode;
}

/** Says that something could not be shown, and how to go on. */
export function ErrorState({ onRetry, actions, ...said }: ErrorStateProps) {
  const ways = (
    <>
      {onRetry && (
        <Button variant="primary" onClick={onRetry}>
          <FormattedMessage id="error.retry" />
        </Button>
      )}
      {actions}
    </>
  );
  return <EmptyState {...said} icon="warning" actions={ways} isError />;
}
