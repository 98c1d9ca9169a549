import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { usePortalTheme } from "~/components/portalTheme";
import { Icon } from "~/components/Icon";
import { Link, type LinkProps } from "~/components/Link";
import { Logo } from "~/components/Logo";
import { useShopSettings } from "~/components/shopSettings";
import { globalGiftCardPath, localGiftCardPath, ordersPath, redeemPath, shopPath, startPath } from "~/domain/routes";
import { isPortalId } from "~/domain/salesChannel";
import { headerLinks } from "~/domain/userMode";
import { selectMode } from "~/state/auth/selectors";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { seeAllGiftCardsClicked, superGiftCardClicked } from "~/state/facts";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { prefetchHandlers } from "../prefetchScreen";
import { BasketLink } from "./BasketLink";
import styles from "./Header.module.css";
import { MarketButton } from "./MarketButton";
import { MenuButton } from "./MenuButton";
import { SearchSlot } from "./SearchSlot";

/** The header; the page's skeleton reserves its height before any script has loaded. */
export function Header() {
  const market = useAppSelector(selectMarket);
  const dispatch = useAppDispatch();
  const may = headerLinks(useAppSelector(selectMode));
  const { formatMessage } = useIntl();
  const theme = usePortalTheme();
  const { shopName, logoUrl, globalCardProductId: globalId, localCardProductIds } = useShopSettings();
  // A portal does not sell the shop's own cards, and redeems its codes on its own page.
  const inPortal = isPortalId(useAppSelector(selectSalesChannelId));
  // There is room for one: the global card, else the country's local one.
  const cardId = inPortal || !may.buy ? undefined : globalId || localCardProductIds[market.countryCode];
  const cardPath = cardId && (globalId ? globalGiftCardPath : localGiftCardPath)(market, cardId);

  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link
          to={startPath(market, theme?.slug)}
          className={styles.logo}
          aria-label={formatMessage({ id: "header.home" }, { shop: theme?.name ?? shopName })}
        >
          <Logo name={theme?.logo ? theme.name : shopName} src={theme?.logo ?? (logoUrl || null)} />
        </Link>
        <MenuButton />
        <nav className={styles.nav} aria-label={formatMessage({ id: "header.navigation" })}>
          <HeaderLink to={shopPath(market)} onClick={() => dispatch(seeAllGiftCardsClicked())}>
            <FormattedMessage id="header.allGiftCards" />
          </HeaderLink>
          {may.redeem && !inPortal && (
            <HeaderLink to={redeemPath(market)}>
              <FormattedMessage id="header.redeem" />
            </HeaderLink>
          )}
          {cardPath && (
            <HeaderLink
              to={cardPath}
              data-wide-only
              onClick={() => dispatch(superGiftCardClicked({ productId: cardId }))}
            >
              <FormattedMessage id={globalId ? "home.buyGlobal" : "home.buyLocal"} />
            </HeaderLink>
          )}
        </nav>
        <SearchSlot />
        <div className={styles.tools}>
          <MarketButton />
          <Link to={ordersPath(market)} className={styles.tool} data-wide-only>
            <Icon name="user" />
            <span className="visually-hidden">
              <FormattedMessage id="header.orders" />
            </span>
          </Link>
          <BasketLink />
        </div>
      </div>
    </header>
  );
}

/** A link that is marked on its own screen and those below it. */
function HeaderLink({ to, ...link }: LinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link
      {...link}
      to={to}
      className={styles.link}
      aria-current={isHere ? "page" : undefined}
      {...prefetchHandlers(to)}
    />
  );
}
