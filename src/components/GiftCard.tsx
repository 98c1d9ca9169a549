import { type ReactNode } from "react";
import styles from "./GiftCard.module.css";
import { type PictureSource } from "./cardPicture";
import { Picture } from "./Picture";

interface GiftCardProps {
  /** The name of the brand, written on the card. */
  brand: ReactNode;
  picture: PictureSource | null;
  /** Its value, already formatted; nothing while there is none. */
  value?: ReactNode;
  /** The accessible name. Without it the card is decorative, beside text that says the same. */
  label?: string;
  sizes: string;
  priority?: boolean;
}

/** A picture of a gift card, the same in the grid, on the product page, in the basket and for the recipient. */
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
