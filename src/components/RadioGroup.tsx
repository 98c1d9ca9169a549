import { type ReactNode, useId } from "react";
import { describedBy } from "./describedBy";
import { FieldError } from "./FieldError";
import styles from "./RadioGroup.module.css";

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second line: when, where, under which condition. */
  hint?: ReactNode;
  /** At the end of the line: a price. It is read with the label. */
  aside?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  hideLegend?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Name of the group in its form. */
  name: string;
  /** Id of the choice that takes the focus from a link of an ErrorSummary: the chosen one, else the first to choose. */
  id?: string;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** `list`: plain lines. `cards`: one box a choice. `chips`: short values side by side. */
  variant?: "list" | "cards" | "chips";
}

/** One of a few, all of them in view. */
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
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.hint && <span className={styles.optionHint}>{option.hint}</span>}
            </span>
            {option.aside && <span className={styles.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
      <FieldError id={`${base}-error`}>{error}</FieldError>
    </fieldset>
  );
}
