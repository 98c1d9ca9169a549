/** The ids of the sales channels that every installation has (spec §3). */
export const BUSINESS_CHANNEL = 1;
export const REDEEM_CHANNEL = 2;
export const CONSUMER_CHANNEL = 3;

/** Whether a channel is a portal's: every channel but the shop's own three is. */
export function isPortalId(id: number): boolean {
  return id !== BUSINESS_CHANNEL && id !== REDEEM_CHANNEL && id !== CONSUMER_CHANNEL;
}

/** A sales channel's id as it was stored or answered, even if as a string; null for junk. */
export function readChannelId(value: unknown): number | null {
  const number = typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** Whether people use a channel for their own vouchers, even if they shop for a company elsewhere. */
export const isVoucherChannel = (id: number) => isPortalId(id) || id === REDEEM_CHANNEL;

export interface SalesChannel {
  id: number;
  name: string;
  group: string;
  urlSlug?: string | null;
  settings?: { logoUrl?: string | null; bannerUrl?: string | null; colorScheme?: string | null } | null;
  allowsWhiteLabeling: boolean;
  salesChannelConfigs?: string | null;
}

/**
 * How to look up a channel named in an address (spec §2): a number is an id, any other word a slug; null for junk. The
 * case of a slug is left alone: the address is canonical already, with the configured patterns applied.
 */
export function channelLookup(named: string | null | undefined): { id: number } | { slug: string } | null {
  if (!named || named === "undefined" || named === "null") return null;
  if (/^\d+$/.test(named)) return named.length <= 9 && Number(named) > 0 ? { id: Number(named) } : null;
  return /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,99}$/u.test(named) ? { slug: named } : null;
}

/** Whether a channel is a portal, by its group; `isPortalId` tells by its number alone. */
export function isPortal(channel: Pick<SalesChannel, "group"> | null | undefined): boolean {
  return channel?.group === "Portal";
}

/** Whether a channel's own logo may stand in for the shop's (spec §6). Its address is still to be checked. */
export function mayWhiteLabel(channel: SalesChannel | null | undefined): boolean {
  return Boolean(channel && isPortal(channel) && channel.allowsWhiteLabeling && channel.settings?.logoUrl?.trim());
}
