import cardStyles from "./ProductCard.module.css";
import { Skeleton } from "./Skeleton";

/** The placeholder of a ProductCard that is still loading. */
export function ProductCardSkeleton() {
  return (
    <span className={cardStyles.card} aria-hidden="true">
      <span className={cardStyles.stage}>
        <Skeleton shape="card" />
      </span>
      <span className={cardStyles.words}>
        <Skeleton width="74%" />
        <Skeleton width="38%" />
      </span>
    </span>
  );
}
