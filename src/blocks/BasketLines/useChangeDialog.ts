import { type Action } from "@reduxjs/toolkit";
import { useRef, useState } from "react";
import { useIsLeft } from "~/components/useIsLeft";
import { type Failure, failureOf } from "~/domain/failure";
import { useChange } from "~/state/basket/useChange";
import { useAppDispatch } from "~/state/hooks";
import { failureTold } from "~/state/notices/failureTold";

/**
 * The state of a dialog that changes the basket: open until the change is made or the person closes it. While it is
 * open it shows itself why a change was not made, as everything else is inert; after it was closed, a toast does.
 */
export function useChangeDialog(onClose: () => void) {
  const change = useChange();
  const dispatch = useAppDispatch();
  const isLeft = useIsLeft();
  const isClosed = useRef(false);
  const [open, setOpen] = useState(true);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // A ref, as a second press may come before any state has changed: the rules of a form may still be loading.
  const busy = useRef(false);
  const close = () => {
    isClosed.current = true;
    setOpen(false);
  };
  /**
   * Dispatches the change that `asked` resolves to, unless one is under way: a double click changes once. If it
   * rejects, that is shown like a refusal. `onMade` returns whether the dialog can close: if more was typed meanwhile,
   * it stays open.
   */
  const send = async (asked: () => Promise<Action>, onMade: () => boolean = () => true) => {
    if (busy.current) return;
    busy.current = true;
    setFailure(null);
    try {
      const action = await asked();
      setPending(true);
      const refused = await change(action);
      // If the session is over, that is shown at the sign-in, and not twice.
      if ((isLeft.current || isClosed.current) && refused) dispatch(failureTold(refused));
      setFailure(refused);
      if (!refused && onMade()) setOpen(false);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      busy.current = false;
      setPending(false);
    }
  };
  return { open, close, onClosed: onClose, send, pending, failure };
}
