import { createContext, useContext } from "react";

export interface Announcement {
  /** Interrupts what is being read. For trouble only. */
  assertive?: boolean;
  /** Milliseconds without a newer one before it is said. */
  wait?: number;
}

export type Announce = (text: string, how?: Announcement) => void;

export const AnnounceContext = createContext<Announce>(() => {});

/** Says a text to those who listen: the last of a quick series, half a second after it. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
