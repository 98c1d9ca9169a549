import { FormattedMessage } from "react-intl";
import { useFirstGifts, usePopular } from "~/api/watch/content";
import { ProductGrid, ProductGridSkeleton } from "~/blocks/ProductGrid/ProductGrid";
import { SeeAllLink } from "~/blocks/SeeAllLink/SeeAllLink";
import { lazyPart } from "~/components/lazyPart";
import { PartPlace } from "~/components/PartPlace";
import { type Basket } from "~/domain/basket";
import { listedIn } from "~/domain/product";
import { isPortalId } from "~/domain/salesChannel";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./EmptyBasket.module.css";

const SUGGESTED = 5;

const FittingGifts = lazyPart(() => import("~/blocks/Vouchers/FittingGifts"), "FittingGifts");

/** The empty basket: a link to the listing and a few gifts; if it has codes, gifts that these pay for. */
export function EmptyBasket({ withCodes }: { withCodes: Basket | null }) {
  return (
    <div className={styles.empty}>
      {withCodes ? (
        <PartPlace waiting={<ProductGridSkeleton count={SUGGESTED} />}>
          <FittingGifts basket={withCodes} isMain />
        </PartPlace>
      ) : (
        <>
          <div className={styles.words}>
            <p>
              <FormattedMessage id="basket.emptyText" />
            </p>
            <SeeAllLink variant="primary" />
          </div>
          <Popular />
        </>
      )}
    </div>
  );
}

/**
 * Popular products; in a portal the first of its own list, which only has products that can be bought now (spec §6).
 */
function Popular() {
  const market = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const inPortal = isPortalId(channelId);
  const popular = usePopular(market, channelId, !inPortal);
  const listed = useFirstGifts(market, channelId, inPortal);
  const { loading } = inPortal ? listed : popular;
  const offered = inPortal ? listed.data?.productsFilter.items : popular.data?.popular.products;
  const products = listedIn(offered, market.countryCode);
  if (!loading && products.length === 0) return null;
  return (
    <section className={styles.popular} aria-labelledby="basket-popular">
      <h2 id="basket-popular">
        <FormattedMessage id="home.popular" />
      </h2>
      {loading ? (
        <ProductGridSkeleton count={SUGGESTED} />
      ) : (
        <ProductGrid products={products.slice(0, SUGGESTED)} list="basket" whole />
      )}
    </section>
  );
}
