import styles from "./Skeleton.module.css";
import { useWaiting } from "./waiting";

interface SkeletonProps {
  /** The number of lines of text. */
  lines?: number;
  ratio?: number;
  height?: string;
  width?: string;
  shape?: "line" | "block" | "card";
}

/**
 * A placeholder for content, visible only if it does not come at once. "Loading" is announced once beside it, not here;
 * that it takes long, by the LongRead around.
 */
export function Skeleton({ lines = 1, ratio, height, width, shape = "line" }: SkeletonProps) {
  useWaiting();
  return (
    <span className={styles.skeleton} aria-hidden="true" data-skeleton>
      {Array.from({ length: shape === "line" ? lines : 1 }, (_, at) => (
        <span
          key={at}
          className={styles.piece}
          data-shape={shape}
          style={{ aspectRatio: ratio, height, width: width ?? (at > 0 && at === lines - 1 ? "62%" : undefined) }}
        />
      ))}
    </span>
  );
}
