import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { useProductTerms, useProductTexts } from "~/api/watch/content";
import { KEYS, langOf, saysSomething, textOf, wordsOf } from "~/domain/presentation";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { ProductTerms } from "../ProductTerms/ProductTerms";
import styles from "./AboutGift.module.css";

/** What it is and where it can be used; when this card expires is shown at its code. */
const TOLD = [KEYS.shortDescription, KEYS.sellingPoints[2]];

interface AboutGiftProps {
  productId: string;
  /** It is exchanged in this shop, in whichever country that is opened. */
  isOurs: boolean;
}

/**
 * What a received gift is, where it can be used and on which conditions, from the editors: the recipient may never have
 * heard of the brand. What they do not say, or cannot be loaded, is left out.
 */
export function AboutGift({ productId, isOurs }: AboutGiftProps) {
  const titleId = useId();
  const market = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const { data } = useProductTexts(market, channelId, productId);
  const terms = useProductTerms(market, channelId, productId).data?.getProducts[0];
  const presentations = data?.singleProductPresentations?.presentations ?? [];
  const told = TOLD.filter((key) => textOf(presentations, key));
  const countries = isOurs ? [] : (terms?.redeemableInCountries ?? []);
  const conditions = terms?.disclaimer;
  if (told.length === 0 && countries.length === 0 && !saysSomething(conditions)) return null;
  return (
    <div className={styles.about}>
      {told.length > 0 && (
        <section className={styles.told} aria-labelledby={titleId}>
          <h3 id={titleId} className={styles.title}>
            <FormattedMessage id="received.about" />
          </h3>
          {told.map((key) => (
            <p key={key} lang={langOf(presentations, key)}>
              {wordsOf(textOf(presentations, key) ?? "")}
            </p>
          ))}
        </section>
      )}
      {/* The conditions are given without a language: it is that of the texts. */}
      <ProductTerms
        countries={countries}
        conditions={conditions}
        lang={langOf(presentations, KEYS.longDescription)}
        level={3}
      />
    </div>
  );
}
