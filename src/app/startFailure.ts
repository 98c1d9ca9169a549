import { chunkLoadErrorOf } from "~/components/chunkLoadError";
import { recordRenderFailure } from "./renderFailure";
import { tellNotStarted } from "./tellNotStarted";

/**
 * For a shop that cannot start: reloads the page; if that is not possible, tells the person with the page's own text.
 */
export function tellStartFailure(error: unknown): void {
  if (!recordRenderFailure(chunkLoadErrorOf(error))) tellNotStarted();
}
