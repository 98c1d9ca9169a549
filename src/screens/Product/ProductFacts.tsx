import { FormattedMessage } from "react-intl";
import { useBrands } from "~/api/watch/content";
import { ProductTerms } from "~/blocks/ProductTerms/ProductTerms";
import { Icon } from "~/components/Icon";
import { Link } from "~/components/Link";
import { RichText } from "~/components/RichText";
import { listingSearch, noFilters } from "~/domain/listingQuery";
import { KEYS, langOf, nameOf, textOf } from "~/domain/presentation";
import { offeredIn, type Product } from "~/domain/product";
import { shopPath } from "~/domain/routes";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Product.module.css";

/** The details of a product, below the form. */
export function ProductFacts({ product }: { product: Product }) {
  const long = textOf(product.presentations, KEYS.longDescription);
  // The terms are given without a language: it is that of the other texts about the product.
  const written = langOf(product.presentations, KEYS.longDescription);
  return (
    <div className={styles.facts}>
      {long && (
        <section className={styles.about} aria-labelledby="product-about">
          <h2 id="product-about">
            <FormattedMessage id="product.about" />
          </h2>
          <RichText html={long} lang={written} topHeading={3} lines={6} />
        </section>
      )}
      <div className={styles.terms}>
        <ProductTerms
          countries={product.redeemableInCountries}
          conditions={product.disclaimer}
          lang={written}
          level={2}
        />
        {product.brandId && <BrandLink brandId={product.brandId} />}
      </div>
    </div>
  );
}

/**
 * A link to all products of the same brand; nothing until its name is known, nor where it is not offered: the list
 * would drop it, and be one of all products.
 */
function BrandLink({ brandId }: { brandId: string }) {
  const market = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const brands = useBrands(market, channelId).data?.brandsBySalesChannel;
  const brand = offeredIn(brands, market.countryCode).find(({ id }) => id === brandId);
  if (!brand) return null;
  return (
    <p>
      <Link
        to={shopPath(market, listingSearch({ ...noFilters(), brand: [brand.id] }, market))}
        className={styles.brand}
      >
        <span>
          <FormattedMessage id="product.moreOfBrand" values={{ brand: <bdi>{nameOf(brand, market.locale)}</bdi> }} />
        </span>
        <Icon name="chevron-right" size="s" />
      </Link>
    </p>
  );
}
