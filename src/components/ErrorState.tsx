import { type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "./Button";
import styles from "./EmptyState.module.css";
import { Icon } from "./Icon";

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
export function ErrorState({ title, headingLevel = 2, children, onRetry, actions }: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state} data-tone="error" role="alert">
      <span className={styles.sign}>
        <Icon name="warning" size="l" />
      </span>
      <Heading className={styles.title} tabIndex={headingLevel === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children && <div className={styles.words}>{children}</div>}
      <div className={styles.actions}>
        {onRetry && (
          <Button variant="primary" onClick={onRetry}>
            <FormattedMessage id="error.retry" />
          </Button>
        )}
        {actions}
      </div>
    </div>
  );
}
