import { useState } from "react";
import { useAnnounce } from "~/components/announce";
import { afterPress } from "~/components/afterPress";

/**
 * What is wrong with a field, from when it was left until something else is typed: not while it is typed, and without
 * leading anybody back. Returns the error to show, and what the field is to call.
 */
export function useToldOnLeaving(typed: string, problem: string | undefined) {
  const announce = useAnnounce();
  const [leftWith, setLeftWith] = useState<string | null>(null);
  const onLeave = () => {
    if (!problem || leftWith === typed) return;
    afterPress(() => {
      setLeftWith(typed);
      announce(problem);
    });
  };
  return { error: leftWith === typed ? problem : undefined, onLeave, onType: () => setLeftWith(null) };
}
