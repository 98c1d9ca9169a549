import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { useProductTexts } from "~/api/watch/content";
import { KEYS, langOf, textOf, wordsOf } from "~/domain/presentation";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./AboutGift.module.css";

/** What it is and where it can be used; when this card expires is shown at its code. */
const TOLD = [KEYS.shortDescription, KEYS.sellingPoints[2]];

/**
 * What a received gift is and where it can be used, from the editors: the recipient may never have heard of the brand.
 * Nothing if there is no text or it cannot be loaded.
 */
export function AboutGift({ productId }: { productId: string }) {
  const titleId = useId();
  const market = useAppSelector(selectMarket);
  const { data } = useProductTexts(market, useAppSelector(selectSalesChannelId), productId);
  const presentations = data?.singleProductPresentations?.presentations ?? [];
  const told = TOLD.filter((key) => textOf(presentations, key));
  if (told.length === 0) return null;
  return (
    <section className={styles.about} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        <FormattedMessage id="received.about" />
      </h3>
      {told.map((key) => (
        <p key={key} lang={langOf(presentations, key)}>
          {wordsOf(textOf(presentations, key) ?? "")}
        </p>
      ))}
    </section>
  );
}
