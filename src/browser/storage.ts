/** A place that keeps text by key: the browser's storage, or memory where that is denied. */
export interface Shelf {
  read: (key: string) => string | null;
  /** Answers whether it will be there after a reload. */
  write: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** False where the browser denies its storage, so that what is written lives in this page only. */
  readonly lasts: boolean;
}

/** Longer values are nobody's honest work; they are neither read nor written. */
const LONGEST = 200_000;
const PROBE = "storage-probe";

/** Where the gift cards lie that are kept on this device: whoever starts the shop looks whether there are any. */
export const KEPT_GIFTS = "keptGifts";

function opened(name: "localStorage" | "sessionStorage"): Storage | null {
  try {
    // The getter itself may throw, and both may be null in some web views.
    const storage = window[name];
    storage.setItem(PROBE, "1");
    storage.removeItem(PROBE);
    return storage;
  } catch {
    return null;
  }
}

function shelfOf(name: "localStorage" | "sessionStorage"): Shelf {
  const storage = opened(name);
  const memory = new Map<string, string>();
  return {
    lasts: storage !== null,
    read(key) {
      try {
        const value = storage ? storage.getItem(key) : null;
        const kept = value ?? memory.get(key) ?? null;
        return kept !== null && kept.length <= LONGEST ? kept : null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write(key, value) {
      if (value.length > LONGEST) return false;
      try {
        if (!storage) throw new Error("no storage");
        storage.setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        return false;
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        storage?.removeItem(key);
      } catch {
        // Denied in the meantime: then there is nothing of ours left to remove.
      }
    },
  };
}

const shelves: Partial<Record<"local" | "session", Shelf>> = {};

/** What lasts beyond this visit: basket ids, the chosen channel, notices that were closed. Never codes, tokens or pins. */
export function localShelf(): Shelf {
  return (shelves.local ??= shelfOf("localStorage"));
}

/** What lasts as long as the tab. */
export function sessionShelf(): Shelf {
  return (shelves.session ??= shelfOf("sessionStorage"));
}

/** The JSON under a key; undefined when there is none or it cannot be read. Whoever asks must check its form. */
export function readJson(shelf: Shelf, key: string): unknown {
  const text = shelf.read(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Calls back when another tab changes local storage; `key` is null when it was emptied. Answers how to stop. */
export function onStorageChange(listener: (key: string | null) => void): () => void {
  const heard = (event: StorageEvent) => listener(event.key);
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}
