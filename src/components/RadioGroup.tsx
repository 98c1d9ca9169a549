import { type ReactNode, useId } from "react";
import { describedBy } from "./describedBy";
import { FieldError } from "./FieldError";
import styles from "./RadioGroup.module.css";

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second line: when, where, on which condition. */
  hint?: ReactNode;
  /** At the end of the line, such as a price; part of the label. */
  aside?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  hideLegend?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** The `name` of its inputs. */
  name: string;
  /** The id for links of an ErrorSummary; given to the chosen option, else the first available one. */
  id?: string;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** `list`: plain lines; `cards`: a box per option; `chips`: short values side by side. */
  variant?: "list" | "cards" | "chips";
}

/** A group of radio buttons. */
export function RadioGroup<Value extends string>({
  legend,
  hideLegend,
  hint,
  error,
  name,
  id,
  options,
  value,
  onChange,
  variant = "list",
}: RadioGroupProps<Value>) {
  const own = useId();
  const base = id ?? own;
  const open = options.filter(({ disabled }) => !disabled);
  const entry = open.find((option) => option.value === value) ?? open[0] ?? options[0];
  return (
    <fieldset
      className={styles.group}
      aria-describedby={describedBy(base, { error, hint })}
      data-invalid={error ? true : undefined}
    >
      <legend className={hideLegend ? "visually-hidden" : styles.legend}>{legend}</legend>
      {hint && (
        <p id={`${base}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options} data-variant={variant}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} data-disabled={option.disabled || undefined}>
            <input
              className={styles.radio}
              type="radio"
              id={option === entry ? base : undefined}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.text}>
              <span className={styles.words}>
                <span>{option.label}</span>
                {option.hint && <span className={styles.optionHint}>{option.hint}</span>}
              </span>
              {option.aside && <span className={styles.aside}>{option.aside}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${base}-error`}>{error}</FieldError>
    </fieldset>
  );
}
