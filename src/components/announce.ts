import { createContext, use } from "react";

export interface Announcement {
  /** Interrupts what is being read; only for problems. */
  assertive?: boolean;
  /** How many milliseconds to wait for a newer announcement before making this one. */
  wait?: number;
}

export type Announce = (text: string, how?: Announcement) => void;

export const AnnounceContext = createContext<Announce>(() => {});

/** Returns a function that announces a text to screen readers: the last of a quick series, half a second later. */
export function useAnnounce(): Announce {
  return use(AnnounceContext);
}
