import { useState } from "react";

/**
 * Whether the pointer or the focus is on a message, which must stay meanwhile; and the event handlers for its element.
 */
export function useHeld() {
  const [held, setHeld] = useState({ pointer: false, focus: false });
  return {
    isHeld: held.pointer || held.focus,
    holders: {
      onPointerEnter: () => setHeld((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
      onFocus: () => setHeld((now) => ({ ...now, focus: true })),
      onBlur: () => setHeld((now) => ({ ...now, focus: false })),
    },
  };
}
