import { useEffect } from "react";
import { useAppDispatch } from "~/state/hooks";
import { closeTrouble } from "~/state/payment/slice";

/** Closes the trouble of a payment when the screen that shows it is left. */
export function useTroubleCloses(): void {
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(closeTrouble()), [dispatch]);
}
