import { type TextStorage } from "~/domain/storage";

/** Longer values are nobody's honest work; they are neither read nor written. */
const LONGEST = 200_000;
const PROBE = "storage-probe";

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

function storageOf(name: "localStorage" | "sessionStorage"): TextStorage {
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

const kept: Partial<Record<"local" | "session", TextStorage>> = {};

/** What lasts beyond this visit. */
export function localStore(): TextStorage {
  return (kept.local ??= storageOf("localStorage"));
}

/** What lasts as long as the tab. */
export function sessionStore(): TextStorage {
  return (kept.session ??= storageOf("sessionStorage"));
}

/** Calls back when another tab changes local storage; `key` is null when it was emptied. Answers how to stop. */
export function onStorageChange(listener: (key: string | null) => void): () => void {
  const heard = (event: StorageEvent) => listener(event.key);
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}
