import { type MouseEvent, useEffect, useId, useRef } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./ErrorSummary.module.css";

export interface SummaryError {
  /** The id of the field; null for an error that belongs to none. */
  fieldId?: string | null;
  text: string;
}

/**
 * On top of a form that was not accepted: what there is to put right, each with the way there. Takes the focus once at
 * every `attempt`, so that nobody is left at a button that seems to do nothing, and nobody who types is led away.
 */
export function ErrorSummary({ errors, attempt }: { errors: readonly SummaryError[]; attempt: number }) {
  const box = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const ledAt = useRef(0);
  const titleId = useId();
  const any = errors.length > 0;
  useEffect(() => {
    if (!any || attempt === ledAt.current) return;
    ledAt.current = attempt;
    box.current?.focus();
    // The title of a tall one would stand behind the header of a small window.
    title.current?.scrollIntoView({ block: "nearest" });
  }, [any, attempt]);
  if (!any) return null;
  return (
    <div ref={box} className={styles.summary} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} className={styles.title}>
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
