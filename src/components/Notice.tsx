import { type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { Icon } from "./Icon";
import styles from "./Notice.module.css";

/** Screen readers only announce what is added to a live region they know, so the text is added this much later. */
const KNOWN_AFTER_MS = 150;

interface NoticeProps {
  tone?: "info" | "success" | "warning" | "error";
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  /** It appears after the page was loaded: announce it. */
  live?: boolean;
  onClose?: () => void;
}

/** A message in the page, next to what it is about. */
export function Notice({ tone = "info", title, children, actions, live, onClose }: NoticeProps) {
  const { formatMessage } = useIntl();
  const isAlert = live && tone === "error";
  const words = (
    <>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div>{children}</div>}
    </>
  );
  return (
    <div className={styles.notice} data-tone={tone} role={isAlert ? "alert" : undefined}>
      <Icon name={tone === "success" ? "done" : tone} />
      <div className={styles.words}>
        {live && !isAlert ? <Heard>{words}</Heard> : words}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose && (
        <button
          type="button"
          className={styles.close}
          aria-label={formatMessage({ id: "notice.close" })}
          onClick={onClose}
        >
          <Icon name="close" size="s" />
        </button>
      )}
    </div>
  );
}

function Heard({ children }: { children: ReactNode }) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      <div className={styles.heard} style={isKnown ? undefined : { visibility: "hidden" }}>
        {children}
      </div>
    </div>
  );
}
