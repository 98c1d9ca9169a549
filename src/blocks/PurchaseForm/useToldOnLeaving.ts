import { useEffect, useRef, useState } from "react";
import { useAnnounce } from "~/components/announce";
import { afterPress } from "~/components/afterPress";

/**
 * What is wrong with a field, from when it was left until something else is typed: not while it is typed, and without
 * leading anybody back. Returns the error to show, and what the field is to call.
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
