import { use, useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useHomeComponents, useMenu, usePopular } from "~/api/watch/content";
import { CategoryCards } from "~/blocks/CategoryCards/CategoryCards";
import { ProductGrid, ProductGridSkeleton } from "~/blocks/ProductGrid/ProductGrid";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { SeeAllLink } from "~/blocks/SeeAllLink/SeeAllLink";
import { ButtonLink } from "~/components/Button";
import { FIRST_PICTURES } from "~/components/cardPicture";
import { EditorialLink } from "~/components/EditorialLink";
import { ErrorState } from "~/components/ErrorState";
import { HasAllTextsContext } from "~/components/hasAllTexts";
import { lazyPart } from "~/components/lazyPart";
import { useShopSettings } from "~/components/shopSettings";
import { SparePlace } from "~/components/SparePlace";
import { categoriesOf, categoryLink, onHomePage } from "~/domain/menu";
import { organisationJsonLd } from "~/domain/organisation";
import { nameOf } from "~/domain/presentation";
import { offeredIn } from "~/domain/product";
import { occasionPath } from "~/domain/routes";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { Hero } from "./Hero";
import styles from "./Home.module.css";
import { OwnCards } from "./OwnCards";

/** Two full rows of five. */
const POPULAR = 10;
const MOST_CATEGORIES = 8;

const HomeTiles = lazyPart(() => import("./HomeTiles"), "HomeTiles");

/** The front page: what the shop is for, its own cards, and four ways to find a gift (spec §2). */
export function Home() {
  const market = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const { formatMessage } = useIntl();
  const components = useHomeComponents(market, channelId);
  const popular = usePopular(market, channelId);
  const menu = useMenu(market, channelId);
  const hasAllTexts = use(HasAllTextsContext);

  const settings = useShopSettings();
  const jsonLd = useMemo(() => organisationJsonLd(settings), [settings]);

  const products = offeredIn(popular.data?.popular.products, market.countryCode).slice(0, POPULAR);
  const popularWays = offeredIn(popular.data?.popular.categories, market.countryCode);
  const categories = menu.data?.categoriesBySalesChannel.categories;

  return (
    <div className={styles.home}>
      <ScreenHead
        title={formatMessage({ id: "home.title" })}
        description={formatMessage({ id: "home.description" })}
        jsonLd={jsonLd}
      />
      <Hero components={components.data?.localizedComponents} loading={components.loading} />
      <OwnCards />

      {(!popular.data || popular.incomplete || products.length > 0) && (
        <section className={styles.part} aria-labelledby="home-popular">
          <div className={styles.head}>
            <h2 id="home-popular">
              <FormattedMessage id="home.popular" />
            </h2>
            <SeeAllLink variant="quiet" iconAfter="chevron-right" />
          </div>
          {popular.failure || (popular.incomplete && products.length === 0) ? (
            <ErrorState headingLevel={3} title={<FormattedMessage id="home.popularFailed" />} onRetry={popular.again} />
          ) : popular.data ? (
            <>
              <ProductGrid products={products} list="popular" priority={FIRST_PICTURES} whole />
              {popularWays.length > 0 && (
                <ul className={styles.categories} aria-label={formatMessage({ id: "home.popularCategories" })}>
                  {popularWays.map((category) => (
                    <li key={category.id}>
                      <EditorialLink href={categoryLink(category)} market={market} className={styles.category}>
                        {nameOf(category, market.locale)}
                      </EditorialLink>
                    </li>
                  ))}
                </ul>
              )}
            </>
          ) : (
            <ProductGridSkeleton count={POPULAR} />
          )}
        </section>
      )}

      {(menu.failure || (menu.incomplete && !categories?.length)) && (
        <ErrorState title={<FormattedMessage id="home.waysFailed" />} onRetry={menu.again} />
      )}
      {(["occasion", "recipient"] as const).map((group) => {
        const shown = onHomePage(categoriesOf(categories, group, market.countryCode)).slice(0, MOST_CATEGORIES);
        if (!menu.loading && shown.length === 0) return null;
        return (
          <section key={group} className={styles.part} aria-labelledby={`home-${group}`}>
            <div className={styles.head}>
              <h2 id={`home-${group}`}>
                <FormattedMessage id={group === "occasion" ? "home.occasions" : "home.recipients"} />
              </h2>
              {group === "occasion" && (
                <ButtonLink to={occasionPath(market)} variant="quiet" iconAfter="chevron-right">
                  <FormattedMessage id="home.allOccasions" />
                </ButtonLink>
              )}
            </div>
            <CategoryCards categories={shown} loading={menu.loading} expected={MOST_CATEGORIES} />
          </section>
        );
      })}
      {hasAllTexts && (
        // The front page is complete without them.
        <SparePlace>
          <HomeTiles />
        </SparePlace>
      )}
    </div>
  );
}
