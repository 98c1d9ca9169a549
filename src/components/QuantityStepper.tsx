import { type KeyboardEvent, useId, useState } from "react";
import { useIntl } from "react-intl";
import { clampQuantity, parseQuantity } from "~/domain/quantity";
import { useAnnounce } from "./announce";
import { Icon } from "./Icon";
import styles from "./QuantityStepper.module.css";

interface QuantityStepperProps {
  /** What is counted, for the names of the buttons: "One more of Fjeld & Fyr". */
  name: string;
  value: number;
  most: number;
  /** Called once per change, never while a number is being typed. */
  onChange: (quantity: number) => void;
}

/** A quantity: two buttons and a number input. A number out of range becomes the nearest allowed one. */
export function QuantityStepper({ name, value, most, onChange }: QuantityStepperProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  /** The most there could be when more were wanted: says why there are no more, until the next change or limit. */
  const [exceeded, setExceeded] = useState<number | null>(null);
  const isOver = exceeded === most;
  const announce = useAnnounce();
  const whyId = useId();
  const why = formatMessage({ id: "quantity.most" }, { most });

  const change = (wanted: number) => {
    const quantity = clampQuantity(wanted, most);
    if (quantity !== value) onChange(quantity);
    setExceeded(wanted > most ? most : null);
    // Announced after the change itself.
    if (wanted > most) announce(why);
  };
  /** Ends typing: the typed number is about to be reported, as it is or by a step from it. */
  const takeTyped = () => {
    setTyped(null);
    return typed === null ? null : parseQuantity(typed);
  };
  const commit = () => {
    const wanted = takeTyped();
    if (wanted !== null) change(wanted);
  };
  const stepBy = (step: number) => change((takeTyped() ?? value) + step);
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    // Where numbers are composed, as in Japanese, these keys choose among what was meant.
    if (event.nativeEvent.isComposing || (event.key !== "Enter" && !step)) return;
    event.preventDefault();
    if (step) stepBy(step);
    else commit();
  };

  return (
    <div className={styles.quantity}>
      <div className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={formatMessage({ id: "quantity.fewer" }, { name })}
          aria-disabled={value <= 1 || undefined}
          onClick={() => stepBy(-1)}
        >
          <Icon name="minus" size="s" />
        </button>
        <input
          className={styles.number}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          aria-label={formatMessage({ id: "quantity.of" }, { name })}
          aria-describedby={isOver ? whyId : undefined}
          value={typed ?? String(value)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={keys}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={formatMessage({ id: "quantity.more" }, { name })}
          aria-disabled={value >= most || undefined}
          onClick={() => stepBy(1)}
        >
          <Icon name="plus" size="s" />
        </button>
      </div>
      {isOver && (
        <p id={whyId} className={styles.why}>
          {why}
        </p>
      )}
    </div>
  );
}
