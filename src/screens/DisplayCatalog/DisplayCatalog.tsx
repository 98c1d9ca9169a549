import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useRedeemableBrands } from "~/api/watch/catalogue";
import { useBrands } from "~/api/watch/content";
import { countryName } from "~/domain/names";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { Button } from "~/components/Button";
import { DateOf } from "~/components/DateOf";
import { usePortalTheme } from "~/components/portalTheme";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { useShopSettings } from "~/components/shopSettings";
import { Skeleton } from "~/components/Skeleton";
import { byLetter } from "~/domain/alphabet";
import { nameOf } from "~/domain/presentation";
import { offeredIn } from "~/domain/product";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./DisplayCatalog.module.css";

/**
 * A printable list of the brands that a gift card can be spent on in this country and channel, without prices
 * (spec §2).
 */
export function DisplayCatalog() {
  const market = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const { formatMessage, locale } = useIntl();
  const [now] = useState(() => new Date().toISOString());
  const { shopName } = useShopSettings();
  const shop = usePortalTheme()?.name ?? shopName;
  const country = countryName(market.countryCode, locale);
  const all = useBrands(market, channelId);
  const redeemable = useRedeemableBrands(market, channelId);
  const brands =
    all.data && redeemable.brands
      ? offeredIn(all.data.brandsBySalesChannel, market.countryCode)
          .filter((brand) => redeemable.brands?.has(brand.id))
          .map((brand) => ({ id: brand.id, name: nameOf(brand, market.locale) }))
      : null;
  const title = formatMessage({ id: "catalog.title" }, { shop });
  const retry = () => {
    for (const asked of [all, redeemable]) if (asked.failure || asked.incomplete) asked.again();
  };

  return (
    <div className={`page ${styles.catalog}`}>
      <ScreenHead title={title} description={formatMessage({ id: "catalog.description" }, { country })} />
      <div className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        {brands && brands.length > 0 && (
          <Button variant="primary" onClick={() => window.print()}>
            <FormattedMessage id="catalog.print" />
          </Button>
        )}
      </div>
      {all.failure || redeemable.failure || (brands?.length === 0 && (all.incomplete || redeemable.incomplete)) ? (
        <ErrorState title={<FormattedMessage id="brands.failed" />} onRetry={retry} />
      ) : !brands ? (
        <Skeleton lines={12} />
      ) : brands.length === 0 ? (
        <EmptyState title={<FormattedMessage id="catalog.none" values={{ country }} />} />
      ) : (
        <>
          <p className={styles.text}>
            <FormattedMessage id="catalog.text" values={{ count: brands.length, country }} />{" "}
            <FormattedMessage id="catalog.day" values={{ day: <DateOf value={now} /> }} />
          </p>
          <div className={styles.letters}>
            {byLetter(brands, market.locale)
              .filter(({ things }) => things.length > 0)
              .map(({ letter, things }) => (
                <section key={letter} className={styles.letter} aria-label={letter}>
                  <h2 className={styles.name}>{letter}</h2>
                  <ul className={styles.list}>
                    {things.map(({ id, name }) => (
                      <li key={id}>
                        <bdi>{name}</bdi>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
          </div>
        </>
      )}
    </div>
  );
}
