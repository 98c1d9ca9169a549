import { type ReactNode, use } from "react";
import { Awaited } from "~/components/Awaited";
import { useBasketKept } from "~/components/basketKept";
import { HasAllTextsContext } from "~/components/hasAllTexts";
import { SparePlace } from "~/components/SparePlace";
import { NETWORK } from "~/domain/failureCode";
import { useAppDispatch } from "~/state/hooks";
import { noticeRaised } from "~/state/notices/slice";

interface LatePartProps {
  /** Shown until the part is loaded, if nobody asked for it, and if that fails. */
  instead?: ReactNode;
  /** If the person asked for the part, they are told when it cannot be loaded; then this undoes what they asked for. */
  onMissed?: () => void;
  children: ReactNode;
}

/**
 * A part of the shell whose code is loaded when it is needed; the shop also works without it. Its texts are not among
 * the first texts: whoever asks for it before they are there waits for them too.
 */
export function LatePart({ instead, onMissed, children }: LatePartProps) {
  const dispatch = useAppDispatch();
  const values = useBasketKept();
  const hasTexts = use(HasAllTextsContext);
  const waiting = onMissed && <Awaited />;
  const missed = () => {
    onMissed?.();
    dispatch(noticeRaised({ kind: "error", code: NETWORK, messageId: "broken.chunkText", values, isNext: true }));
  };
  return (
    <SparePlace instead={instead} waiting={waiting} onError={onMissed && missed}>
      {hasTexts || !onMissed ? children : waiting}
    </SparePlace>
  );
}
