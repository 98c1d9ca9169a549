import { createContext, useContext } from "react";

/** HTML that has been through the sanitiser: a TrustedHTML where the browser knows them, else a string. */
export type CleanHtml = TrustedHTML | string;

interface TrustedHTML {
  toString(): string;
}

/**
 * Cleans the HTML of the content service; its highest heading becomes one of `topHeading`. Answers at once when the
 * sanitiser is there, else when it has been fetched.
 */
export type Sanitise = (html: string, topHeading: number) => CleanHtml | Promise<CleanHtml>;

/** Handed in by the shop: this room does not reach for the browser's tools itself. */
export const SanitiseContext = createContext<Sanitise | null>(null);

export function useSanitise() {
  return useContext(SanitiseContext);
}
