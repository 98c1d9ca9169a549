import { type TextStorage } from "~/domain/storage";

/** One browser's local storage: what a tab writes, its other tabs hear of. */
export class SharedStorage {
  readonly values = new Map<string, string>();
  private tabs: { listeners: Set<(key: string | null) => void>; unheard: (string | null)[] | null }[] = [];

  /** The storage as one tab has it. */
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
      // A tab that the browser has put to sleep is told when it wakes, of what has changed long since.
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

/** The storage of one tab's session, or of a browser that denies storage (`lasts: false`). */
export function memoryStorage(lasts = true): TextStorage & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    lasts,
    values,
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      values.set(key, value);
      return lasts;
    },
    remove: (key) => values.delete(key),
  };
}
