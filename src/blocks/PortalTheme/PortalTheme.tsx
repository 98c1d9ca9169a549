import { useContext, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { useChannel } from "~/api/watch/channels";
import { SetPortalThemeContext } from "~/components/portalTheme";
import { useShopSettings } from "~/components/shopSettings";
import { splitPrefix } from "~/domain/paths";
import { portalThemeOf } from "~/domain/portalTheme";
import { CONSUMER_CHANNEL, isPortal } from "~/domain/salesChannel";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { enterChannel } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";

/**
 * Rendered in the shell while the channel is a portal's: applies its logo and colours, and leaves the portal when the
 * person goes to the shop's own front page, or the portal no longer exists.
 */
export function PortalTheme() {
  const dispatch = useAppDispatch();
  const setTheme = useContext(SetPortalThemeContext);
  const channelId = useAppSelector(selectSalesChannelId);
  const { data } = useChannel(channelId);
  const channel = data?.salesChannelById ?? null;
  // The portal of an earlier visit may have been closed since.
  const isClosed = data !== undefined && !channel?.isActive;
  const { origin, mediaHosts } = useShopSettings();
  const isFrontPage = splitPrefix(useLocation().pathname)?.rest === "";

  useLayoutEffect(() => {
    setTheme(isPortal(channel) && channel ? portalThemeOf(channel, { origin, mediaHosts }) : null);
    return () => setTheme(null);
  }, [setTheme, channel, origin, mediaHosts]);

  useLayoutEffect(() => {
    if (isFrontPage || isClosed) dispatch(enterChannel(CONSUMER_CHANNEL));
  }, [isFrontPage, isClosed, dispatch]);

  return null;
}
