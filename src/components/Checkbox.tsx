import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./Checkbox.module.css";
import { describedBy } from "./describedBy";
import { FieldError } from "./FieldError";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  /**
   * Beside the label, but not part of it, so that clicking it does not tick the box: a count, or a link to the terms.
   */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A checkbox with its label, hint and error. */
export function Checkbox({ label, aside, hint, error, id, ...props }: CheckboxProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <input
          {...props}
          id={inputId}
          type="checkbox"
          className={styles.box}
          aria-describedby={describedBy(inputId, { error, hint })}
          aria-invalid={error ? true : undefined}
        />
        <div className={styles.words}>
          <label htmlFor={inputId} className={styles.label}>
            {label}
          </label>
          {aside && <span className={styles.aside}>{aside}</span>}
        </div>
      </div>
      {hint && (
        <p id={`${inputId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${inputId}-error`}>{error}</FieldError>
    </div>
  );
}
