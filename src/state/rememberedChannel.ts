import { CONSUMER_CHANNEL, isPortalId, readChannelId, REDEEM_CHANNEL } from "~/domain/salesChannel";
import { channelOfAddress } from "~/domain/startChannel";
import { LOCAL, readJson, SESSION, type TextStorage } from "~/domain/storage";
import { channelsInUse, storedBasketId } from "~/domain/storedBaskets";
import { rememberedChannel, storedBaskets } from "./remembered";

/** Stores the channel for the next page to open in; the consumer channel, being the default, by storing none. */
export function rememberNextChannel(storage: TextStorage, salesChannelId: number): void {
  if (salesChannelId === CONSUMER_CHANNEL) storage.remove(LOCAL.channel);
  else storage.write(LOCAL.channel, String(salesChannelId));
}

/**
 * The channel to open a country in: a portal, or `channel` (the stored one), unless its basket there is empty and that
 * of another channel is in use; then that one, the last first. The redeem channel only counts where there is a basket
 * for it: codes belong to the country they were redeemed in, and elsewhere there would be no way out of that channel.
 */
export function rememberedChannelIn(
  storage: TextStorage,
  countryCode: string,
  now: number,
  channel: number | null = rememberedChannel(storage),
): number | null {
  if (channel !== null && isPortalId(channel)) return channel;
  const list = storedBaskets(storage, now, countryCode);
  const id = channel === null ? null : storedBasketId(list, { salesChannelId: channel, countryCode });
  // Who has not looked into a basket cannot say that it is empty.
  if (id !== null && list.find(({ basketId }) => basketId === id)?.isInUse !== false) return channel;
  const [last] = channelsInUse(list, countryCode);
  if (last !== undefined) return last;
  return channel === REDEEM_CHANNEL && id === null ? null : channel;
}

/** Stores the channel whose basket is in use, to come back to it; even the consumer channel. */
export function rememberUsedChannel(storage: TextStorage, salesChannelId: number): void {
  storage.write(LOCAL.channel, String(salesChannelId));
}

/** The same, where no channel is stored: the redeem screens must not lead away from a basket with gifts in it. */
export function rememberUsedIfNone(storage: TextStorage, salesChannelId: number): void {
  if (rememberedChannel(storage) === null) rememberUsedChannel(storage, salesChannelId);
}

/** Remembers, for this tab only, the channel of the basket in use; null if there is none. */
export function rememberTabsChannel(session: TextStorage, salesChannelId: number | null): void {
  if (salesChannelId === null) session.remove(SESSION.channel);
  else session.write(SESSION.channel, String(salesChannelId));
}

/** At the start of a page: the channel of the tab's own basket comes before what another tab has stored since. */
export function bringTabsChannel(local: TextStorage, session: TextStorage): void {
  const salesChannelId = tabsChannel(session);
  if (salesChannelId !== null) rememberUsedChannel(local, salesChannelId);
}

/** The channel of this tab's own basket in use; null if there is none. */
export const tabsChannel = (session: TextStorage): number | null => readChannelId(readJson(session, SESSION.channel));

/** The channel that a page opens in; `rest` is the path after the market, `department` that of the chosen account. */
export function channelAtStart(
  storage: TextStorage,
  countryCode: string,
  { rest, department, now }: { rest: string; department: string | null; now: number },
): number {
  const stored = rememberedChannelIn(storage, countryCode, now);
  const used = rememberedChannelIn(storage, countryCode, now, null);
  return channelOfAddress(rest, stored, department, used);
}
