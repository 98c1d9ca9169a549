import { FormattedMessage, useIntl } from "react-intl";
import { useFirstGifts, useHomeComponents } from "~/api/watch/content";
import { type Channel } from "~/api/watch/channels";
import { ProductGrid, ProductGridSkeleton } from "~/blocks/ProductGrid/ProductGrid";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { SeeAllLink } from "~/blocks/SeeAllLink/SeeAllLink";
import { Tiles } from "~/blocks/Tiles/Tiles";
import { useLinkedCode } from "~/blocks/VoucherEntry/useLinkedCode";
import { FIRST_PICTURES } from "~/components/cardPicture";
import { ErrorState } from "~/components/ErrorState";
import { Picture } from "~/components/Picture";
import { useShopSettings } from "~/components/shopSettings";
import { portalThemeOf } from "~/domain/portalTheme";
import { listedIn } from "~/domain/product";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Portal.module.css";
import { PortalCode } from "./PortalCode";

/** Two full rows of five. */
const GIFTS = 10;

/** A portal's front page: its owner, its code form, its tiles, and products that can be bought now (spec §6). */
export function PortalPage({ channel }: { channel: Channel }) {
  const market = useAppSelector(selectMarket);
  const { formatMessage } = useIntl();
  const { code } = useLinkedCode("portal");
  const { banner, name: portal } = portalThemeOf(channel, useShopSettings());
  const components = useHomeComponents(market, channel.id).data?.localizedComponents;
  const gifts = useFirstGifts(market, channel.id);
  const shown = listedIn(gifts.data?.productsFilter.items, market.countryCode).slice(0, GIFTS);
  return (
    <div className={styles.portal}>
      <ScreenHead
        title={formatMessage({ id: "portal.title" }, { portal })}
        description={formatMessage({ id: "portal.text" }, { portal })}
      />
      {banner && (
        <div className={styles.banner}>
          <Picture source={{ src: banner, width: 1408, height: 360 }} alt="" ratio="fill" priority sizes="100vw" />
        </div>
      )}
      <div className={styles.welcome}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>
            <FormattedMessage id="portal.title" values={{ portal }} />
          </h1>
          <p className={styles.text}>
            <FormattedMessage id="portal.text" values={{ portal }} />
          </p>
          <SeeAllLink iconAfter="chevron-right" />
        </div>
        <PortalCode code={code} />
      </div>
      <section className={styles.part} aria-labelledby="portal-gifts">
        <h2 id="portal-gifts">
          <FormattedMessage id="portal.gifts" />
        </h2>
        {gifts.failure || (gifts.incomplete && shown.length === 0) ? (
          <ErrorState headingLevel={3} title={<FormattedMessage id="listing.failedTitle" />} onRetry={gifts.again} />
        ) : gifts.data && shown.length === 0 ? (
          <p className={styles.text}>
            <FormattedMessage id="portal.none" />
          </p>
        ) : gifts.data ? (
          <ProductGrid products={shown} list="portal" priority={FIRST_PICTURES} />
        ) : (
          <ProductGridSkeleton count={GIFTS} />
        )}
      </section>
      <Tiles components={components} channel={channel} />
    </div>
  );
}
