import { useWrappings } from "~/api/watch/wrappings";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";

/** The wrappings of this market and channel; null while they are loading, and if loading them has `failed`. */
export function useOffers(wanted = true) {
  const market = useAppSelector(selectMarket);
  const { data, failure, again } = useWrappings(market, useAppSelector(selectSalesChannelId), wanted);
  return { offers: data?.getWrappings ?? null, failed: failure !== undefined, again };
}
