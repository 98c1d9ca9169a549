import { type NamePart } from "~/domain/search";
import styles from "./Search.module.css";

/** A name with its matches marked. The <mark>s are made here; no markup of the service is rendered. */
export function FoundName({ parts }: { parts: readonly NamePart[] }) {
  return (
    <span className={styles.found}>
      {parts.map(({ text, marked }, at) =>
        marked ? (
          <mark key={at} className={styles.mark}>
            {text}
          </mark>
        ) : (
          <span key={at}>{text}</span>
        ),
      )}
    </span>
  );
}
