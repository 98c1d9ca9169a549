import { chunkLoadErrorOf } from "~/components/chunkLoadError";
import { recordRenderFailure } from "./renderFailure";
import { tellNotStarted } from "./tellNotStarted";

/** A shop that cannot start: the page is loaded again, or else the person is told, in the page's own words. */
export function tellStartFailure(error: unknown): void {
  if (!recordRenderFailure(chunkLoadErrorOf(error))) tellNotStarted();
}
