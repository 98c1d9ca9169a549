import { type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "./Icon";
import { Link } from "./Link";
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
            <StepFace to={index < at ? to : undefined}>
              <span className={styles.mark} aria-hidden="true">
                {index < at ? <Icon name="check" size="s" /> : index + 1}
              </span>
              <span className={styles.words}>{label}</span>
            </StepFace>
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

/** The mark is in the link too: on a phone there is nothing else to press, or to show the focus. */
function StepFace({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return <span className={styles.face}>{children}</span>;
  return (
    <Link to={to} className={styles.face}>
      {children}
    </Link>
  );
}
