import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router";
import { primeChannel, useNamedChannel } from "~/api/watch/channels";
import { NotFoundPage } from "~/blocks/NotFound/NotFoundPage";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { ErrorState } from "~/components/ErrorState";
import { channelLookup, isPortal } from "~/domain/salesChannel";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { enterChannel } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Portal.module.css";
import { PortalPage } from "./PortalPage";
import { PortalSkeleton } from "./PortalSkeleton";

export { seed } from "./seed";

/** A portal by its slug or id (spec §2, /portal/{slug}): whoever opens it shops in its channel from then on. */
export function Portal() {
  const { slug } = useParams();
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const entered = useAppSelector(selectSalesChannelId);
  const { countryCode } = useAppSelector(selectMarket);
  const { channel, failure, again } = useNamedChannel(channelLookup(slug));
  const portal = channel && isPortal(channel) && channel.isActive ? channel : null;

  useEffect(() => {
    if (!portal) return;
    primeChannel(portal);
    dispatch(enterChannel(portal.id));
    // Asked anew in another country: entering it drops whatever was asked before.
  }, [portal, countryCode, dispatch]);

  if (channel !== undefined && !portal) return <NotFoundPage />;
  if (failure) {
    return (
      <div className={styles.portal}>
        <ScreenHead title={formatMessage({ id: "portal.failed" })} noindex />
        <ErrorState headingLevel={1} title={<FormattedMessage id="portal.failed" />} onRetry={again} />
      </div>
    );
  }
  return portal && entered === portal.id ? <PortalPage channel={portal} /> : <PortalSkeleton />;
}
