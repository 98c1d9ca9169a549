import { vi } from "vitest";

/** The page goes, as with a reload. */
export const leavePage = () => void window.dispatchEvent(new Event("pagehide"));

/** The person looks at something else: the last thing that a page hears which a phone discards in the background. */
export function hidePage(): void {
  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  state.mockRestore();
}
