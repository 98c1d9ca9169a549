import {
  type Keeping,
  type KeptGift,
  type KeptSecret,
  missed,
  readKeptGifts,
  readKeptSecret,
  secondsToWait,
  waitingFrom,
  withKeptGift,
} from "~/domain/keptGift";
import { LOCAL, readJson, writeJson } from "~/domain/storage";
import { closeOffline, openOffline } from "./offlineShop";
import { seal, unseal } from "./seal";
import { registerSecret } from "./secrets";
import { localStore } from "./storage";

/** The gift cards that are kept on this device, newest first. */
export function listKept(): KeptGift[] {
  const gifts = readKeptGifts(readJson(localStore(), LOCAL.keptGifts));
  const now = Date.now();
  const waiting = gifts.map((gift) => waitingFrom(gift, now));
  // A restarted wait must be stored, or it would restart at every call until the clock has caught up.
  if (waiting.some((gift, at) => gift !== gifts[at])) store(waiting);
  return waiting;
}

const store = (gifts: readonly KeptGift[]): boolean =>
  writeJson(localStore(), LOCAL.keptGifts, gifts.length > 0 ? gifts : null);

/** Not `randomUUID`, which older browsers lack. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Encrypts a gift card with a PIN and keeps it on this device. */
export async function keepGift(
  { title, language }: Pick<KeptGift, "title" | "language">,
  secret: KeptSecret,
  pin: string,
): Promise<Keeping> {
  const id = newId();
  const sealed = await seal(JSON.stringify(secret), pin, id);
  const before = listKept();
  const gifts = withKeptGift(before, { id, title, language, keptAt: Date.now(), sealed, misses: 0, waitUntil: 0 });
  if (!gifts) return "full";
  if (!store(gifts)) {
    // Else it would be listed as kept for as long as this page lasts.
    store(before);
    return "refused";
  }
  return (await openOffline()) ? "offline" : "online";
}

/**
 * Decrypts a kept gift card; else returns the seconds to wait, and whether the PIN was tried at all: it is not while
 * another tab's wrong ones have to be waited for.
 */
export async function openKept(id: string, pin: string): Promise<KeptSecret | { wait: number; isTried: boolean }> {
  const gift = listKept().find((each) => each.id === id);
  const wait = gift ? secondsToWait(gift, Date.now()) : 0;
  if (!gift || wait > 0) return { wait, isTried: false };
  // The miss is counted before the try, so that closing the page meanwhile does not avoid it.
  const guilty = missed(gift, Date.now());
  replace(guilty);
  const text = await unseal(gift.sealed, pin, id);
  const secret = text === null ? null : readKeptSecret(text);
  if (!secret) return { wait: secondsToWait(guilty, Date.now()), isTried: true };
  replace({ ...gift, misses: 0, waitUntil: 0 });
  for (const each of [secret.code, secret.pin]) if (each) registerSecret(each);
  return secret;
}

function replace(gift: KeptGift): void {
  store(listKept().map((each) => (each.id === gift.id ? gift : each)));
}

/** Removes a kept gift card; with the last one also the offline worker and its caches. */
export async function removeKept(id: string): Promise<void> {
  const rest = listKept().filter((each) => each.id !== id);
  store(rest);
  if (rest.length === 0) await closeOffline();
}
