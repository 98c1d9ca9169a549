import { useState } from "react";
import { useIsHidden } from "./useMedia";

/**
 * Whether the time of a message that goes by itself has to wait: the pointer or the focus is on it, or the page is not
 * seen at all. And the event handlers for the message's element.
 */
export function useHeld() {
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const isHidden = useIsHidden();
  return {
    isHeld: held.pointer || held.focus || isHidden,
    holders: {
      onPointerEnter: () => setHeld((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
      onFocus: () => setHeld((now) => ({ ...now, focus: true })),
      onBlur: () => setHeld((now) => ({ ...now, focus: false })),
    },
  };
}
