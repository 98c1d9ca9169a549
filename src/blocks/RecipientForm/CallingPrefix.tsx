import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { phoneText } from "~/domain/typedText";
import styles from "./CallingPrefix.module.css";
import { usePhones } from "./usePhones";

interface CallingPrefixProps {
  /** Null: the field is not for a phone number. */
  countryCode: string | null;
  typed: string;
  /** The input; it is given the id of what describes it. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** A country's prefix in front of the phone number that is typed, until the number brings its own. */
export function CallingPrefix({ countryCode, typed, children }: CallingPrefixProps) {
  const id = useId();
  const phones = usePhones(countryCode !== null);
  const known = countryCode === null ? null : (phones?.callingPrefix(countryCode) ?? null);
  const prefix = phoneText(typed).startsWith("+") ? null : known;
  return (
    <span className={styles.prefixed} data-prefix={prefix ?? undefined}>
      {children(known ? id : undefined)}
      {known && (
        <span id={id} className={styles.prefix}>
          <span className="visually-hidden">
            <FormattedMessage id="billing.phoneHint" values={{ prefix: known }} />
          </span>
          <span aria-hidden="true">{prefix}</span>
        </span>
      )}
    </span>
  );
}
