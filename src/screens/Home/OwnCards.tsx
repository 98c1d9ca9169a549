import { FormattedMessage } from "react-intl";
import { ButtonLink } from "~/components/Button";
import { Icon } from "~/components/Icon";
import { GiftCard } from "~/components/GiftCard";
import { Link } from "~/components/Link";
import { useShopSettings } from "~/components/shopSettings";
import { globalGiftCardPath, localGiftCardPath, redeemPath } from "~/domain/routes";
import { headerLinks, mayBuyOwnCards } from "~/domain/userMode";
import { selectMode } from "~/state/auth/selectors";
import { superGiftCardClicked } from "~/state/facts";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./OwnCards.module.css";

/**
 * The shop's own cards: the global one, and the country's local one if there is one (spec §1); and the link to redeem a
 * code, except for businesses (spec §6).
 */
export function OwnCards() {
  const market = useAppSelector(selectMarket);
  const dispatch = useAppDispatch();
  const mode = useAppSelector(selectMode);
  const { globalCardProductId: globalId, localCardProductIds, shopName } = useShopSettings();
  const localId = localCardProductIds[market.countryCode];
  const cards = [
    globalId &&
      ({
        id: globalId,
        to: globalGiftCardPath(market, globalId),
        art: "/own-card-global.svg",
        title: "home.globalCard",
        text: "home.globalCardText",
        buy: "home.buyGlobal",
      } as const),
    localId &&
      ({
        id: localId,
        to: localGiftCardPath(market, localId),
        art: "/own-card-local.svg",
        title: "home.localCard",
        text: "home.localCardText",
        buy: "home.buyLocal",
      } as const),
  ].filter((card) => typeof card === "object");
  return (
    <ul className={styles.cards}>
      {cards.map(({ id, to, art, title, text, buy }) => (
        <li key={id} className={styles.card}>
          <span className={styles.object}>
            <GiftCard brand={shopName} picture={{ src: art, width: 640, height: 404 }} sizes="220px" />
          </span>
          <div className={styles.words}>
            <h2 className={styles.title}>
              <FormattedMessage id={title} />
            </h2>
            <p>
              <FormattedMessage id={text} />
            </p>
            {mayBuyOwnCards(mode) && (
              <ButtonLink to={to} onClick={() => dispatch(superGiftCardClicked({ productId: id }))}>
                <FormattedMessage id={buy} />
              </ButtonLink>
            )}
          </div>
        </li>
      ))}
      {headerLinks(mode).redeem && (
        <li className={styles.redeem}>
          <Icon name="gift" />
          <p>
            <FormattedMessage id="home.redeemText" />{" "}
            <Link to={redeemPath(market)}>
              <FormattedMessage id="home.redeem" />
            </Link>
          </p>
        </li>
      )}
    </ul>
  );
}
