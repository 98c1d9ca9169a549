import { isRedeemRoute } from "./routes";
import { BUSINESS_CHANNEL, CONSUMER_CHANNEL, isPortalId, REDEEM_CHANNEL } from "./salesChannel";

/**
 * The channel a visit starts in (spec §4), the first that applies: the one its address names; a stored portal; the
 * business channel, if an account is chosen; any other stored channel except the business one; the redeem channel, on
 * the redeem route without vouchers; the consumer channel.
 */
export function startChannel({
  isRedeemRoute,
  hasVouchers,
  namedChannelId,
  storedChannelId,
  department,
}: {
  isRedeemRoute: boolean;
  hasVouchers: boolean;
  /** the channel that an address names */
  namedChannelId?: number | null;
  storedChannelId?: number | null;
  /** the chosen business account's department */
  department?: string | null;
}): number {
  // The business channel needs a chosen account: its number in an address or in storage is not enough.
  if (namedChannelId && namedChannelId !== BUSINESS_CHANNEL) return namedChannelId;
  // Choosing an account leaves the portal, so a portal that is stored was entered after that.
  if (storedChannelId && isPortalId(storedChannelId)) return storedChannelId;
  if (department) return BUSINESS_CHANNEL;
  if (storedChannelId && storedChannelId !== BUSINESS_CHANNEL) return storedChannelId;
  return isRedeemRoute && !hasVouchers ? REDEEM_CHANNEL : CONSUMER_CHANNEL;
}

/**
 * The channel a page is opened in, before any request: the stored one, except that the shop's own front page leaves a
 * portal. `rest` is the path after the market, `department` that of the account the person shops for, `usedChannelId`
 * the one whose basket was in use before the portal.
 */
export function channelOfAddress(
  rest: string,
  storedChannelId: number | null,
  department?: string | null,
  usedChannelId: number | null = null,
): number {
  const isLeaving = rest === "" && storedChannelId !== null && isPortalId(storedChannelId);
  return startChannel({
    isRedeemRoute: isRedeemRoute(rest),
    hasVouchers: false,
    department,
    storedChannelId: isLeaving ? usedChannelId : storedChannelId,
  });
}
