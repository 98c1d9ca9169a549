/** A place that keeps text by key: the browser's storage, or memory where that is denied. It never throws. */
export interface TextStorage {
  read: (key: string) => string | null;
  /** Answers whether it will be there after a reload. */
  write: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** False where the browser denies its storage, so that what is written lives in this page only. */
  readonly lasts: boolean;
}

/**
 * The names of what lasts beyond a visit (spec §3, "Browser storage"). Never codes, tokens or PINs, but those of kept
 * gifts, which are locked.
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
  keptGifts: "keptGifts",
  oldBrowserTold: "oldBrowserTold",
} as const;

/** The names of what lasts as long as the tab. */
export const SESSION = {
  redirectPath: "redirectPath",
  person: "person",
  signedInAt: "signedInAt",
  purchaseStatus: "purchase-status",
  ownOrders: "ownOrders",
  resends: "resends",
  billingDraft: "billingDraft",
  privateBilling: "privateBilling",
  privateChannel: "privateChannel",
  accountDraft: "accountDraft",
  datesMoved: "datesMoved",
  voucherLookup: "giftcard lookup",
  places: "places",
  textFailures: "text-failures",
  reloadedAt: "reloaded-at",
} as const;

/** The JSON under a key; undefined when there is none or it cannot be read. Whoever asks must check its form. */
export function readJson(storage: TextStorage, key: string): unknown {
  const text = storage.read(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * What stands under `LOCAL.signedIn`. The session is a cookie that no script sees: the mark only says that asking for
 * the user is worth a request. It goes where a session is over, and where the storage is cleared; a sign-out is told to
 * other tabs by a word of its own. So is a sign-in, behind the "1" by which all of them are known: over a live session
 * it may be somebody else's.
 */
export const SESSION_MARK = { signedIn: "1", signedOut: "out" } as const;

/** Whether a mark is that of a sign-in; older shops wrote no word behind it. */
export const isSignInMark = (mark: string | null) => /^1(?:\.\w*)?$/.test(mark ?? "");

/** The mark of a new sign-in, told apart from the one before, and by nothing else: it says nothing of the person. */
export const newSignInMark = () => `${SESSION_MARK.signedIn}.${Math.random().toString(36).slice(2)}`;
