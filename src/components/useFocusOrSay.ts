import { useCallback, useLayoutEffect, useState } from "react";
import { useAnnounce } from "./announce";

/**
 * Returns a function that leads to an invalid field by its id. Focusing it makes screen readers read its error; if it
 * has the focus already, as after Enter in it, they would say nothing, so the error is announced.
 */
export function useFocusOrSay(): (id: string) => void {
  const announce = useAnnounce();
  const [asked, setAsked] = useState<{ id: string } | null>(null);
  // In a layout effect: by then the error is rendered below the field.
  useLayoutEffect(() => {
    const field = asked && document.getElementById(asked.id);
    if (!field) return;
    if (field !== document.activeElement) return field.focus();
    const why = document.getElementById(`${asked.id}-error`)?.textContent;
    if (why) announce(why, { assertive: true });
  }, [asked, announce]);
  return useCallback((id) => setAsked({ id }), []);
}
