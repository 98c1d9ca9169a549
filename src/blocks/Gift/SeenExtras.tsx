import { lazyPart } from "~/components/lazyPart";
import { PartPlace } from "~/components/PartPlace";

// Loaded on demand, as few gifts have a greeting or a wrapping.
const GreetingRow = lazyPart(() => import("../Greeting/GreetingRow"), "GreetingRow");
const WrappingRow = lazyPart(() => import("../Wrapping/WrappingRow"), "WrappingRow");

interface SeenExtrasProps {
  greetingToken: string | null | undefined;
  wrappingId: string | null | undefined;
  /** The gift's name, so that screen readers can tell the buttons apart. */
  of: string | null;
}

/** The greeting and the wrapping of a gift, read-only. Nothing if it has none. */
export function SeenExtras({ greetingToken, wrappingId, of }: SeenExtrasProps) {
  return (
    <PartPlace>
      {greetingToken && <GreetingRow greetingToken={greetingToken} of={of} onChange={null} />}
      {wrappingId && <WrappingRow wrappingId={wrappingId} of={of} onChange={null} />}
    </PartPlace>
  );
}
