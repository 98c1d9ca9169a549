import { type Action } from "@reduxjs/toolkit";
import { useState } from "react";
import { type Failure, failureOf } from "~/domain/failure";
import { useChange } from "~/state/basket/useChange";

/** A dialog that changes the basket: open until the change is made, or the person turns from it; gone a moment later. */
export function useChangeDialog(onClose: () => void) {
  const change = useChange();
  const [open, setOpen] = useState(true);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Sends the change that the form asks for; what keeps it from being known what to ask is told like a refusal. */
  const send = async (asked: () => Promise<Action>) => {
    setFailure(null);
    try {
      const action = await asked();
      setPending(true);
      const refused = await change(action);
      setFailure(refused);
      if (!refused) setOpen(false);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setPending(false);
    }
  };
  return { open, close: () => setOpen(false), onClosed: onClose, send, pending, failure };
}
