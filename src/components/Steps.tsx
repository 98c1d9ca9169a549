import { type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { Icon } from "./Icon";
import styles from "./Steps.module.css";

export interface Step {
  key: string;
  label: ReactNode;
  /** The path of a step that is done, to go back to it. */
  to?: string;
}

/** The steps of a process: those done, the current one, and those left. */
export function Steps({ steps, current }: { steps: readonly Step[]; current: string }) {
  const { formatMessage } = useIntl();
  const at = steps.findIndex(({ key }) => key === current);
  return (
    <nav aria-label={formatMessage({ id: "steps.label" })}>
      <ol className={styles.steps}>
        {steps.map(({ key, label, to }, index) => (
          <li
            key={key}
            className={styles.step}
            data-done={index < at || undefined}
            aria-current={index === at ? "step" : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {index < at ? <Icon name="check" size="s" /> : index + 1}
            </span>
            {to && index < at ? <Link to={to}>{label}</Link> : <span>{label}</span>}
            {index < at && (
              <span className="visually-hidden">
                <FormattedMessage id="steps.done" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
