import { type NamePart } from "~/domain/search";
import styles from "./Search.module.css";

/** A name with what fits the words marked. The marks are made here; nothing of the service's is drawn as it came. */
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
