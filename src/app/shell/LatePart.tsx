import { type ReactNode, Suspense } from "react";
import { useAppDispatch } from "~/state/hooks";
import { noticeRaised } from "~/state/notices/slice";
import { Boundary } from "../Boundary";

interface LatePartProps {
  /** What stands there until the part has come, and when it never does. */
  instead?: ReactNode;
  /** The person asked for it, and is told when it does not come. */
  asked?: boolean;
  children: ReactNode;
}

/** A part of the shell whose code comes when it is needed: without it the shop goes on. */
export function LatePart({ instead = null, asked = false, children }: LatePartProps) {
  const dispatch = useAppDispatch();
  const onError = () => {
    if (asked) dispatch(noticeRaised({ kind: "error", code: "NETWORK", messageId: "toast.network" }));
  };
  return (
    <Boundary resetKey="" onError={onError} fallback={() => instead}>
      <Suspense fallback={instead}>{children}</Suspense>
    </Boundary>
  );
}
