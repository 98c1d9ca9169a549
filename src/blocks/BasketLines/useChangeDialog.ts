import { type Action } from "@reduxjs/toolkit";
import { useEffect, useRef, useState } from "react";
import { useStore } from "react-redux";
import { type Failure, failureOf } from "~/domain/failure";
import { useChange } from "~/state/basket/useChange";
import { useAppDispatch } from "~/state/hooks";
import { failureFor, failureTold } from "~/state/notices/failureTold";
import { type RootState } from "~/state/rootReducer";

/**
 * A dialog that changes the basket: open until the change is made, or the person turns from it; gone a moment later.
 * While it is open it says itself why a change was not made, since nothing beside it is heard; afterwards a toast does.
 */
export function useChangeDialog(onClose: () => void) {
  const change = useChange();
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const isLeft = useRef(false);
  const [open, setOpen] = useState(true);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const close = () => {
    isLeft.current = true;
    setOpen(false);
  };
  /**
   * Sends the change that the form asks for; what keeps it from being known what to ask is told like a refusal.
   * `onMade` answers whether that was all: where more was typed meanwhile, the dialog stays for it to be saved too.
   */
  const send = async (asked: () => Promise<Action>, onMade: () => boolean = () => true) => {
    setFailure(null);
    try {
      const action = await asked();
      setPending(true);
      const refused = await change(action);
      const told = refused && failureFor(store.getState(), refused);
      // Where the session is over, the way to the sign-in has said the same, and it is not said twice.
      if (isLeft.current && told) dispatch(failureTold(told));
      setFailure(told);
      if (!refused && onMade()) setOpen(false);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setPending(false);
    }
  };
  return { open, close, onClosed: onClose, send, pending, failure };
}
