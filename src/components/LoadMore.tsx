import { FormattedMessage } from "react-intl";
import { Button } from "./Button";
import styles from "./LoadMore.module.css";

interface LoadMoreProps {
  shown: number;
  total: number;
  onMore: () => void;
  pending: boolean;
}

/** How much of a list is shown, and the button for more of it. */
export function LoadMore({ shown, total, onMore, pending }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <p className={styles.count}>
        <FormattedMessage id="loadMore.shown" values={{ shown, total }} />
      </p>
      <progress className={styles.bar} value={shown} max={total} aria-hidden="true" />
      {shown < total && (
        <Button pending={pending} onClick={onMore}>
          <FormattedMessage id="loadMore.more" />
        </Button>
      )}
    </div>
  );
}
