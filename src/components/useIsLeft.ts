import { type RefObject, useEffect, useRef } from "react";

/** Whether the component is gone, for work that may end after that. A ref, as the work asks when it ends. */
export function useIsLeft(): RefObject<boolean> {
  const isLeft = useRef(false);
  useEffect(() => {
    // Strict mode runs effects twice: the first clean-up is not the end.
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}
