import styles from "./Celebration.module.css";

/** A decorative drawing of a wrapped gift with streamers, animated once. */
export function Celebration() {
  return (
    <svg className={styles.drawing} viewBox="21 0 158 132" aria-hidden="true" focusable="false">
      <g className={styles.streamers}>
        <path d="M44 30c8 2 6 10 14 12" data-tone="warm" />
        <path d="M24 66c7-4 10 3 17-1" data-tone="accent" />
        <path d="M38 98l10-5" data-tone="soft" />
        <path d="M66 12l4 9" data-tone="accent" />
        <path d="M156 30c-8 2-6 10-14 12" data-tone="accent" />
        <path d="M176 66c-7-4-10 3-17-1" data-tone="warm" />
        <path d="M162 98l-10-5" data-tone="soft" />
        <path d="M134 12l-4 9" data-tone="warm" />
      </g>
      <g className={styles.gift}>
        <rect className={styles.box} x="66" y="66" width="68" height="52" rx="6" />
        <rect className={styles.lid} x="60" y="52" width="80" height="20" rx="6" />
        <path className={styles.ribbon} d="M100 52v66" />
        <path
          className={styles.bow}
          d="M100 52c-6-2-24-4-24-16 0-13 20-14 24 16zm0 0c6-2 24-4 24-16 0-13-20-14-24 16z"
        />
      </g>
    </svg>
  );
}
