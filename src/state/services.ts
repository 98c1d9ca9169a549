import { type cms } from "~/api/cms/calls";
import { type commerce } from "~/api/commerce/calls";
import { type Market } from "~/domain/market";
import { type TextStorage } from "~/domain/storage";
import { type ShopEvent } from "./analyticsEvents";

/** Calls the listener at every event, until the returned function is called. */
export type Subscribe<Told> = (listener: (told: Told) => void) => () => void;

/** Everything that the sagas need from outside. `app` hands it in; a test hands in its own, which calls the sandbox. */
export interface Services {
  commerce: typeof commerce;
  cms: typeof cms;
  clock: {
    /** Milliseconds since 1970. */
    now: () => number;
    /** Milliseconds of a monotonic clock, which setting the wall clock does not change. */
    elapsed: () => number;
  };
  local: TextStorage;
  session: TextStorage;
  /**
   * Takes the lock that only one tab can hold while it pays. Resolves to a function that releases it; to null if
   * another tab has it. In a browser without Web Locks it is kept in storage.
   */
  takePaymentLock: () => Promise<(() => void) | null>;
  /**
   * Waits, though not for ever, for the lock that only one tab can hold while it changes a basket. `waited`: another
   * tab had it just now; `isPaidElsewhere`: the wait was given up because another tab is starting a payment.
   */
  takeBasketLock: () => Promise<{ release: () => void; waited: boolean; isPaidElsewhere: boolean }>;
  /** The path on screen, with its search and hash. */
  currentPath: () => string;
  /** Goes to a path of the shop, with its prefix. */
  navigate: (path: string, options?: { replace?: boolean }) => void;
  /** Loads a path of the shop with a page load, as changing the country needs. */
  openAfresh: (path: string) => void;
  /** Leaves the shop for an address that was checked. */
  leaveTo: (url: string, options?: { replace?: boolean }) => void;
  /** The address of a payment window, with its language, if the shop may leave for it; else null. */
  paymentWindow: (raw: string | null, locale: string) => string | null;
  /** The configured public origin ("https://shop.example"), and the API's, which is "" if it is the same. */
  publicOrigin: string;
  apiOrigin: string;
  /** The address of a voucher's file if it may be opened; else null. */
  fileAddress: (raw: string) => string | null;
  /** Makes a zip of files. */
  zip: (files: readonly { name: string; bytes: Uint8Array<ArrayBuffer> }[]) => Promise<Uint8Array<ArrayBuffer>>;
  /** Resolves when the page is really shown to a person, not only prerendered. */
  whenPresented: () => Promise<void>;
  /** Compiles texts of the content service for react-intl; malformed ones are left out. */
  compileTexts: (texts: Record<string, string>, locale: string) => Promise<Record<string, unknown>>;
  /** The home page if the country is sold to, else the landing route. */
  frontPath: (market: Market) => string;
  /** From now on this text is removed from all reports. */
  registerSecret: (secret: string) => void;
  /** From now on the browser asks before the person leaves the page, until the returned function is called. */
  askBeforeLeaving: () => () => void;
  /** Lets the person save a file. */
  saveFile: (name: string, type: string, content: string | Uint8Array<ArrayBuffer>) => void;
  push: (event: ShopEvent) => void;
  /** Reports what should never have happened. */
  report: (error: unknown) => void;
  isVisible: () => boolean;
  isOnline: () => boolean;
  onVisibility: Subscribe<boolean>;
  onConnection: Subscribe<boolean>;
  /**
   * The person came back to the page: it was restored from the back-forward cache, by Back, or its tab is shown again.
   */
  onPageReturn: Subscribe<"restored" | "back" | "shown">;
  /** Another tab changed this key of local storage; null: it was cleared. */
  onStorageChange: Subscribe<string | null>;
}
