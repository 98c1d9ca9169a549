import { LOCAL } from "~/domain/storage";
import { localStore } from "./storage";

const NAME = "payment";
/** So long another tab's stamp may take to be seen here. */
const SETTLE_MS = 200;
/** A lock kept in storage is given up when its tab has not renewed it for this long; the tab may be gone. */
const STALE_MS = 45_000;
const RENEW_MS = 10_000;

type GiveBack = () => void;

/**
 * The lock that one tab of this browser holds while it starts a payment. Answers how to give it back, or null when
 * another tab has it. Web Locks where they exist, for they end with their tab; else a stamp in storage.
 */
export function takePaymentLock(): Promise<GiveBack | null> {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? takeWebLock(locks) : takeStoredLock();
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
  const [owner, at] = (storage.read(LOCAL.paymentLock) ?? "").split(" ");
  if (owner && Date.now() - Number(at) < STALE_MS) return null;
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
