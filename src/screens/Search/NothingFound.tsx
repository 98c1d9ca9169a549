import { FormattedMessage } from "react-intl";
import { useMenu } from "~/api/watch/content";
import { CategoryCards } from "~/blocks/CategoryCards/CategoryCards";
import { SeeAllLink } from "~/blocks/SeeAllLink/SeeAllLink";
import { ButtonLink } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { categoriesOf, onHomePage } from "~/domain/menu";
import { brandsPath } from "~/domain/routes";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Search.module.css";

const MOST = 8;

/** Other ways to find a gift: if nothing was found, or the query is empty. */
export function NothingFound({ query }: { query: string }) {
  const market = useAppSelector(selectMarket);
  const { data, loading } = useMenu(market, useAppSelector(selectSalesChannelId));
  const categories = data?.categoriesBySalesChannel.categories;
  const shown = onHomePage([
    ...categoriesOf(categories, "occasion", market.countryCode),
    ...categoriesOf(categories, "recipient", market.countryCode),
  ]).slice(0, MOST);
  const ways = (
    <>
      <SeeAllLink variant={query ? "primary" : "secondary"} />
      <ButtonLink to={brandsPath(market)}>
        <FormattedMessage id="footer.brands" />
      </ButtonLink>
    </>
  );
  return (
    <>
      {query ? (
        <EmptyState icon="search" title={<FormattedMessage id="search.nothing" values={{ query }} />} actions={ways}>
          <FormattedMessage id="search.nothingText" />
        </EmptyState>
      ) : (
        <div className={styles.ways}>{ways}</div>
      )}
      {(loading || shown.length > 0) && (
        <section className={styles.part} aria-labelledby="search-ways">
          <h2 id="search-ways" className={styles.title}>
            <FormattedMessage id="search.ways" />
          </h2>
          <CategoryCards categories={shown} loading={loading} expected={MOST} />
        </section>
      )}
    </>
  );
}
