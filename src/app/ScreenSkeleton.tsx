import { FormattedMessage } from "react-intl";
import { CARD_RATIO } from "~/components/cardPicture";
import { Skeleton } from "~/components/Skeleton";
import styles from "./ScreenSkeleton.module.css";

/** The outline of a screen while its code is loading. */
export function ScreenSkeleton() {
  return (
    <div className={styles.screen}>
      <p role="status" className="visually-hidden">
        <FormattedMessage id="shell.loading" />
      </p>
      <Skeleton height="2.5rem" width="14rem" shape="block" />
      <div className={styles.cards}>
        {Array.from({ length: 10 }, (_, at) => (
          <Skeleton key={at} shape="card" ratio={CARD_RATIO} />
        ))}
      </div>
    </div>
  );
}
