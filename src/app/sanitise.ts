import { CleanText } from "~/components/cleanTextPart";
import { loadChunk } from "~/components/loadChunk";
import { type CleanHtml, type Sanitise } from "~/components/sanitiseContext";

let loaded: Sanitise | undefined;

/** The sanitiser; its code, and that which shows its answers, are loaded with the first text that needs them. */
export const sanitise: Sanitise = (html, topHeading): CleanHtml | Promise<CleanHtml> => {
  if (loaded) return loaded(html, topHeading);
  return Promise.all([loadChunk(() => import("~/browser/sanitise")), CleanText.preload()]).then(([module]) => {
    loaded = module.sanitise;
    return loaded(html, topHeading);
  });
};
