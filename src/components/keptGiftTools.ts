import { createContext, use } from "react";
import { type Keeping, type KeptGift, type KeptSecret } from "~/domain/keptGift";

/** The browser tools for keeping gift cards on this device, as components and blocks do not import `browser`. */
export interface KeptGiftTools {
  /** Whether this browser has the cryptography for it. */
  canKeep: boolean;
  list: () => Promise<KeptGift[]>;
  /**
   * Calls the listener when another tab keeps, tries to open or removes one. Returns a function that stops listening.
   */
  onChange: (changed: () => void) => () => void;
  /** Encrypts it with a PIN and keeps it. */
  keep: (named: Pick<KeptGift, "title" | "language">, secret: KeptSecret, pin: string) => Promise<Keeping>;
  /** The decrypted gift, or how many seconds the next PIN has to wait. */
  open: (id: string, pin: string) => Promise<KeptSecret | { wait: number; isTried: boolean }>;
  remove: (id: string) => Promise<void>;
}

export const KeptGiftToolsContext = createContext<KeptGiftTools | null>(null);

/** The tools that the app provides. */
export function useKeptGiftTools(): KeptGiftTools {
  const tools = use(KeptGiftToolsContext);
  if (!tools) throw new Error("Nobody has handed in the tools for kept gift cards.");
  return tools;
}
