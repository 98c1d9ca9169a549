import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { letterScript } from "~/domain/greeting";
import styles from "./GreetingCard.module.css";
import { IncompleteNotice } from "./IncompleteNotice";

interface GreetingCardProps {
  text: string | null;
  pictureUrl: string | null;
  filmUrl?: string | null;
  /** There is a film, but it cannot be shown yet. */
  filmIsComing?: boolean;
  from?: string | null;
}

/** A greeting, the same for the sender and the recipient. */
export function GreetingCard({ text, pictureUrl, filmUrl, filmIsComing, from }: GreetingCardProps) {
  const { formatMessage } = useIntl();
  /** What did not come, and what is asked for once more, by its address. */
  const [lost, setLost] = useState<Readonly<Record<string, "failed" | "asked" | null>>>({});
  const mark = (url: string, how: "failed" | "asked" | null) => setLost((before) => ({ ...before, [url]: how }));
  const missing = [pictureUrl, filmUrl].filter((url) => url && lost[url]) as string[];
  const isShown = (url: string) => lost[url] !== "failed";
  return (
    <div className={styles.card}>
      {missing.length > 0 && (
        <div className={styles.missing}>
          <IncompleteNotice
            pending={missing.some(isShown)}
            onRetry={() => missing.forEach((url) => mark(url, "asked"))}
          />
        </div>
      )}
      {pictureUrl && isShown(pictureUrl) && (
        <img
          className={styles.picture}
          src={pictureUrl}
          alt={formatMessage({ id: "greeting.pictureAlt" })}
          onLoad={() => mark(pictureUrl, null)}
          onError={() => mark(pictureUrl, "failed")}
        />
      )}
      {filmUrl && isShown(filmUrl) ? (
        // There are no captions for a film that somebody made for a friend.
        // eslint-disable-next-line jsx-a11y/media-has-caption
        <video
          className={styles.film}
          src={filmUrl}
          controls
          playsInline
          preload="metadata"
          aria-label={formatMessage({ id: "greeting.filmName" })}
          onLoadedMetadata={() => mark(filmUrl, null)}
          onError={() => mark(filmUrl, "failed")}
        />
      ) : (
        filmIsComing && (
          <p className={styles.coming}>
            <FormattedMessage id="greeting.filmComing" />
          </p>
        )
      )}
      {text && (
        <p className={styles.text} dir="auto" lang="" data-script={letterScript(text)} data-length={lengthOf(text)}>
          {text}
        </p>
      )}
      {from?.trim() && (
        <p className={styles.from}>
          <FormattedMessage id="greeting.from" values={{ name: <bdi>{from}</bdi> }} />
        </p>
      )}
    </div>
  );
}

/** A short text is written larger than a long one. */
const lengthOf = (text: string) => (text.length <= 60 ? "short" : text.length <= 160 ? "medium" : "long");
