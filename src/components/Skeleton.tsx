import styles from "./Skeleton.module.css";

interface SkeletonProps {
  /** Lines of text, a picture of some proportions, or a block as high as told. */
  lines?: number;
  ratio?: number;
  height?: string;
  width?: string;
  shape?: "line" | "block" | "card";
}

/** The shape of what comes, seen only when it does not come at once. Say "loading" once beside it, not here. */
export function Skeleton({ lines = 1, ratio, height, width, shape = "line" }: SkeletonProps) {
  return (
    <span className={styles.skeleton} aria-hidden="true">
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
