import { chunkLoadErrorOf } from "~/components/chunkLoadError";
import { recordRenderFailure } from "./renderFailure";

/** A shop that cannot start: the page is loaded again, or else the person is told, in the page's own words. */
export function tellStartFailure(error: unknown): void {
  if (recordRenderFailure(chunkLoadErrorOf(error))) return;
  // No text need have come: what is said stands in index.html.
  document.getElementById("root")!.style.display = "none";
  document.getElementById("not-started")!.hidden = false;
}
