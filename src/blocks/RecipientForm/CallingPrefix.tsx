import { type ReactNode, useEffect, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { phoneText } from "~/domain/typedText";
import styles from "./CallingPrefix.module.css";
import { loadPhones, type Phones } from "./loadPhones";

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
  const known = useCallingPrefix(countryCode);
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

/** "+45", once the numbering plans are there; null for no country. */
function useCallingPrefix(countryCode: string | null): string | null {
  const [phones, setPhones] = useState<Phones | null>(null);
  const isWanted = countryCode !== null;
  useEffect(() => {
    if (!isWanted) return;
    let dropped = false;
    // Without them the field works all the same; they are asked for again when it is checked.
    loadPhones().then(
      (loaded) => {
        if (!dropped) setPhones(loaded);
      },
      () => undefined,
    );
    return () => {
      dropped = true;
    };
  }, [isWanted]);
  return countryCode === null ? null : (phones?.callingPrefix(countryCode) ?? null);
}
