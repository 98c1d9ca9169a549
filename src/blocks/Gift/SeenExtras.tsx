import { lazy, Suspense } from "react";

// Few gifts have a greeting or a wrapping.
const GreetingRow = lazy(async () => ({ default: (await import("../Greeting/GreetingRow")).GreetingRow }));
const WrappingRow = lazy(async () => ({ default: (await import("../Wrapping/WrappingRow")).WrappingRow }));

interface SeenExtrasProps {
  greetingToken: string | null | undefined;
  wrappingId: string | null | undefined;
  /** The gift's name, for those who hear one button after another. */
  of: string | null;
}

/** The greeting and the wrapping of a gift, to look at where they cannot be changed. Nothing where it has none. */
export function SeenExtras({ greetingToken, wrappingId, of }: SeenExtrasProps) {
  return (
    <Suspense>
      {greetingToken && <GreetingRow greetingToken={greetingToken} of={of} onChange={null} />}
      {wrappingId && <WrappingRow wrappingId={wrappingId} of={of} onChange={null} />}
    </Suspense>
  );
}
