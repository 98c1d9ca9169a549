import { FormattedMessage, useIntl } from "react-intl";
import { usePortalTheme } from "~/components/portalTheme";
import { EditorialLink } from "~/components/EditorialLink";
import { Link } from "~/components/Link";
import { Logo } from "~/components/Logo";
import { useShopSettings } from "~/components/shopSettings";
import { mailLink, phoneLink } from "~/domain/contact";
import { fillLocale } from "~/domain/paths";
import {
  brandsPath,
  businessPath,
  displayCatalogPath,
  homePath,
  occasionPath,
  ordersPath,
  portalPath,
  redeemPath,
  shopPath,
  welcomePath,
} from "~/domain/routes";
import { headerLinks } from "~/domain/userMode";
import { selectMode } from "~/state/auth/selectors";
import { seeAllGiftCardsClicked } from "~/state/facts";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { askConsentAgain } from "../consent";
import styles from "./Footer.module.css";
import { MarketButton } from "./MarketButton";

const LINKS = [
  ["footer.support", "supportUrl"],
  ["footer.terms", "termsUrl"],
  ["footer.privacy", "privacyUrl"],
  ["footer.cookies", "cookiePolicyUrl"],
] as const;

const PLACES = [
  ["footer.occasions", occasionPath],
  ["footer.brands", brandsPath],
  ["footer.catalog", displayCatalogPath],
  ["footer.business", businessPath],
] as const;

/** The footer: help, in the same order on all pages, the market, and the legal links. */
export function Footer() {
  const dispatch = useAppDispatch();
  const market = useAppSelector(selectMarket);
  const { formatMessage } = useIntl();
  const settings = useShopSettings();
  const theme = usePortalTheme();
  const { redeem } = headerLinks(useAppSelector(selectMode));
  const contact = settings.contacts[market.countryCode];
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <section className={styles.about}>
          <Logo name={theme?.logo ? theme.name : settings.shopName} src={theme?.logo ?? (settings.logoUrl || null)} />
          <p>
            {theme?.isWorn ? (
              <FormattedMessage id="footer.aboutPortal" values={{ portal: theme.name, shop: settings.shopName }} />
            ) : (
              <FormattedMessage id="footer.about" />
            )}
          </p>
        </section>
        <section>
          <h2 className={styles.title}>
            <FormattedMessage id="footer.help" />
          </h2>
          <ul className={styles.list}>
            {contact && (
              <>
                <li>
                  <a href={mailLink(contact.email)}>{contact.email}</a>
                </li>
                <li>
                  <a href={phoneLink(contact.phone)}>{contact.phone}</a>
                </li>
              </>
            )}
            <li>
              <Link to={ordersPath(market)}>
                <FormattedMessage id="header.orders" />
              </Link>
            </li>
            {LINKS.map(([id, key]) => (
              <li key={id}>
                <EditorialLink href={fillLocale(settings[key], market.locale)} market={market}>
                  <FormattedMessage id={id} />
                </EditorialLink>
              </li>
            ))}
            <li>
              <button type="button" className={styles.plain} onClick={askConsentAgain}>
                <FormattedMessage id="footer.consent" />
              </button>
            </li>
          </ul>
        </section>
        <nav aria-label={formatMessage({ id: "footer.shop" })}>
          <h2 className={styles.title}>
            <FormattedMessage id="footer.shop" />
          </h2>
          <ul className={styles.list}>
            {theme && (
              <li>
                <Link to={portalPath(market, theme.slug)}>{theme.name}</Link>
              </li>
            )}
            <li>
              <Link to={shopPath(market)} onClick={() => dispatch(seeAllGiftCardsClicked())}>
                <FormattedMessage id="header.allGiftCards" />
              </Link>
            </li>
            {PLACES.map(([id, path]) => (
              <li key={id}>
                <Link to={path(market)}>
                  <FormattedMessage id={id} />
                </Link>
              </li>
            ))}
            {redeem && !theme && (
              <li>
                <Link to={redeemPath(market)}>
                  <FormattedMessage id="home.redeem" />
                </Link>
              </li>
            )}
            {theme && (
              <li>
                <Link to={homePath(market)}>
                  <FormattedMessage id="footer.leavePortal" values={{ shop: settings.shopName }} />
                </Link>
              </li>
            )}
            <li>
              <Link to={welcomePath(market)}>
                <FormattedMessage id="footer.countries" />
              </Link>
            </li>
          </ul>
        </nav>
        <section className={styles.market}>
          <h2 className={styles.title}>
            <FormattedMessage id="footer.market" />
          </h2>
          <MarketButton wide />
        </section>
      </div>
    </footer>
  );
}
