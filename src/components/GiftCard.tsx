import { type ReactNode } from "react";
import styles from "./GiftCard.module.css";
import { Picture, type PictureSource } from "./Picture";

interface GiftCardProps {
  /** Name of the brand, written on the card. */
  brand: ReactNode;
  picture: PictureSource | null;
  /** What it is worth, already formatted: a sum, a range, or nothing yet. */
  value?: ReactNode;
  /** What a reader says. Without it the card is a drawing beside words that say the same. */
  label?: string;
  sizes?: string;
  priority?: boolean;
}

/**
 * A gift card as an object: the same thing in the grid, on the product page, in the basket and in the recipient's hand.
 */
export function GiftCard({ brand, picture, value, label, sizes, priority }: GiftCardProps) {
  return (
    <span className={styles.frame} {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}>
      <span className={styles.card}>
        <span className={styles.art}>
          <Picture source={picture} alt="" ratio="fill" sizes={sizes} priority={priority} />
        </span>
        <span className={styles.band}>
          <bdi className={styles.brand}>{brand}</bdi>
          {value != null && <span className={styles.value}>{value}</span>}
        </span>
      </span>
    </span>
  );
}
