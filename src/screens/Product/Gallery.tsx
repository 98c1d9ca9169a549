import { useState } from "react";
import { useIntl } from "react-intl";
import { CARD_RATIO, cardPicture, STAGE_SIZES } from "~/components/cardPicture";
import { Counter } from "~/components/Counter";
import { GiftCard } from "~/components/GiftCard";
import { Picture } from "~/components/Picture";
import { picturesOf, type Presentation, type PresentationImage } from "~/domain/presentation";
import styles from "./Gallery.module.css";

interface GalleryProps {
  /** Null while it is not known. */
  title: string | null;
  /** The chosen amount, written on the card. */
  value: string | null;
  kind: "giftcard" | "physical";
  /** The first picture, known from a list before the others are. */
  cover: PresentationImage | null;
  presentations: readonly Presentation[] | null;
  /** It is one of the shop's own cards, which usually have only one picture. */
  own: boolean;
}

/** The large picture of the product, and its others to choose from. A gift card's first picture is the card itself. */
export function Gallery({ title, value, kind, cover, presentations, own }: GalleryProps) {
  const { formatMessage } = useIntl();
  const [at, setAt] = useState(0);
  // Known from the start: no line is reserved for other pictures where there are none.
  const [isCounted] = useState(presentations !== null);
  const pictures = picturesOf(cover, presentations);
  const shown = pictures[at] ?? pictures[0] ?? null;
  const isCard = kind === "giftcard" && (shown === cover || shown === null);
  const name = title ?? "";
  return (
    <div className={styles.gallery}>
      <Counter>
        {isCard ? (
          <GiftCard
            brand={name}
            picture={cardPicture(shown)}
            value={value}
            label={value ? formatMessage({ id: "product.cardLabel" }, { name, value }) : name}
            sizes={STAGE_SIZES}
            priority
          />
        ) : (
          <span className={styles.picture}>
            <Picture
              source={cardPicture(shown)}
              alt={
                at === 0 ? name : formatMessage({ id: "product.picture" }, { name, at: at + 1, count: pictures.length })
              }
              ratio={CARD_RATIO}
              fit={kind === "physical" ? "contain" : "cover"}
              sizes={STAGE_SIZES}
              priority
            />
          </span>
        )}
      </Counter>
      <ul
        className={styles.choices}
        aria-label={formatMessage({ id: "product.pictures" })}
        data-alone={((own || isCounted) && pictures.length <= 1) || undefined}
      >
        {pictures.length > 1 &&
          pictures.map((picture, index) => (
            <li key={picture.source}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={index === at}
                aria-label={formatMessage({ id: "product.showPicture" }, { at: index + 1, count: pictures.length })}
                onClick={() => setAt(index)}
              >
                <Picture source={cardPicture(picture)} alt="" ratio={CARD_RATIO} sizes="96px" />
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
