import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useIntl } from "react-intl";
import styles from "./Dialog.module.css";
import { focusBack } from "./focusBack";
import { Icon } from "./Icon";
import { LiveRegion } from "./LiveRegion";
import { LongRead } from "./LongRead";
import { LongWait } from "./LongWait";
import { usePageMark } from "./usePageMark";

/** The length of the closing animation (spec §4). The content stays until it is over. */
const CLOSING_MS = 300;

interface DialogProps {
  open: boolean;
  /** Called by Esc and the close button. The owner then sets `open` to false, or not. */
  onClose: () => void;
  /** Called when the closing animation is over and the dialog is gone. */
  onClosed?: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The buttons at the bottom. */
  footer?: ReactNode;
  /**
   * `box`: in the middle of the page; `sheet`: at the bottom of a phone, at the side of a wider screen; `full`: the
   * whole screen, bright.
   */
  shape?: "box" | "sheet" | "full";
  size?: "s" | "m" | "l";
  role?: "alertdialog";
  /** Close on a click outside; only if nothing can be lost by it. */
  closeOnOutside?: boolean;
}

/**
 * The browser's modal dialog, named by its title; the page behind it is inert. The focus goes to the first control of
 * the content (or to `[data-autofocus]`, or the title), and afterwards back to where it was.
 */
export function Dialog({
  open,
  onClose,
  onClosed,
  title,
  children,
  footer,
  shape = "box",
  size = "m",
  role,
  closeOnOutside,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const pressedOn = useRef<EventTarget | null>(null);
  const titleId = useId();
  const contentId = useId();
  const { formatMessage } = useIntl();
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  const gone = useEffectEvent(() => onClosed?.());
  usePageMark("data-dialog", present);
  usePageMark("data-dialog-full", present && shape === "full");
  usePageMark("data-dialog-open", open);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      opener.current = document.activeElement;
      element.showModal();
      firstPlace(element)?.focus();
    }
    // Also where the browser has closed it by itself: it must not stay over the page, which does not scroll behind it.
    if (!open) {
      const timer = setTimeout(() => {
        setPresent(false);
        gone();
      }, closingTime());
      return () => clearTimeout(timer);
    }
  }, [open, present]);

  useEffect(() => {
    if (!present) return;
    const element = dialog.current;
    return () => {
      element?.close();
      queueMicrotask(() => focusBack(opener.current));
    };
  }, [present]);

  if (!present) return null;
  const asked = (event: SyntheticEvent) => {
    // A file input inside has its own cancel event, which bubbles.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (open) onClose();
  };
  const pressed = ({ target }: SyntheticEvent) => {
    pressedOn.current = target;
  };
  const outside = ({ target, currentTarget }: MouseEvent) => {
    // Not where the pointer only ends outside, as after selecting a text.
    if (closeOnOutside && target === currentTarget && pressedOn.current === target) onClose();
  };
  return (
    // Keyboards close it by Esc; the click outside is only an additional way.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={role}
      aria-labelledby={titleId}
      // The focus starts after the text, so the text is read with the title as the description.
      aria-describedby={role && contentId}
      data-shape={shape}
      data-size={size}
      data-closing={!open || undefined}
      onCancel={asked}
      onClose={asked}
      onPointerDown={pressed}
      onClick={outside}
    >
      {/* The dialog needs a live region of its own: the page's is inert behind it. */}
      <LiveRegion>
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            <button
              type="button"
              className={styles.close}
              aria-label={formatMessage({ id: "dialog.close" })}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </div>
          <div id={contentId} className={styles.content} data-content>
            <LongRead notice={<LongWait waiting />}>{children}</LongRead>
          </div>
          {footer && (
            <div className={styles.foot} data-content>
              {footer}
            </div>
          )}
        </div>
      </LiveRegion>
    </dialog>
  );
}

function closingTime() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : CLOSING_MS;
}

function firstPlace(dialog: HTMLElement) {
  const controls = ["a[href]", "button", "input:not([type=hidden])", "select", "textarea", "summary", "[tabindex='0']"];
  const inContent = controls.map((control) => `[data-content] ${control}:not([disabled])`).join(", ");
  // The buttons at the bottom come after a form that is still on its way: until then its title is the place.
  const place = dialog.querySelector("[data-skeleton]")?.closest("[data-content]") ?? dialog;
  const first = dialog.querySelector<HTMLElement>("[data-autofocus]") ?? place.querySelector<HTMLElement>(inContent);
  if (!(first instanceof HTMLInputElement) || first.type !== "radio") return first ?? dialog.querySelector("h2");
  // A group of radio buttons is entered at the chosen one.
  return dialog.querySelector<HTMLElement>(`[name="${CSS.escape(first.name)}"]:checked`) ?? first;
}
