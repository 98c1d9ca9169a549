import { type MouseEvent, useEffect, useId, useRef } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./ErrorSummary.module.css";

export interface SummaryError {
  /** The id of the field; null for an error that belongs to none. */
  fieldId?: string | null;
  text: string;
}

/**
 * The list of errors at the top of a form that was not accepted, with links to the fields. Takes the focus at every
 * `attempt`, so that the button does not seem to do nothing.
 */
export function ErrorSummary({ errors, attempt }: { errors: readonly SummaryError[]; attempt: number }) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const any = errors.length > 0;
  useEffect(() => {
    if (any && attempt > 0) box.current?.focus();
  }, [any, attempt]);
  if (!any) return null;
  return (
    <div ref={box} className={styles.summary} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="errors.title" values={{ count: errors.length }} />
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId} ${text}`}>
            {fieldId ? (
              <a className={styles.link} href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the field without changing the address, which is the route. */
function goTo(event: MouseEvent, fieldId: string) {
  event.preventDefault();
  const field = document.getElementById(fieldId);
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
