import { type ReactNode } from "react";
import { SparePlace } from "~/components/SparePlace";
import { useAppDispatch } from "~/state/hooks";
import { noticeRaised } from "~/state/notices/slice";

interface LatePartProps {
  /** What stands there until the part has come, and when it never does. */
  instead?: ReactNode;
  /** The person asked for it, and is told when it does not come; then this takes the wish back. */
  onMissed?: () => void;
  children: ReactNode;
}

/** A part of the shell whose code comes when it is needed: without it the shop goes on. */
export function LatePart({ instead, onMissed, children }: LatePartProps) {
  const dispatch = useAppDispatch();
  const missed = () => {
    onMissed?.();
    dispatch(noticeRaised({ kind: "error", code: "NETWORK", messageId: "toast.network" }));
  };
  return (
    <SparePlace instead={instead} onError={onMissed && missed}>
      {children}
    </SparePlace>
  );
}
