import { useCallback, useLayoutEffect, useState } from "react";
import { useAnnounce } from "./announce";

/**
 * Leads to a field that is not right, by its id. A reader tells what is wrong with it as the focus comes; where the
 * focus is already, as after Enter in that field, nothing would be heard, so the words under it are said.
 */
export function useFocusOrSay(): (id: string) => void {
  const announce = useAnnounce();
  const [asked, setAsked] = useState<{ id: string } | null>(null);
  // With the picture: by then the words stand under the field.
  useLayoutEffect(() => {
    const field = asked && document.getElementById(asked.id);
    if (!field) return;
    if (field !== document.activeElement) return field.focus();
    const why = document.getElementById(`${asked.id}-error`)?.textContent;
    if (why) announce(why, { assertive: true });
  }, [asked, announce]);
  return useCallback((id) => setAsked({ id }), []);
}
