import { type ReactNode } from "react";
import { wordsOf } from "~/domain/presentation";
import { type ServiceMessage } from "~/domain/serviceMessage";
import styles from "./Band.module.css";

interface MessageBandProps {
  message: ServiceMessage;
  /** What a reader calls it. */
  label?: string;
  /** Makes a link to the message's page of the words that lead there. */
  linked: (words: string) => ReactNode;
  /** What stands on the button that closes it; without it there is none. */
  closeSign: ReactNode;
  closeLabel?: string;
  onClose?: () => void;
}

/** A service message as it stands under the header. */
export function MessageBand({ message, label, linked, closeSign, closeLabel, onClose }: MessageBandProps) {
  const [title, body, linkLabel] = [message.title, message.body, message.linkLabel].map((text) => wordsOf(text ?? ""));
  // Editors may leave the link without words of its own: then the first words lead there.
  const leads = message.link && !linkLabel ? (title ? "title" : "body") : null;
  return (
    <aside
      className={`${styles.band} ${styles.message}`}
      data-closable={closeSign ? true : undefined}
      aria-label={label}
    >
      {title && <strong>{leads === "title" ? linked(title) : title}</strong>}{" "}
      {body && <span>{leads === "body" ? linked(body) : body}</span>} {message.link && linkLabel && linked(linkLabel)}
      {closeSign && (
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          {closeSign}
        </button>
      )}
    </aside>
  );
}
