import { type TextStorage } from "~/domain/storage";

/** One browser's local storage: other tabs are notified of what a tab writes. */
export class SharedStorage {
  readonly values = new Map<string, string>();
  private tabs: { listeners: Set<(key: string | null) => void>; unheard: (string | null)[] | null }[] = [];

  /** The storage, for one tab. */
  tab(): TextStorage & {
    onChange: (listener: (key: string | null) => void) => () => void;
    clear: () => void;
    close: () => void;
    sleep: () => void;
    wake: () => void;
  } {
    const own: (typeof this.tabs)[number] = { listeners: new Set(), unheard: null };
    this.tabs.push(own);
    const hear = (tab: typeof own, key: string | null) => {
      if (tab.unheard) tab.unheard.push(key);
      else for (const listener of tab.listeners) listener(key);
    };
    const tell = (key: string | null) => {
      for (const tab of this.tabs) if (tab !== own) hear(tab, key);
    };
    return {
      lasts: true,
      keeps: () => true,
      read: (key) => this.values.get(key) ?? null,
      write: (key, value) => {
        if (this.values.get(key) !== value) {
          this.values.set(key, value);
          tell(key);
        }
        return true;
      },
      remove: (key) => {
        if (this.values.delete(key)) tell(key);
      },
      clear: () => {
        this.values.clear();
        tell(null);
      },
      close: () => {
        this.tabs = this.tabs.filter((tab) => tab !== own);
      },
      // A sleeping tab is notified when it wakes, of changes that may be old.
      sleep: () => {
        own.unheard = [];
      },
      wake: () => {
        const keys = own.unheard ?? [];
        own.unheard = null;
        for (const key of keys) hear(own, key);
      },
      onChange: (listener) => {
        own.listeners.add(listener);
        return () => own.listeners.delete(listener);
      },
    };
  }
}

/** The session storage of a tab that takes values up to a length only; longer ones last as long as the page. */
export function fullStorage(longest: number): { page: () => TextStorage } {
  const values = new Map<string, string>();
  return {
    page: () => {
      const memory = new Map<string, string>();
      return {
        lasts: true,
        keeps: (key) => !memory.has(key),
        read: (key) => memory.get(key) ?? values.get(key) ?? null,
        write: (key, value) => {
          const fits = value.length <= longest;
          if (fits) memory.delete(key);
          (fits ? values : memory).set(key, value);
          return fits;
        },
        remove: (key) => void (memory.delete(key), values.delete(key)),
      };
    },
  };
}

/** The session storage of a tab, or the storage of a browser that denies it (`lasts: false`). */
export function memoryStorage(lasts = true): TextStorage & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    lasts,
    keeps: () => lasts,
    values,
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      values.set(key, value);
      return lasts;
    },
    remove: (key) => values.delete(key),
  };
}
