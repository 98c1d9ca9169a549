import { LOCAL } from "~/domain/storage";
import { localStore } from "./storage";

const NAME = "payment";
/** So long another tab's stamp may take to be seen here. */
const SETTLE_MS = 200;
/** A lock kept in storage is given up when its tab has not renewed it for this long; the tab may be gone. */
const STALE_MS = 45_000;
const RENEW_MS = 10_000;

type GiveBack = () => void;

/** This tab has it. */
let isOwn = false;

/**
 * The lock that one tab of this browser holds while it starts a payment. Answers how to give it back, or null when
 * another tab has it. Web Locks where they exist, for they end with their tab; else a stamp in storage.
 */
export async function takePaymentLock(): Promise<GiveBack | null> {
  const locks = (navigator as { locks?: LockManager }).locks;
  const giveBack = await (locks ? takeWebLock(locks) : takeStoredLock());
  if (!giveBack) return null;
  isOwn = true;
  return () => {
    isOwn = false;
    giveBack();
  };
}

/** Whether another tab of this browser starts a payment now. */
export async function isPaidElsewhere(): Promise<boolean> {
  if (isOwn) return false;
  try {
    const { held } = await (navigator as { locks?: LockManager }).locks!.query();
    return held?.some(({ name }) => name === NAME) ?? false;
  } catch {
    return isStamped();
  }
}

function takeWebLock(locks: LockManager): Promise<GiveBack | null> {
  return new Promise((resolve) => {
    locks
      .request(NAME, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch(() => resolve(takeStoredLock()));
  });
}

async function takeStoredLock(): Promise<GiveBack | null> {
  const storage = localStore();
  const own = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  if (isStamped()) return null;
  const stamp = () => void storage.write(LOCAL.paymentLock, `${own} ${Date.now()}`);
  stamp();
  // Tabs that press at once both write, and see each other's stamp a moment later: whoever wrote last has it.
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  if (!storage.read(LOCAL.paymentLock)?.startsWith(own)) return null;
  const timer = setInterval(stamp, RENEW_MS);
  return () => {
    clearInterval(timer);
    if (storage.read(LOCAL.paymentLock)?.startsWith(own)) storage.remove(LOCAL.paymentLock);
  };
}

/** Whether a tab has the lock that is kept in storage. */
function isStamped(): boolean {
  const [owner, at] = (localStore().read(LOCAL.paymentLock) ?? "").split(" ");
  return Boolean(owner) && Date.now() - Number(at) < STALE_MS;
}
