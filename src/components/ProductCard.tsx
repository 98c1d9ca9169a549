import { type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Badge } from "./Badge";
import { CARD_RATIO, type PictureSource } from "./cardPicture";
import { GiftCard } from "./GiftCard";
import { Link } from "./Link";
import { Picture } from "./Picture";
import styles from "./ProductCard.module.css";

interface ProductCardProps {
  to: string;
  /** The id of the link, so that Back can restore the focus. */
  id?: string;
  name: string;
  /** The language of the name, if it is not the page's. */
  nameLang?: string;
  picture: PictureSource | null;
  /** Drawn as a card, or as a picture in a box. */
  kind: "giftcard" | "physical";
  /** A `<Price>`; while it is not known, its line is left empty. */
  price?: ReactNode;
  /** Shown as text. */
  outOfStock: boolean;
  /** A short label: "−12 %", "New". */
  badge?: ReactNode;
  sizes: string;
  /** In the first view. */
  priority?: boolean;
  /** Called before the link is followed. */
  onFollow?: () => void;
  /** Called when the link is hovered or focused: it will probably be followed. */
  onPrefetch?: () => void;
}

/** A product in a grid: one link, whose name is the product's name and price. */
export function ProductCard(props: ProductCardProps) {
  const { to, id, name, nameLang, picture, kind, price, outOfStock, badge, sizes, priority } = props;
  const { onFollow, onPrefetch: onAhead } = props;
  return (
    <Link to={to} id={id} className={styles.card} onClick={onFollow} onPointerEnter={onAhead} onFocus={onAhead}>
      <span className={styles.stage}>
        <span className={styles.object} data-faded={outOfStock || undefined}>
          {kind === "giftcard" ? (
            <GiftCard brand={name} picture={picture} sizes={sizes} priority={priority} />
          ) : (
            <span className={styles.thing}>
              <Picture source={picture} alt="" ratio={CARD_RATIO} fit="contain" sizes={sizes} priority={priority} />
            </span>
          )}
        </span>
        {badge && (
          <span className={styles.badge}>
            <Badge tone="warm">{badge}</Badge>
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name} lang={nameLang}>
          <bdi>{name}</bdi>
        </span>{" "}
        <span className={styles.price}>
          {price}
          {outOfStock && (
            <>
              {" "}
              <span className={styles.out}>
                <FormattedMessage id="product.outOfStock" />
              </span>
            </>
          )}
        </span>
      </span>
    </Link>
  );
}
