import { type ChangeEvent, type DragEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { describedBy } from "./describedBy";
import { FieldError } from "./FieldError";
import styles from "./FilePicker.module.css";
import { Icon } from "./Icon";
import { isFocusLost } from "./isFocusLost";

interface FilePickerProps {
  label: ReactNode;
  hint: ReactNode;
  /** The words on the button. */
  choose: ReactNode;
  /** As in `<input accept>`; what a file really is, is told by its bytes. */
  accept: string;
  error?: ReactNode;
  /** How far it is, or that it is done: read out. */
  status?: ReactNode;
  /** For a button that waits for it, to say why. */
  statusId?: string;
  onFile: (file: File) => void;
  /** What was chosen, with a way to take it out again. */
  children?: ReactNode;
}

/** A file from the person's machine: the browser's own input drawn as a button, and a place to drop it on. */
export function FilePicker({
  label,
  hint,
  choose,
  accept,
  error,
  status,
  statusId,
  onFile,
  children,
}: FilePickerProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hadFocus = useRef(false);
  // A button that goes with what it took out would leave the keyboard nowhere.
  useLayoutEffect(() => {
    if (hadFocus.current && isFocusLost()) input.current?.focus();
  });
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) onFile(file);
    // The same file may be chosen again after it was mended.
    event.target.value = "";
  };
  const dragged = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // Dropping is a second way for a mouse; the input inside is the way for everybody.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.picker}
      data-over={over || undefined}
      onDragOver={dragged}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
      onFocus={() => (hadFocus.current = true)}
      onBlur={() => (hadFocus.current = false)}
    >
      <p className={styles.label} id={`${id}-label`}>
        {label}
      </p>
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
      <div className={styles.row}>
        <input
          ref={input}
          className={`visually-hidden ${styles.input}`}
          id={id}
          type="file"
          accept={accept}
          aria-labelledby={`${id}-choose ${id}-label`}
          aria-describedby={describedBy(id, { error, hint })}
          aria-invalid={error ? true : undefined}
          onChange={chosen}
        />
        <label htmlFor={id} className={styles.button}>
          <Icon name="plus" size="s" />
          <span id={`${id}-choose`}>{choose}</span>
        </label>
        {children}
      </div>
      {/* Whoever has chosen a file is still at the button: both are read out as they come, and each by itself. */}
      <div className={styles.told} role="status" aria-atomic="false">
        <FieldError id={`${id}-error`}>{error}</FieldError>
        <p id={statusId} className={styles.status}>
          {status}
        </p>
      </div>
    </div>
  );
}
