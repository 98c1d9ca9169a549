import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Icon } from "./Icon";
import styles from "./Toast.module.css";

const STAYS_MS = 6000;
/** Long texts stay as long as they take to read. */
const MS_A_LETTER = 70;

export interface ToastMessage {
  /** A new one starts the time anew. */
  id: string | number;
  tone: "info" | "error";
  text: string;
}

/**
 * One message at a time at the edge of the screen, read out as it comes. Stays six seconds at least and while the
 * pointer or the focus is on it; an error stays until it is closed. Its two places stand empty when there is none: a
 * reader hears only what comes into a place it knows.
 */
export function Toast({ toast, onClose }: { toast: ToastMessage | null; onClose: (id: ToastMessage["id"]) => void }) {
  const body = toast && <ToastBody key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />;
  const isError = toast?.tone === "error";
  return (
    <>
      <div role="status" className={styles.place}>
        {!isError && body}
      </div>
      <div role="alert" className={styles.place}>
        {isError && body}
      </div>
    </>
  );
}

function ToastBody({ toast, onClose }: { toast: ToastMessage; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  const waits = toast.tone === "error" || held.pointer || held.focus;
  useEffect(() => {
    if (waits) return;
    const timer = setTimeout(() => close.current(), Math.max(STAYS_MS, toast.text.length * MS_A_LETTER));
    return () => clearTimeout(timer);
  }, [waits, toast.text]);

  // It comes in from the other edge rather than over what has the focus, or what stays in view to be pressed.
  useLayoutEffect(() => {
    const inTheWay = [document.activeElement, ...document.querySelectorAll("[data-stays]")];
    if (!box.current || !inTheWay.some((other) => covers(box.current!, other))) return;
    box.current.dataset.edge = "top";
    // Said of the page, which scrolls what takes the focus later clear of it: cheaper than to look for it in all of it.
    const page = document.documentElement;
    page.dataset.topToast = "";
    return () => {
      delete page.dataset.topToast;
    };
  }, []);

  return (
    // Nothing to press: it only notices that somebody is reading.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className={styles.toast}
      data-tone={toast.tone}
      data-toast
      onPointerEnter={() => setHeld((now) => ({ ...now, pointer: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
      onFocus={() => setHeld((now) => ({ ...now, focus: true }))}
      onBlur={() => setHeld((now) => ({ ...now, focus: false }))}
    >
      <Icon name={toast.tone} />
      <p className={styles.text}>{toast.text}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={formatMessage({ id: "toast.close" })}
        onClick={onClose}
      >
        <Icon name="close" size="s" />
      </button>
    </div>
  );
}

function covers(box: Element, other: Element | null) {
  if (!other || other === document.body) return false;
  const [a, b] = [box.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
