import { type TextStorage } from "~/domain/storage";
import { MOST_BYTES } from "~/domain/tableLimits";

/**
 * The shop never stores longer values; they are neither read nor written. The longest is a table of recipients, whose
 * tabs and line breaks JSON writes as two characters each.
 */
const LONGEST = 2 * MOST_BYTES + 1000;
const PROBE = "storage-probe";

function opened(name: "localStorage" | "sessionStorage"): Storage | null {
  try {
    // The getter itself may throw, and both may be null in some web views.
    return window[name];
  } catch {
    return null;
  }
}

function takesText(storage: Storage | null): boolean {
  try {
    storage?.setItem(PROBE, "1");
    storage?.removeItem(PROBE);
    return storage !== null;
  } catch {
    return false;
  }
}

function storageOf(name: "localStorage" | "sessionStorage"): TextStorage {
  // A full storage accepts no more values, but those in it can still be read.
  const storage = opened(name);
  /** Values that the storage did not accept; null for keys that it could not remove. */
  const memory = new Map<string, string | null>();
  // What another tab has written since is newer.
  window.addEventListener("storage", ({ storageArea, key }) => {
    if (!storage || storageArea !== storage) return;
    if (key === null) memory.clear();
    else memory.delete(key);
  });
  const lasts = takesText(storage);
  return {
    lasts,
    keeps: (key) => lasts && !memory.has(key),
    read(key) {
      const newer = memory.get(key);
      if (newer !== undefined) return newer;
      try {
        const kept = storage?.getItem(key) ?? null;
        return kept !== null && kept.length <= LONGEST ? kept : null;
      } catch {
        return null;
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
        memory.set(key, null);
      }
    },
  };
}

const kept: Partial<Record<"local" | "session", TextStorage>> = {};

/** The browser's local storage, which lasts beyond this visit. */
export function localStore(): TextStorage {
  return (kept.local ??= storageOf("localStorage"));
}

/** The browser's session storage, which lasts as long as the tab. */
export function sessionStore(): TextStorage {
  return (kept.session ??= storageOf("sessionStorage"));
}

/**
 * Calls the listener when another tab changes local storage, with the key, or null if it was cleared. Returns a
 * function that stops listening.
 */
export function onStorageChange(listener: (key: string | null) => void): () => void {
  const heard = (event: StorageEvent) => listener(event.key);
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}
