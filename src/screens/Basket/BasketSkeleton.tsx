import { FormattedMessage } from "react-intl";
import { Skeleton } from "~/components/Skeleton";
import styles from "./Basket.module.css";

/** The placeholder of a basket with two lines. */
export function BasketSkeleton() {
  return (
    <div className={styles.layout} aria-busy="true">
      <p className="visually-hidden" role="status">
        <FormattedMessage id="basket.loading" />
      </p>
      <div className={styles.skeletonLines}>
        {[0, 1].map((line) => (
          <div key={line} className={styles.skeletonLine}>
            <Skeleton shape="card" />
            <Skeleton lines={4} />
          </div>
        ))}
      </div>
      <Skeleton shape="block" height="14rem" />
    </div>
  );
}
