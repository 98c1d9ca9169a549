/** A store of strings by key: the browser's storage, or memory if that is denied. It never throws. */
export interface TextStorage {
  read: (key: string) => string | null;
  /** Returns whether the value will still be there after a reload. */
  write: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** False if the browser denies its storage, so that values are lost with the page. */
  readonly lasts: boolean;
  /** False also where the browser did not take what was written under this key last, as its storage is nearly full. */
  keeps: (key: string) => boolean;
}

/**
 * The keys of local storage (spec §3, "Browser storage"). Never for codes, tokens or PINs, except those of kept gifts,
 * which are encrypted.
 */
export const LOCAL = {
  baskets: "salesChannelBaskets",
  discarded: "discardedBaskets",
  channel: "salesChannelId",
  departments: "departmentBasket",
  account: "businessAccount",
  signedIn: "signedIn",
  hideOverviewNotice: "hideRedeemOverviewNotice",
  hideCountryNotice: "hideCountryModal",
  closedServiceMessages: "closedServiceMessages",
  consent: "consent",
  paymentLock: "paymentLock",
  /** A tab is changing a basket; left there by a page that was gone, or in doubt, before it knew the outcome. */
  changing: "basketChanging",
  /** Of two baskets: gifts of the first may or may not have been added to the second (`movingMark`). */
  moving: "giftsMoving",
  keptGifts: "keptGifts",
  oldBrowserTold: "oldBrowserTold",
} as const;

/** The keys of session storage, which lasts as long as the tab. */
export const SESSION = {
  redirectPath: "redirectPath",
  person: "person",
  signedInAt: "signedInAt",
  purchaseStatus: "purchase-status",
  ownOrders: "ownOrders",
  resends: "resends",
  billingDraft: "billingDraft",
  privateBilling: "privateBilling",
  /** The order references that were typed for the baskets of departments that are not shopped for now. */
  references: "references",
  privateChannel: "privateChannel",
  /** The channel that this tab's basket is in, whatever other tabs have stored since. */
  channel: "salesChannelId",
  accountDraft: "accountDraft",
  purchaseDraft: "purchaseDraft",
  /** A gift that is being added; left there by a page that was gone before it knew the outcome. */
  sentPurchase: "sentPurchase",
  greetingWords: "greetingWords",
  /** A table of recipients that was left. */
  recipients: "recipients",
  datesMoved: "datesMoved",
  voucherLookup: "giftcard lookup",
  places: "places",
  textFailures: "text-failures",
  reloadedAt: "reloaded-at",
} as const;

/** The parsed JSON under a key; undefined when there is none or it is malformed. The caller must check its shape. */
export function readJson(storage: TextStorage, key: string): unknown {
  const text = storage.read(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON; null removes what is there. Returns whether that will still be so after a reload. */
export function writeJson(storage: TextStorage, key: string, value: unknown): boolean {
  if (value !== null) return storage.write(key, JSON.stringify(value));
  storage.remove(key);
  return storage.keeps(key);
}

/**
 * The values of `LOCAL.signedIn`. The session is a cookie that scripts cannot see; the mark only says that it is worth
 * asking the server for the user. It is removed when a session is over. "out" tells other tabs of a sign-out. A sign-in
 * is "1", a dot and a random word, so that other tabs notice a new one even over a live session: it may be another
 * person's.
 */
export const SESSION_MARK = { signedIn: "1", signedOut: "out" } as const;

/** Whether a mark is that of a sign-in; older versions wrote just "1". */
export const isSignInMark = (mark: string | null) => /^1(?:\.\w*)?$/.test(mark ?? "");

/** The mark of a new sign-in: different from the one before, but saying nothing about the person. */
export const newSignInMark = () => `${SESSION_MARK.signedIn}.${Math.random().toString(36).slice(2)}`;
