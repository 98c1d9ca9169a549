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
import { LOCAL, readJson } from "~/domain/storage";
import { closeOffline, openOffline } from "./offlineShop";
import { seal, unseal } from "./seal";
import { registerSecret } from "./secrets";
import { localStore } from "./storage";

/** The gift cards that lie locked on this device, the newest first. */
export function listKept(): KeptGift[] {
  const gifts = readKeptGifts(readJson(localStore(), LOCAL.keptGifts));
  const now = Date.now();
  const waiting = gifts.map((gift) => waitingFrom(gift, now));
  // Written down, or the wait would begin anew whenever it is asked for, until the clock is where it was.
  if (waiting.some((gift, at) => gift !== gifts[at])) store(waiting);
  return waiting;
}

function store(gifts: readonly KeptGift[]): boolean {
  if (gifts.length > 0) return localStore().write(LOCAL.keptGifts, JSON.stringify(gifts));
  localStore().remove(LOCAL.keptGifts);
  return true;
}

/** Older browsers know no `randomUUID`. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Locks a gift card with a PIN and keeps it. */
export async function keepGift(
  { title, language }: Pick<KeptGift, "title" | "language">,
  secret: KeptSecret,
  pin: string,
): Promise<Keeping> {
  const id = newId();
  const sealed = await seal(JSON.stringify(secret), pin, id);
  const gifts = withKeptGift(listKept(), { id, title, language, keptAt: Date.now(), sealed, misses: 0, waitUntil: 0 });
  if (!gifts) return "full";
  if (!store(gifts)) return "refused";
  return (await openOffline()) ? "offline" : "online";
}

/** Opens a kept gift card; else says how many seconds the next PIN has to wait. */
export async function openKept(id: string, pin: string): Promise<KeptSecret | { wait: number }> {
  const gift = listKept().find((each) => each.id === id);
  const wait = gift ? secondsToWait(gift, Date.now()) : 0;
  if (!gift || wait > 0) return { wait };
  // Counted before it is tried: who closes the page meanwhile has tried all the same.
  const guilty = missed(gift, Date.now());
  replace(guilty);
  const text = await unseal(gift.sealed, pin, id);
  const secret = text === null ? null : readKeptSecret(text);
  if (!secret) return { wait: secondsToWait(guilty, Date.now()) };
  replace({ ...gift, misses: 0, waitUntil: 0 });
  for (const each of [secret.code, secret.pin]) if (each) registerSecret(each);
  return secret;
}

function replace(gift: KeptGift): void {
  store(listKept().map((each) => (each.id === gift.id ? gift : each)));
}

/** Takes one off this device, and with the last one all that opened without a network. */
export async function removeKept(id: string): Promise<void> {
  const rest = listKept().filter((each) => each.id !== id);
  store(rest);
  if (rest.length === 0) await closeOffline();
}
