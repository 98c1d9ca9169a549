import { LOCAL } from "~/domain/storage";
import { localStore } from "./storage";

const NAME = "payment";
/** How long it may take until this tab sees another tab's stamp. */
const SETTLE_MS = 200;
/** A lock in storage that has not been renewed for this long is void: its tab may be gone. */
const STALE_MS = 45_000;
const RENEW_MS = 10_000;

type Release = () => void;

/** This tab has the lock. */
let isOwn = false;

/**
 * Takes the lock that only one tab of this browser holds while it starts a payment. Resolves to a function that
 * releases it, or to null if another tab has it. Uses Web Locks where they exist, as they end with their tab; else a
 * stamp in storage.
 */
export async function takePaymentLock(): Promise<Release | null> {
  const locks = (navigator as { locks?: LockManager }).locks;
  const release = await (locks ? takeWebLock(locks) : takeStoredLock());
  if (!release) return null;
  isOwn = true;
  return () => {
    isOwn = false;
    release();
  };
}

/** Whether another tab of this browser is starting a payment. */
export async function isPaidElsewhere(): Promise<boolean> {
  if (isOwn) return false;
  const locks = await (navigator as { locks?: LockManager }).locks?.query().catch(() => undefined);
  return locks ? (locks.held?.some(({ name }) => name === NAME) ?? false) : isStamped();
}

function takeWebLock(locks: LockManager): Promise<Release | null> {
  return new Promise((resolve) => {
    locks
      .request(NAME, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch(() => resolve(takeStoredLock()));
  });
}

async function takeStoredLock(): Promise<Release | null> {
  const storage = localStore();
  const own = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  if (isStamped()) return null;
  const stamp = () => void storage.write(LOCAL.paymentLock, `${own} ${Date.now()}`);
  stamp();
  // Two tabs may stamp at the same moment; a moment later both see the last stamp, and that tab has the lock.
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  if (!storage.read(LOCAL.paymentLock)?.startsWith(own)) return null;
  const timer = setInterval(stamp, RENEW_MS);
  return () => {
    clearInterval(timer);
    if (storage.read(LOCAL.paymentLock)?.startsWith(own)) storage.remove(LOCAL.paymentLock);
  };
}

/** Whether a tab has the lock in storage. */
function isStamped(): boolean {
  const [, at] = (localStore().read(LOCAL.paymentLock) ?? "").split(" ");
  // Either way: the clock may have been put back since.
  return Math.abs(Date.now() - Number(at)) < STALE_MS;
}
