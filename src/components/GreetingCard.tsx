import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { letterScript } from "~/domain/greeting";
import styles from "./GreetingCard.module.css";

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
  const [failed, setFailed] = useState<readonly string[]>([]);
  const lost = (url: string) => () => setFailed((before) => [...before, url]);
  return (
    <div className={styles.card}>
      {pictureUrl && !failed.includes(pictureUrl) && (
        <img
          className={styles.picture}
          src={pictureUrl}
          alt={formatMessage({ id: "greeting.pictureAlt" })}
          onError={lost(pictureUrl)}
        />
      )}
      {filmUrl && !failed.includes(filmUrl) ? (
        // There are no captions for a film that somebody made for a friend.
        // eslint-disable-next-line jsx-a11y/media-has-caption
        <video
          className={styles.film}
          src={filmUrl}
          controls
          playsInline
          preload="metadata"
          aria-label={formatMessage({ id: "greeting.filmName" })}
          onError={lost(filmUrl)}
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
      {from && (
        <p className={styles.from}>
          <FormattedMessage id="greeting.from" values={{ name: <bdi>{from}</bdi> }} />
        </p>
      )}
    </div>
  );
}

/** A short text is written larger than a long one. */
const lengthOf = (text: string) => (text.length <= 60 ? "short" : text.length <= 160 ? "medium" : "long");
