import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { phoneText } from "~/domain/typedText";
import styles from "./CallingPrefix.module.css";
import { usePhones } from "./usePhones";

interface CallingPrefixProps {
  /** Null if the field is not for a phone number. */
  countryCode: string | null;
  typed: string;
  /** Renders the input, with the id for its aria-describedby. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** Shows a country's calling code before the typed phone number, unless that has its own. */
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
