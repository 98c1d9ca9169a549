import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { Icon } from "./Icon";
import styles from "./Toast.module.css";
import { useHeld } from "./useHeld";

const STAYS_MS = 6000;
/** Reading time, for long texts. */
const MS_A_LETTER = 70;
/** Room for the ring of what has the focus. */
const CLEAR_PX = 8;

export interface ToastMessage {
  /** A new id restarts the time. */
  id: string | number;
  tone: "info" | "error";
  text: string;
}

/**
 * One message at a time at the edge of the screen, announced as it comes. It stays for at least six seconds on a page
 * that is seen, and while the pointer or the focus is on it; an error stays until it is closed. Its two live regions
 * exist even when empty, as screen readers only announce what is added to a region they know.
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
  const { isHeld, holders } = useHeld();
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  // In a tab that nobody looks at, the time does not run: the message may be about what another tab has done.
  const waits = toast.tone === "error" || isHeld;
  useEffect(() => {
    if (waits) return;
    const timer = setTimeout(() => close(), Math.max(STAYS_MS, toast.text.length * MS_A_LETTER));
    return () => clearTimeout(timer);
  }, [waits, toast.text]);

  useLayoutEffect(() => (box.current ? keepClear(box.current) : undefined), []);

  return (
    // Not a control: it only notices that somebody is reading.
    <div ref={box} className={styles.toast} data-tone={toast.tone} data-toast {...holders}>
      <Icon name={toast.tone} />
      <p className={styles.text}>{toast.text}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={formatMessage({ id: "shell.closeMessage" })}
        onClick={onClose}
      >
        <Icon name="close" size="s" />
      </button>
    </div>
  );
}

/**
 * Moves the toast to the other edge if it would cover the focused element or a fixed button; at the top it stands below
 * the notice that there is no connection. What is focused later is scrolled clear of it by the page's scroll padding;
 * at an end of the page, where nothing can scroll, the toast moves instead. Returns a function that stops it.
 */
function keepClear(toast: HTMLElement): () => void {
  const page = document.documentElement;
  const standAt = (edge: string) => {
    toast.dataset.edge = edge;
    page.dataset.toastEdge = edge;
    const above = document.querySelector("[data-above-toasts]")?.getBoundingClientRect().bottom ?? 0;
    toast.style.setProperty("--above", `${above}px`);
  };
  const otherEdge = () => (toast.dataset.edge === "top" ? "bottom" : "top");
  const coversStaying = () => [...document.querySelectorAll("[data-stays]")].some((it) => covers(toast, it));
  const coversFocus = () => partsOf(document.activeElement).some((part) => covers(toast, part));
  const uncover = () => {
    const focused = document.activeElement;
    // A dialog stands above the toast.
    if (!focused || !coversFocus() || focused.closest("dialog") || !scrollClear(toast, focused)) return;
    if (!coversFocus()) return;
    // At an end of the page, which does not scroll on, the other edge has the room.
    standAt(otherEdge());
    if (coversFocus()) scrollClear(toast, focused);
  };
  standAt("bottom");
  if (coversFocus() || coversStaying()) standAt("top");
  uncover();
  let frame = 0;
  const giveWay = () => {
    const edge = toast.dataset.edge ?? "";
    // What stands above it may have come or gone.
    standAt(edge);
    if (toast.contains(document.activeElement)) return;
    const isFocusCovered = coversFocus();
    if (!isFocusCovered && !coversStaying()) return;
    standAt(otherEdge());
    // Where both edges are taken, what has the focus must be seen.
    if (coversFocus() || (!isFocusCovered && coversStaying())) standAt(edge);
    uncover();
  };
  // The page scrolls only after the event.
  const look = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(giveWay);
  };
  document.addEventListener("focusin", look);
  // Elements below it publish their height there, which lifts it.
  const lifted = new MutationObserver(look);
  lifted.observe(page, { attributeFilter: ["style"] });
  // What stays at an edge may come later than the toast: a basket that is still on its way.
  const arrivals = new MutationObserver(look);
  arrivals.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", look);
    lifted.disconnect();
    arrivals.disconnect();
    cancelAnimationFrame(frame);
    delete page.dataset.toastEdge;
  };
}

/**
 * In a low window both edges may be too near to what has the focus: the page brings it out from under the toast, as far
 * as it scrolls. Tells whether there is a place for it beside the toast.
 */
function scrollClear(toast: HTMLElement, focused: Element): boolean {
  const a = toast.getBoundingClientRect();
  const parts = partsOf(focused).map((part) => part.getBoundingClientRect());
  const [top, bottom] = [Math.min(...parts.map((part) => part.top)), Math.max(...parts.map((part) => part.bottom))];
  // The whole page, after "Skip to content", has no place beside it.
  if (bottom - top + a.height > window.innerHeight) return false;
  const isAbove = toast.dataset.edge === "top";
  window.scrollBy({ top: isAbove ? top - a.bottom - CLEAR_PX : bottom - a.top + CLEAR_PX, behavior: "instant" });
  return true;
}

/** A field is known by its label. */
function partsOf(focused: Element | null): Element[] {
  if (!focused) return [];
  return [focused, ...(focused instanceof HTMLInputElement ? (focused.labels ?? []) : [])];
}

function covers(box: Element, other: Element) {
  if (other === document.body) return false;
  const [a, b] = [box.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
