import { createContext, useContext } from "react";
import { type Keeping, type KeptGift, type KeptSecret } from "~/domain/keptGift";

/** What keeping gift cards on this device needs of the machine: this room does not reach for it itself. */
export interface KeptGiftTools {
  /** Whether this browser can lock anything. */
  canKeep: boolean;
  list: () => Promise<KeptGift[]>;
  /** Told when another tab keeps one, tries to open one or takes one away; answers how to hear no more of it. */
  onChange: (changed: () => void) => () => void;
  /** Locks it with a PIN. */
  keep: (named: Pick<KeptGift, "title" | "language">, secret: KeptSecret, pin: string) => Promise<Keeping>;
  /** The gift, or for how many seconds the next PIN has to wait. */
  open: (id: string, pin: string) => Promise<KeptSecret | { wait: number }>;
  remove: (id: string) => Promise<void>;
}

export const KeptGiftToolsContext = createContext<KeptGiftTools | null>(null);

/** Handed in by the app. */
export function useKeptGiftTools(): KeptGiftTools {
  const tools = useContext(KeptGiftToolsContext);
  if (!tools) throw new Error("Nobody has handed in the tools for kept gift cards.");
  return tools;
}
