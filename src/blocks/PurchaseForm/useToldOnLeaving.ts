import { useEffect, useRef, useState } from "react";
import { useAnnounce } from "~/components/announce";
import { afterPress } from "~/components/afterPress";

/**
 * Holds the error of a field back while it is typed into: it is shown and announced once the field is left, without
 * taking the focus back, until something else is typed. Returns the error to show, and the handlers that the field must
 * call.
 */
export function useToldOnLeaving(typed: string, problem: string | undefined) {
  const announce = useAnnounce();
  const [leftWith, setLeftWith] = useState<string | null>(null);
  /** What was last left, while that is still to be told. */
  const untold = useRef<string | null>(null);
  useEffect(
    () => () => {
      untold.current = null;
    },
    [],
  );
  const onLeave = () => {
    if (!problem || leftWith === typed) return;
    untold.current = typed;
    afterPress(() => {
      if (untold.current !== typed) return;
      untold.current = null;
      setLeftWith(typed);
      announce(problem);
    });
  };
  const onType = () => {
    untold.current = null;
    setLeftWith(null);
  };
  return { error: leftWith === typed ? problem : undefined, onLeave, onType };
}
