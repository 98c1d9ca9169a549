import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { useAnnounce } from "./announce";
import { useWaiting } from "./waiting";

/** Sooner than this it would only flash. */
const AFTER_MS = 400;

/** Shown while the code of something that was asked for is loading: a bar at the top of the window. */
export function Awaited() {
  useWaiting();
  const { formatMessage } = useIntl();
  const announce = useAnnounce();
  const [shown, setShown] = useState(false);
  const text = formatMessage({ id: "shell.loading" });
  useEffect(() => {
    const timer = setTimeout(() => {
      setShown(true);
      announce(text);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [announce, text]);
  // Styled here: a style sheet of its own would be one more file to wait for, and in the page everybody would load it.
  return shown ? <progress aria-label={text} style={BAR} /> : null;
}

const BAR = {
  position: "fixed",
  zIndex: "var(--layer-toast)",
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: "100%",
  blockSize: "0.25rem",
  accentColor: "var(--accent)",
} as const;
