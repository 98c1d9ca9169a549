import { loadChunk } from "~/components/loadChunk";
import { type CleanHtml, type Sanitise } from "~/components/sanitiseContext";

let loaded: Sanitise | undefined;

/** The sanitiser; its code is loaded with the first text that needs it. */
export const sanitise: Sanitise = (html, topHeading): CleanHtml | Promise<CleanHtml> => {
  if (loaded) return loaded(html, topHeading);
  return loadChunk(() => import("~/browser/sanitise")).then((module) => {
    loaded = module.sanitise;
    return loaded(html, topHeading);
  });
};
