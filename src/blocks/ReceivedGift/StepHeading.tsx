import { type ReactNode, useEffect, useRef } from "react";
import { useAnnounce } from "~/components/announce";
import { isFocusLost } from "~/components/isFocusLost";

/**
 * The heading of a screen with several steps: if a step has removed the focused element, the heading takes the focus,
 * so that the new step is read out. If the focus is elsewhere, or on the heading already, new words are announced.
 */
export function StepHeading({ step, children }: { step: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const announce = useAnnounce();
  const before = useRef<{ step: string; words: string }>(undefined);
  useEffect(() => {
    const last = before.current;
    const words = heading.current!.textContent;
    before.current = { step, words };
    if (!last || last.step === step) return;
    if (isFocusLost()) heading.current!.focus();
    else if (last.words !== words) announce(words);
  }, [step, announce]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
