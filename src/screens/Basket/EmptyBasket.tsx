import { FormattedMessage } from "react-intl";
import { usePopular } from "~/api/watch/content";
import { ProductGrid, ProductGridSkeleton } from "~/blocks/ProductGrid/ProductGrid";
import { ButtonLink } from "~/components/Button";
import { lazyPart } from "~/components/lazyPart";
import { PartPlace } from "~/components/PartPlace";
import { type Basket } from "~/domain/basket";
import { isAvailableIn } from "~/domain/product";
import { shopPath } from "~/domain/routes";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./EmptyBasket.module.css";

const SUGGESTED = 5;

const FittingGifts = lazyPart(() => import("~/blocks/Vouchers/FittingGifts"), "FittingGifts");

/** Nothing in it yet: the way to the gifts, and a few of them; with codes in it those that they pay for. */
export function EmptyBasket({ withCodes }: { withCodes: Basket | null }) {
  const market = useAppSelector(selectMarket);
  return (
    <div className={styles.empty}>
      <div className={styles.words}>
        <p>
          <FormattedMessage id="basket.emptyText" />
        </p>
        <ButtonLink to={shopPath(market)} variant="primary">
          <FormattedMessage id="basket.seeGifts" />
        </ButtonLink>
      </div>
      {withCodes ? (
        <PartPlace waiting={<ProductGridSkeleton count={SUGGESTED} />}>
          <FittingGifts basket={withCodes} />
        </PartPlace>
      ) : (
        <Popular />
      )}
    </div>
  );
}

function Popular() {
  const market = useAppSelector(selectMarket);
  const { data, loading } = usePopular(market, useAppSelector(selectSalesChannelId));
  const products = data?.popular.products.filter((product) => isAvailableIn(product, market.countryCode)) ?? [];
  if (!loading && products.length === 0) return null;
  return (
    <section className={styles.popular} aria-labelledby="basket-popular">
      <h2 id="basket-popular">
        <FormattedMessage id="basket.popular" />
      </h2>
      {loading ? (
        <ProductGridSkeleton count={SUGGESTED} />
      ) : (
        <ProductGrid products={products.slice(0, SUGGESTED)} list="basket" whole />
      )}
    </section>
  );
}
