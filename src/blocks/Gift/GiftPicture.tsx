import { useIntl } from "react-intl";
import { CARD_RATIO } from "~/components/cardPicture";
import { GiftCard } from "~/components/GiftCard";
import { Picture } from "~/components/Picture";
import { type ProductLine } from "~/domain/basket";
import { formatPrice } from "~/domain/price";
import { type GiftFace } from "./giftOf";
import styles from "./GiftPicture.module.css";

/** A small picture of a line's gift: a card with its value on it, or the physical gift. Its name is beside it. */
export function GiftPicture({
  gift,
  line,
  forceCode,
}: {
  gift: GiftFace;
  line: Pick<ProductLine, "giftcardValue" | "valueCurrency">;
  forceCode: boolean;
}) {
  const { locale } = useIntl();
  if (line.giftcardValue == null) {
    return (
      <span className={styles.thing}>
        <Picture source={gift.picture} alt="" ratio={CARD_RATIO} fit="contain" sizes="160px" />
      </span>
    );
  }
  const value = formatPrice(line.giftcardValue, line.valueCurrency, locale, { forceCode });
  return <GiftCard brand="" picture={gift.picture} value={value} sizes="160px" />;
}
