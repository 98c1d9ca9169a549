import {
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { describedBy } from "./describedBy";
import { FieldError } from "./FieldError";
import styles from "./FilePicker.module.css";
import { Icon } from "./Icon";
import { isFocusLost } from "./isFocusLost";

interface FilePickerProps {
  label: ReactNode;
  hint: ReactNode;
  /** The label of the button. */
  choose: ReactNode;
  /** As in `<input accept>`; the file's real type must still be checked by its bytes. */
  accept: string;
  error?: ReactNode;
  /** The progress, or that it is done; announced. */
  status?: ReactNode;
  /** The id of the status, for a button that waits for it to refer to. */
  statusId?: string;
  onFile: (file: File) => void;
  /** What was chosen, with a way to remove it. */
  children?: ReactNode;
}

/** Picks a file from the person's device: a file input that looks like a button, and a drop zone. */
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
  // The button that removes the file disappears with it; without this the focus would be lost.
  useLayoutEffect(() => {
    if (hadFocus.current && isFocusLost()) input.current?.focus();
  });
  useEffect(() => keepPageOnDrop(), []);
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) onFile(file);
    // So that the same file can be chosen again, after it was corrected.
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
    // Dropping is an additional way for a mouse; everybody can use the input inside.
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
      {/* The focus is still on the button: status and error are announced as they come, each on its own. */}
      <div className={styles.told} role="status" aria-atomic="false">
        <FieldError id={`${id}-error`}>{error}</FieldError>
        <p id={statusId} className={styles.status}>
          {!error && status}
        </p>
      </div>
    </div>
  );
}

/**
 * The browser opens a file that is dropped beside the drop zone in the place of the page: what was typed would be lost.
 * Answers how to end it.
 */
function keepPageOnDrop(): () => void {
  const keep = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    // The pointer shows that nothing is taken here.
    event.dataTransfer.dropEffect = "none";
  };
  const events = ["dragover", "drop"] as const;
  for (const event of events) window.addEventListener(event, keep);
  return () => events.forEach((event) => window.removeEventListener(event, keep));
}
