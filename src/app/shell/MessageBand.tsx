import { type ReactNode } from "react";
import { type ServiceMessage } from "~/domain/serviceMessage";
import styles from "./Band.module.css";

interface MessageBandProps {
  message: ServiceMessage;
  /** What a reader calls it. */
  label?: string;
  link?: ReactNode;
  /** What stands on the button that closes it; without it there is none. */
  closeSign?: ReactNode;
  closeLabel?: string;
  onClose?: () => void;
}

/** A service message as it stands under the header. */
export function MessageBand({ message, label, link, closeSign, closeLabel, onClose }: MessageBandProps) {
  return (
    <aside
      className={`${styles.band} ${styles.message}`}
      data-closable={closeSign ? true : undefined}
      aria-label={label}
    >
      {message.title && <strong>{message.title}</strong>}
      {message.body && <span>{message.body}</span>}
      {link}
      {closeSign && (
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          {closeSign}
        </button>
      )}
    </aside>
  );
}
