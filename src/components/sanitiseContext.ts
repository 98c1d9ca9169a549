import { createContext, use } from "react";

/** Sanitised HTML: a TrustedHTML if the browser supports Trusted Types, else a string. */
export type CleanHtml = TrustedHTML | string;

interface TrustedHTML {
  toString(): string;
}

/**
 * Sanitises HTML of the content service; its highest heading gets the level `topHeading`. Synchronous if the sanitiser
 * is already loaded, else a promise.
 */
export type Sanitise = (html: string, topHeading: number) => CleanHtml | Promise<CleanHtml>;

/** Provided by the app, as components do not import `browser`. */
export const SanitiseContext = createContext<Sanitise | null>(null);

/** The sanitiser that the app provides; null where there is none. */
export function useSanitise() {
  return use(SanitiseContext);
}
