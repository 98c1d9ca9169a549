import { use, useLayoutEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useChannel } from "~/api/watch/channels";
import { SetPortalThemeContext } from "~/components/portalTheme";
import { useShopSettings } from "~/components/shopSettings";
import { decoded } from "~/domain/decoded";
import { splitPrefix } from "~/domain/paths";
import { portalSlug, portalThemeOf } from "~/domain/portalTheme";
import { portalPath, recipientsChannel } from "~/domain/routes";
import { channelLookup, CONSUMER_CHANNEL, isPortal, type SalesChannel } from "~/domain/salesChannel";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { enterChannel } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import "./portalTheme.css";

/**
 * Rendered in the shell while the channel is a portal's: applies its logo and colours, though not to the screens of a
 * gift's recipient unless their address names it, and leaves the portal when the person goes to the shop's own front
 * page, or the portal no longer exists. If the portal is entered on that front page, as by a code whose answer came
 * late or that was put back there, the person is led to the portal's own.
 */
export function PortalTheme() {
  const dispatch = useAppDispatch();
  const setTheme = use(SetPortalThemeContext);
  const channelId = useAppSelector(selectSalesChannelId);
  const { data } = useChannel(channelId);
  const channel = data?.salesChannelById ?? null;
  // The portal of an earlier visit may have been closed since.
  const isClosed = data !== undefined && !channel?.isActive;
  const { origin, mediaHosts } = useShopSettings();
  const market = useAppSelector(selectMarket);
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const rest = splitPrefix(pathname)?.rest ?? null;
  const isFrontPage = rest === "";
  const [enteredAt] = useState(newestKey);
  const isEnteredHere = isFrontPage && key === enteredAt;

  // Where the channel turns out to be none, there is nothing to lead to.
  const isLeft = isFrontPage && (!isEnteredHere || data !== undefined);

  const named = rest === null ? undefined : recipientsChannel(rest);
  const portal = channel !== null && isPortal(channel) ? channel : null;
  const own = isEnteredHere && portal ? portalPath(market, portalSlug(portal)) : null;
  const isWorn = named === undefined || (portal !== null && isNamed(portal, named));

  useLayoutEffect(() => {
    setTheme(portal && portalThemeOf(portal, { origin, mediaHosts }, isWorn));
    return () => setTheme(null);
  }, [setTheme, isWorn, portal, origin, mediaHosts]);

  useLayoutEffect(() => {
    if (own) void navigate(own, { replace: true });
    else if (isLeft || isClosed) dispatch(enterChannel(CONSUMER_CHANNEL));
  }, [isLeft, isClosed, own, dispatch, navigate]);

  return null;
}

/** Whether an address names this channel, by its id or slug. */
function isNamed({ id, urlSlug }: SalesChannel, named: string | null): boolean {
  const lookup = channelLookup(named && decoded(named));
  return lookup !== null && ("id" in lookup ? lookup.id === id : lookup.slug === urlSlug?.trim().toLowerCase());
}

/**
 * The key of the newest history entry, which the router does not tell yet while the code of its screen is loading;
 * "default" as with the router, if there is none.
 */
function newestKey(): string {
  const { key } = (history.state ?? {}) as { key?: string };
  return key ?? "default";
}
