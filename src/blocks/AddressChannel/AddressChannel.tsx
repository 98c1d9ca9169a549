import { type ReactNode, useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useParams } from "react-router";
import { type Channel, primeChannel, useNamedChannel } from "~/api/watch/channels";
import { useSalesFlows } from "~/api/watch/content";
import { ErrorState } from "~/components/ErrorState";
import { Skeleton } from "~/components/Skeleton";
import { flowOf, flowsToJudge } from "~/domain/market";
import { splitPrefix } from "~/domain/paths";
import { shopsInNamed } from "~/domain/routes";
import { channelLookup, CONSUMER_CHANNEL, isPortal, isPortalId } from "~/domain/salesChannel";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { enterChannel } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { NotFoundPage } from "../NotFound/NotFoundPage";
import { ScreenHead } from "../ScreenHead/ScreenHead";

interface AddressChannelProps {
  children: (channelId: number | null) => ReactNode;
  /** The screen shows a gift, which is its recipient's also when the portal that sold it is gone. */
  mayBeGone?: boolean;
}

/**
 * Wraps a screen whose path may begin with a channel, by id or slug (spec §2, {salesChannelId?}). A portal is entered;
 * one of the shop's own channels leaves a portal; an unknown or closed channel is not found. A gift is opened outside a
 * portal that does not sell in the country. The screen gets the id of the channel, null if there is none.
 */
export function AddressChannel({ children, mayBeGone = false }: AddressChannelProps) {
  const { salesChannelId: named } = useParams();
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const entered = useAppSelector(selectSalesChannelId);
  const { channel, failure, again } = useNamedChannel(channelLookup(named));
  const found = channel?.isActive ? channel : null;
  const sells = useSellsHere(found);
  const own = isPortalId(entered) ? CONSUMER_CHANNEL : null;
  const wanted = found && sells ? (isPortal(found) ? found.id : own) : null;

  useEffect(() => {
    if (found) primeChannel(found);
    if (wanted !== null) dispatch(enterChannel(wanted));
  }, [found, wanted, dispatch]);

  if (named === undefined) return children(null);
  if (channel !== undefined && !found) return mayBeGone ? children(null) : <NotFoundPage />;
  if (failure) {
    return (
      <div className="page">
        <ScreenHead title={formatMessage({ id: "broken.title" })} noindex />
        <ErrorState headingLevel={1} title={<FormattedMessage id="broken.title" />} onRetry={again} />
      </div>
    );
  }
  if (sells === false) return children(null);
  if (found && sells && (wanted === null || wanted === entered)) return children(found.id);
  return (
    <div className="page" aria-busy="true">
      <ScreenHead title={formatMessage({ id: "shell.loading" })} noindex />
      <Skeleton lines={3} />
      <Skeleton shape="block" height="16rem" />
    </div>
  );
}

/**
 * Whether a gift's portal sells in the country of the address; undefined while that is not known. It is not asked where
 * people shop in the portal: the gate leads them elsewhere.
 */
function useSellsHere(channel: Channel | null): boolean | undefined {
  const here = splitPrefix(useLocation().pathname);
  const isAsked = channel !== null && isPortal(channel) && here !== null && !shopsInNamed(here.rest);
  const { data, failure, incomplete } = useSalesFlows(channel?.id ?? CONSUMER_CHANNEL, isAsked);
  if (!isAsked || failure) return true;
  if (!data) return undefined;
  const { countryCode } = here.market;
  const flows = flowsToJudge(data.salesFlows.items, incomplete, countryCode);
  return flows === null || flowOf(flows, countryCode) !== undefined;
}
