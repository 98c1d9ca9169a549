import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { listFormat } from "~/domain/formats";
import { useBrands } from "~/api/watch/content";
import { Disclosure } from "~/components/Disclosure";
import { Icon } from "~/components/Icon";
import { RichText } from "~/components/RichText";
import { listingSearch, noFilters } from "~/domain/listingQuery";
import { countryName } from "~/domain/names";
import { KEYS, langOf, nameOf, saysSomething, textOf } from "~/domain/presentation";
import { type Product } from "~/domain/product";
import { shopPath } from "~/domain/routes";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Product.module.css";

/** Of more countries than this only the number is shown, and the list on demand. */
const FEW_COUNTRIES = 6;

/** The details of a product, below the form. */
export function ProductFacts({ product }: { product: Product }) {
  const long = textOf(product.presentations, KEYS.longDescription);
  // The terms are given without a language: it is that of the other texts about the product.
  const written = langOf(product.presentations, KEYS.longDescription);
  const countries = product.redeemableInCountries ?? [];
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
        {countries.length > 0 && <Countries codes={countries} />}
        {saysSomething(product.disclaimer) && (
          <section aria-labelledby="product-disclaimer">
            <h2 id="product-disclaimer">
              <FormattedMessage id="product.disclaimer" />
            </h2>
            <RichText html={product.disclaimer} lang={written} topHeading={3} />
          </section>
        )}
        {product.brandId && <BrandLink brandId={product.brandId} />}
      </div>
    </div>
  );
}

function Countries({ codes }: { codes: readonly string[] }) {
  const { locale } = useIntl();
  const names = [...new Set(codes)].map((code) => countryName(code, locale)).sort(new Intl.Collator(locale).compare);
  const list = listFormat(locale, { type: "conjunction" }).format(names);
  return (
    <section aria-labelledby="product-countries">
      <h2 id="product-countries">
        <FormattedMessage id="product.countries" />
      </h2>
      {names.length <= FEW_COUNTRIES ? (
        <p>{list}</p>
      ) : (
        <Disclosure summary={<FormattedMessage id="product.countryCount" values={{ count: names.length }} />}>
          <p>{list}</p>
        </Disclosure>
      )}
    </section>
  );
}

/** A link to all products of the same brand; nothing until its name is known. */
function BrandLink({ brandId }: { brandId: string }) {
  const market = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const brands = useBrands(market, channelId).data?.brandsBySalesChannel;
  const brand = brands?.find(({ id }) => id === brandId);
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
