import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { LONG_WAIT_MS } from "~/domain/wait";
import { type Await, WaitingContext } from "./waiting";

interface LongReadProps {
  /** What says it instead of a notice over the page, which would cover the buttons of a dialog. */
  notice?: ReactNode;
  children: ReactNode;
}

/**
 * Says that it takes longer than expected when something inside has been awaited for four seconds, whatever it is: once
 * for all of it, and over the page, so that nothing shifts.
 */
export function LongRead({ notice = <Said />, children }: LongReadProps) {
  const awaited = useRef(0);
  const [isWaiting, setWaiting] = useState(false);
  const begin = useCallback<Await>(() => {
    awaited.current += 1;
    setWaiting(true);
    return () => {
      awaited.current -= 1;
      setWaiting(awaited.current > 0);
    };
  }, []);
  return (
    <WaitingContext value={begin}>
      {children}
      {isWaiting && notice}
    </WaitingContext>
  );
}

function Said() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  // Screen readers only announce what is added to a live region they know.
  return (
    <div role="status" style={PLACE}>
      {isLong && (
        <p style={SAID}>
          <FormattedMessage id="wait.long" />
        </p>
      )}
    </div>
  );
}

// Styled here: a style sheet of its own would be one more file to wait for, and in the page everybody would load it.
const PLACE = {
  position: "fixed",
  // Below a toast, which may come with it.
  zIndex: "var(--layer-menu)",
  insetInline: "var(--space-4)",
  bottom: "calc(max(var(--space-4), env(safe-area-inset-bottom)) + var(--below, 0px))",
  pointerEvents: "none",
} as const;

const SAID = {
  inlineSize: "fit-content",
  margin: "0 auto",
  padding: "var(--space-3) var(--space-4)",
  border: "var(--border) solid transparent",
  borderRadius: "var(--radius-l)",
  background: "var(--ink)",
  color: "var(--paper)",
};
