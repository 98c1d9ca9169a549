import { useIntl } from "react-intl";
import { type Letter, NO_LETTER } from "~/domain/alphabet";
import styles from "./Brands.module.css";
import { letterId } from "./letterId";

/** The letters as buttons that lead to their brands. That of a letter without brands is disabled. */
export function LetterBar({ letters }: { letters: readonly Letter<unknown>[] }) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: "brands.letters" })}>
      <ul className={styles.bar}>
        {letters.map(({ letter, things }) => (
          <li key={letter}>
            <button
              type="button"
              className={styles.jump}
              disabled={things.length === 0}
              aria-label={
                letter === NO_LETTER
                  ? formatMessage({ id: "brands.digits" })
                  : formatMessage({ id: "brands.to" }, { letter })
              }
              onClick={() => {
                const heading = document.getElementById(letterId(letter));
                heading?.scrollIntoView();
                heading?.focus({ preventScroll: true });
              }}
            >
              {letter}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
