import { FormattedMessage } from "react-intl";
import { useBrands, useMenu } from "~/api/watch/content";
import { EditorialLink } from "~/components/EditorialLink";
import { Link } from "~/components/Link";
import { RetryNotice } from "~/components/RetryNotice";
import { Sheet } from "~/components/Sheet";
import { useShopSettings } from "~/components/shopSettings";
import { Skeleton } from "~/components/Skeleton";
import { hasBusiness } from "~/domain/businessCountries";
import { brandLink, byPriority, categoriesOf, categoryLink } from "~/domain/menu";
import { nameOf } from "~/domain/presentation";
import { offeredIn } from "~/domain/product";
import {
  brandsPath,
  businessAccountPath,
  globalGiftCardPath,
  localGiftCardPath,
  occasionPath,
  ordersPath,
  redeemPath,
  shopPath,
} from "~/domain/routes";
import { isPortalId } from "~/domain/salesChannel";
import { headerLinks } from "~/domain/userMode";
import { selectMode } from "~/state/auth/selectors";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { seeAllGiftCardsClicked, superGiftCardClicked } from "~/state/facts";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { MenuGroup } from "./MenuGroup";
import styles from "./SiteMenu.module.css";

const GROUPS = [
  ["recipient", "menu.recipients"],
  ["occasion", "footer.occasions"],
  ["regular", "menu.categories"],
] as const;
const MOST_BRANDS = 8;

/** The menu: buying and redeeming by user mode (spec §2), and recipients, occasions, categories and brands. */
export function SiteMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const market = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const may = headerLinks(useAppSelector(selectMode));
  const { globalCardProductId, localCardProductIds } = useShopSettings();
  const menu = useMenu(market, channelId);
  const brands = useBrands(market, channelId, open);

  const inPortal = isPortalId(channelId);
  const buys = may.buy && !inPortal;
  const localId = localCardProductIds[market.countryCode];
  const offered = menu.data?.categoriesBySalesChannel.categories;
  const known = byPriority(offeredIn(brands.data?.brandsBySalesChannel, market.countryCode));
  const superCard = (productId: string) => () => {
    dispatch(superGiftCardClicked({ productId }));
    onClose();
  };

  return (
    <Sheet open={open} onClose={onClose} title={<FormattedMessage id="header.menu" />}>
      <ul className={styles.first}>
        <li>
          <Link
            to={shopPath(market)}
            onClick={() => {
              dispatch(seeAllGiftCardsClicked());
              onClose();
            }}
          >
            <FormattedMessage id="header.allGiftCards" />
          </Link>
        </li>
        {may.redeem && !inPortal && (
          <li>
            <Link to={redeemPath(market)} onClick={onClose}>
              <FormattedMessage id="header.redeem" />
            </Link>
          </li>
        )}
        {buys && globalCardProductId && (
          <li>
            <Link to={globalGiftCardPath(market, globalCardProductId)} onClick={superCard(globalCardProductId)}>
              <FormattedMessage id="home.buyGlobal" />
            </Link>
          </li>
        )}
        {buys && localId && (
          <li>
            <Link to={localGiftCardPath(market, localId)} onClick={superCard(localId)}>
              <FormattedMessage id="home.buyLocal" />
            </Link>
          </li>
        )}
        <li>
          <Link to={ordersPath(market)} onClick={onClose}>
            <FormattedMessage id="orders.title" />
          </Link>
        </li>
        {hasBusiness(market.countryCode) && !inPortal && (
          <li>
            <Link to={businessAccountPath(market)} onClick={onClose}>
              <FormattedMessage id="account.menu" />
            </Link>
          </li>
        )}
      </ul>
      {(menu.failure || (menu.incomplete && !offered?.length)) && (
        <RetryNotice onRetry={menu.again}>
          <FormattedMessage id="menu.failed" />
        </RetryNotice>
      )}
      {menu.loading && <Skeleton lines={8} />}
      {GROUPS.map(([group, titleId]) => (
        <MenuGroup
          key={group}
          titleId={titleId}
          more={
            group === "occasion" && { to: occasionPath(market), label: <FormattedMessage id="home.allOccasions" /> }
          }
          onFollow={onClose}
        >
          {byPriority(categoriesOf(offered, group, market.countryCode)).map((category) => (
            <li key={category.id}>
              <EditorialLink href={categoryLink(category)} market={market} onFollow={onClose}>
                {nameOf(category, market.locale)}
              </EditorialLink>
            </li>
          ))}
        </MenuGroup>
      ))}
      <MenuGroup
        titleId="menu.brands"
        more={{ to: brandsPath(market), label: <FormattedMessage id="footer.brands" /> }}
        onFollow={onClose}
      >
        {known.slice(0, MOST_BRANDS).map((brand) => (
          <li key={brand.id}>
            <EditorialLink href={brandLink(brand)} market={market} onFollow={onClose}>
              {nameOf(brand, market.locale)}
            </EditorialLink>
          </li>
        ))}
      </MenuGroup>
    </Sheet>
  );
}
