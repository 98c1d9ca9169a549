import { useChannel } from "~/api/watch/channels";
import { useHomeComponents } from "~/api/watch/content";
import { Tiles } from "~/blocks/Tiles/Tiles";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";

/** The editors' tiles at the end of the front page, arranged by the channel's settings. */
export function HomeTiles() {
  const market = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const components = useHomeComponents(market, channelId).data?.localizedComponents;
  const { data, loading } = useChannel(channelId);
  return loading ? null : <Tiles components={components} channel={data?.salesChannelById ?? null} />;
}
