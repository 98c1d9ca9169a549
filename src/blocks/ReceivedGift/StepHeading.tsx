import { type ReactNode, useEffect, useRef } from "react";
import { isFocusLost } from "~/components/isFocusLost";

/**
 * The heading of a screen with several steps: if a step has removed the focused element, the heading takes the focus,
 * so that the new step is read out.
 */
export function StepHeading({ step, children }: { step: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (isFocusLost()) heading.current?.focus();
  }, [step]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
