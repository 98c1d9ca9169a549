import { type Action } from "@reduxjs/toolkit";
import { useEffect, useState } from "react";
import { type Failure, failureOf } from "~/domain/failure";
import { selectBasketWaiting, selectChangeFailure } from "~/state/basket/selectors";
import { useAppDispatch, useAppSelector } from "~/state/hooks";

/** A dialog that changes the basket: open until the change is made, or the person turns from it. */
export function useChangeDialog(onClose: () => void) {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(true);
  const [sent, setSent] = useState(false);
  const [attempted, setAttempted] = useState(false);
  const [unsent, setUnsent] = useState<Failure | null>(null);
  const waiting = useAppSelector(selectBasketWaiting);
  const failure = useAppSelector(selectChangeFailure);
  const [wasWaiting, setWasWaiting] = useState(waiting);
  if (wasWaiting !== waiting) {
    setWasWaiting(waiting);
    if (sent && !waiting) {
      setSent(false);
      if (!failure) setOpen(false);
    }
  }
  useEffect(() => {
    if (open) return;
    // The dialog plays its closing before it goes.
    const timer = setTimeout(onClose, 350);
    return () => clearTimeout(timer);
  }, [open, onClose]);
  /** Sends the change that the form asks for; what keeps it from being known what to ask is told like a refusal. */
  const send = async (asked: () => Promise<Action>) => {
    setUnsent(null);
    try {
      const change = await asked();
      setSent(true);
      setAttempted(true);
      dispatch(change);
    } catch (error) {
      setUnsent(failureOf(error));
    }
  };
  const refused = attempted && !sent ? failure : null;
  return { open, close: () => setOpen(false), send, pending: sent, failure: unsent ?? refused };
}
