import { type cms } from "~/api/cms/calls";
import { type commerce } from "~/api/commerce/calls";
import { type Market } from "~/domain/market";
import { type TextStorage } from "~/domain/storage";
import { type ShopEvent } from "./analyticsEvents";

/** Calls back until the answered function is called. */
export type Subscribe<Told> = (listener: (told: Told) => void) => () => void;

/**
 * All that the sagas need from outside. `app` hands it in; a test hands in its own, with the real calls over the
 * sandbox.
 */
export interface Services {
  commerce: typeof commerce;
  cms: typeof cms;
  clock: {
    /** Milliseconds since 1970. */
    now: () => number;
    /** Milliseconds that only ever grow, whatever happens to the clock on the wall. */
    elapsed: () => number;
  };
  local: TextStorage;
  session: TextStorage;
  /**
   * Takes the lock that only one tab can hold while it pays. Answers how to give it back; null when another tab has
   * it. Where the browser has no locks, one kept in storage.
   */
  takePaymentLock: () => Promise<(() => void) | null>;
  /**
   * Waits for the lock that only one tab can hold while it changes a basket, though not for ever. Answers how to give
   * it back, whether another tab had it just now, and whether one that was not waited for to the end starts a payment.
   */
  takeBasketLock: () => Promise<{ giveBack: () => void; waited: boolean; isPaidElsewhere: boolean }>;
  /** The path on screen, with its search and hash. */
  currentPath: () => string;
  /** Goes to a path of the shop, with its prefix. */
  navigate: (path: string, options?: { replace?: boolean }) => void;
  /** Loads a path of the shop anew, as another country needs. */
  openAfresh: (path: string) => void;
  /** Leaves the shop for an address that was checked. */
  leaveTo: (url: string, options?: { replace?: boolean }) => void;
  /** The address of a payment window, with its language, when the shop may leave for it; else null. */
  paymentWindow: (raw: string | null, locale: string) => string | null;
  /** The configured public origin ("https://shop.example"), and the API's, which is empty when it is the same. */
  publicOrigin: string;
  apiOrigin: string;
  /** The address of a voucher's file when it may be opened; else null. */
  fileAddress: (raw: string) => string | null;
  /** Puts files into one. */
  zip: (files: readonly { name: string; bytes: Uint8Array<ArrayBuffer> }[]) => Promise<Uint8Array<ArrayBuffer>>;
  /** Ends when the page is really before a person's eyes, and not only made ready in case they come. */
  whenPresented: () => Promise<void>;
  /** Compiles texts of the content service to what react-intl draws; broken ones are left out. */
  compileTexts: (texts: Record<string, string>, locale: string) => Promise<Record<string, unknown>>;
  /** Home where the country is sold to, else where its visitors are led. */
  frontPath: (market: Market) => string;
  /** From now on this very text is taken out of everything that is reported. */
  registerSecret: (secret: string) => void;
  /** Hands the person a file. */
  saveFile: (name: string, type: string, content: string | Uint8Array<ArrayBuffer>) => void;
  push: (event: ShopEvent) => void;
  /** Reports what should never have happened. */
  report: (error: unknown) => void;
  isVisible: () => boolean;
  isOnline: () => boolean;
  onVisibility: Subscribe<boolean>;
  onConnection: Subscribe<boolean>;
  /** The page came back to the person: from the back-forward cache, by Back, or its tab is shown again. */
  onPageReturn: Subscribe<"restored" | "back" | "shown">;
  /** Another tab changed local storage under this key; null: it was emptied. */
  onStorageChange: Subscribe<string | null>;
}
