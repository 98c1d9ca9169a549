import { useState } from "react";
import { useIntl } from "react-intl";
import { BasketUpdated } from "~/blocks/BasketUpdated/BasketUpdated";
import { writesCodesOf } from "~/blocks/Gift/currencyCodes";
import { CARD_RATIO, cardPicture } from "~/components/cardPicture";
import { GiftCard } from "~/components/GiftCard";
import { Picture } from "~/components/Picture";
import { formatPrice } from "~/domain/price";
import { imageOf, KEYS, langOf, type Presentation } from "~/domain/presentation";
import { selectBasket, selectJustAdded } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import styles from "./Product.module.css";

interface AddedGiftProps {
  productId: string;
  title: string | null;
  presentations: readonly Presentation[] | undefined;
}

/** Says that this product is in the basket now, with the value that was added: the form may hold the next gift's. */
export function AddedGift({ productId, title, presentations }: AddedGiftProps) {
  const { locale } = useIntl();
  const added = useAppSelector(selectJustAdded);
  // It stays as it is while the dialog closes, when nothing was just added any more.
  const [told, setTold] = useState(added);
  if (added && added !== told) setTold(added);
  const value = told?.value ?? null;
  // As the sums of the basket below it.
  const forceCode = useAppSelector((state) => {
    const basket = selectBasket(state);
    return basket !== null && writesCodesOf(basket);
  });
  const written = value === null ? null : formatPrice(value, told?.currency, locale, { forceCode });
  const picture = cardPicture(imageOf(presentations, KEYS.logo));
  return (
    <BasketUpdated productId={productId}>
      <div className={styles.added}>
        <span className={styles.addedPicture}>
          {written === null ? (
            <Picture source={picture} alt="" ratio={CARD_RATIO} fit="contain" sizes="112px" />
          ) : (
            <GiftCard brand={title} picture={picture} value={written} sizes="112px" />
          )}
        </span>
        <p>
          <strong lang={langOf(presentations, KEYS.title)} dir="auto">
            {title}
          </strong>
          {written !== null && <span className={styles.addedValue}>{written}</span>}
        </p>
      </div>
    </BasketUpdated>
  );
}
