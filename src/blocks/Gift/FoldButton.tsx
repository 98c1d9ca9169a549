import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import styles from "./Fold.module.css";

interface FoldButtonProps {
  open: boolean;
  /** The id of the list. */
  controls: string;
  onToggle: (button: HTMLElement) => void;
  /** How many gifts the whole list has. */
  count: number;
}

/** Unfolds a long list of gifts, and folds it again. */
export function FoldButton({ open, controls, onToggle, count }: FoldButtonProps) {
  return (
    <div className={styles.button}>
      <Button aria-expanded={open} aria-controls={controls} onClick={(event) => onToggle(event.currentTarget)}>
        <FormattedMessage id={open ? "gifts.fewer" : "gifts.all"} values={{ count }} />
      </Button>
    </div>
  );
}
