import { FormattedMessage, useIntl } from "react-intl";
import { Navigate, useLocation, useParams } from "react-router";
import { countryName } from "~/domain/names";
import { ContactUs } from "~/blocks/OrderView/ContactUs";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { ButtonLink } from "~/components/Button";
import { Notice } from "~/components/Notice";
import { useShopSettings } from "~/components/shopSettings";
import { hasBusiness } from "~/domain/businessCountries";
import { businessAccountPath, businessPath, globalGiftCardPath, shopPath, welcomePath } from "~/domain/routes";
import { isPortalId } from "~/domain/salesChannel";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { seeAllGiftCardsClicked, superGiftCardClicked } from "~/state/facts";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Business.module.css";

/** How companies buy here, and where they cannot (spec §2, /b2b). */
export function Business() {
  const dispatch = useAppDispatch();
  const market = useAppSelector(selectMarket);
  const isPortal = isPortalId(useAppSelector(selectSalesChannelId));
  const { formatMessage, locale } = useIntl();
  const { globalCardProductId: card } = useShopSettings();
  const leadsToCard = card !== "" && !isPortal;
  const country = countryName(market.countryCode, locale);
  const { "*": beyond } = useParams();
  const { search, hash } = useLocation();
  // The address is the beginning of a whole area (spec §2), which is this one page.
  if (beyond) return <Navigate to={businessPath(market) + search + hash} replace />;
  return (
    <div className={`page ${styles.business}`}>
      <ScreenHead
        title={formatMessage({ id: "business.title" })}
        description={formatMessage({ id: "business.text" })}
      />
      <h1 tabIndex={-1}>
        <FormattedMessage id="business.title" />
      </h1>
      <p className={styles.text}>
        <FormattedMessage id="business.text" />
      </p>
      {!hasBusiness(market.countryCode) && (
        <Notice
          tone="warning"
          title={<FormattedMessage id="business.notHere" values={{ country }} />}
          actions={
            <ButtonLink to={welcomePath(market)} size="s">
              <FormattedMessage id="market.other" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="business.notHereText" />
        </Notice>
      )}
      <section className={styles.part}>
        <h2>
          <FormattedMessage id="business.manyTitle" />
        </h2>
        <p>
          <FormattedMessage id="business.many" values={{ button: <b>{formatMessage({ id: "many.title" })}</b> }} />
        </p>
        <ButtonLink
          to={leadsToCard ? globalGiftCardPath(market, card) : shopPath(market)}
          variant="primary"
          onClick={() => dispatch(leadsToCard ? superGiftCardClicked({ productId: card }) : seeAllGiftCardsClicked())}
        >
          <FormattedMessage id="business.choose" />
        </ButtonLink>
      </section>
      <section className={styles.part}>
        <h2>
          <FormattedMessage id="business.accountTitle" />
        </h2>
        <p>
          <FormattedMessage id="business.account" />
        </p>
        {hasBusiness(market.countryCode) && !isPortal && (
          <ButtonLink to={businessAccountPath(market)}>
            <FormattedMessage id="business.toAccount" />
          </ButtonLink>
        )}
        <ContactUs />
      </section>
    </div>
  );
}
