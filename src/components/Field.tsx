import { type ReactNode, useId } from "react";
import { describedBy } from "./describedBy";
import styles from "./Field.module.css";
import { FieldError } from "./FieldError";
import { FieldWiringContext } from "./fieldWiring";
import { OptionalMark } from "./OptionalMark";

interface FieldProps {
  label: ReactNode;
  /** Shown before a mistake is made: format, limits, why we ask. */
  hint?: ReactNode;
  /** What is wrong. Any text here marks the field as invalid. */
  error?: ReactNode;
  optional?: boolean;
  required?: boolean;
  /** The input's id, for the links of an ErrorSummary. */
  id?: string;
  hideLabel?: boolean;
  /** An input from `components`, which takes its wiring from here. */
  children: ReactNode;
}

/** An input with its label, hint and error, associated for screen readers. */
export function Field({ label, hint, error, optional, required, id, hideLabel, children }: FieldProps) {
  const own = useId();
  const inputId = id ?? own;
  const described = describedBy(inputId, { error, hint });
  const wiring = {
    id: inputId,
    ...(described && { "aria-describedby": described }),
    ...(error && { "aria-invalid": true as const }),
    ...(required && { "aria-required": true as const }),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={inputId} className={hideLabel ? "visually-hidden" : styles.label}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {hint && (
        <p id={`${inputId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldWiringContext value={wiring}>{children}</FieldWiringContext>
      <FieldError id={`${inputId}-error`}>{error}</FieldError>
    </div>
  );
}
