import { FormattedMessage, useIntl } from "react-intl";
import { Navigate, useLocation, useParams } from "react-router";
import { ContactUs } from "~/blocks/ContactUs/ContactUs";
import { NoBusinessHere } from "~/blocks/NoBusinessHere/NoBusinessHere";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { ButtonLink } from "~/components/Button";
import { useShopSettings } from "~/components/shopSettings";
import { hasBusiness } from "~/domain/businessCountries";
import { businessAccountPath, businessPath, globalGiftCardPath, registerPath, shopPath } from "~/domain/routes";
import { isPortalId } from "~/domain/salesChannel";
import { selectAuthStatus } from "~/state/auth/selectors";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { seeAllGiftCardsClicked, superGiftCardClicked } from "~/state/facts";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Business.module.css";

/** Information for companies (spec §2, /b2b). */
export function Business() {
  const dispatch = useAppDispatch();
  const market = useAppSelector(selectMarket);
  const isPortal = isPortalId(useAppSelector(selectSalesChannelId));
  const isVisitor = useAppSelector(selectAuthStatus) === "anonymous";
  const { formatMessage } = useIntl();
  const { globalCardProductId: card } = useShopSettings();
  const leadsToCard = card !== "" && !isPortal;
  const isHere = hasBusiness(market.countryCode);
  const { "*": beyond } = useParams();
  const { search, hash } = useLocation();
  // /b2b is the prefix of a whole area (spec §2), of which there is only this page.
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
      {!isHere && <NoBusinessHere />}
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
        {isHere && !isPortal && (
          <div className={styles.actions}>
            <ButtonLink to={businessAccountPath(market)}>
              <FormattedMessage id="business.toAccount" />
            </ButtonLink>
            {isVisitor && (
              <ButtonLink to={registerPath(businessAccountPath(market))}>
                <FormattedMessage id="order.register" />
              </ButtonLink>
            )}
          </div>
        )}
        <ContactUs />
      </section>
    </div>
  );
}
