import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useStore } from "react-redux";
import { useGiftsWithin } from "~/api/watch/gifts";
import { type ListedProduct } from "~/api/watch/listing";
import { ButtonLink } from "~/components/Button";
import { Price } from "~/components/Price";
import { useShopSettings } from "~/components/shopSettings";
import { type Basket } from "~/domain/basket";
import { emptyRecipient } from "~/domain/delivery";
import { giftPath } from "~/domain/giftPath";
import { type FittingGift } from "~/domain/fittingGifts";
import { listingSearch, noFilters } from "~/domain/listingQuery";
import { formatPrice } from "~/domain/price";
import { shopPath } from "~/domain/routes";
import { selectPurchaseDraft, selectSalesChannelId } from "~/state/basket/selectors";
import { savePurchaseDraft } from "~/state/basket/slice";
import { productClicked } from "~/state/facts";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { type RootState } from "~/state/rootReducer";
import { writesCodesOf } from "../Gift/currencyCodes";
import { ListedCard } from "../ProductGrid/ListedCard";
import { ProductGridSkeleton } from "../ProductGrid/ProductGrid";
import { SeeAllLink } from "../SeeAllLink/SeeAllLink";
import styles from "./FittingGifts.module.css";
import { useLeftOnCodes } from "./useLeftOnCodes";

const SUGGESTED = 4;

interface FittingGiftsProps {
  basket: Basket;
  /** Nothing else is there to do: the way to all gifts is the main one, also if none fits. */
  isMain?: boolean;
}

/** Gifts that the balance left on the codes pays for, those that use it up first. Nothing if there are none. */
export function FittingGifts({ basket, isMain = false }: FittingGiftsProps) {
  const market = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const { locale } = useIntl();
  const titleId = useId();
  const balance = useLeftOnCodes(basket);
  const gifts = useGiftsWithin(market, channelId, { balance, most: SUGGESTED });
  const isPriced = basket.paymentCurrency.toLowerCase() === market.currency;
  if (!isPriced || balance < 1 || gifts?.length === 0) return isMain ? <SeeAllLink variant="primary" /> : null;
  const forceCode = writesCodesOf(basket);
  const all = shopPath(market, listingSearch({ ...noFilters(), type: ["Giftcard"], max: Math.floor(balance) }, market));
  return (
    <section className={styles.section} aria-labelledby={titleId} aria-busy={gifts === null || undefined}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id={gifts?.every(({ fit }) => fit.isExact) ? "fit.title" : "fit.titleNear"} />
      </h2>
      {gifts === null ? (
        <ProductGridSkeleton count={SUGGESTED} />
      ) : (
        <ul className={styles.gifts}>
          {gifts.map(({ listed, fit }) => (
            <li key={listed.id}>
              <Gift listed={listed} fit={fit} forceCode={forceCode} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink to={all} variant={isMain ? "primary" : "secondary"} iconAfter="chevron-right">
          <FormattedMessage
            id="fit.all"
            values={{ left: formatPrice(balance, basket.paymentCurrency, locale, { forceCode }) }}
          />
        </ButtonLink>
      </p>
    </section>
  );
}

/** A gift with the value that fits; its purchase form opens with that value. */
function Gift({ listed, fit, forceCode }: { listed: ListedProduct; fit: FittingGift; forceCode: boolean }) {
  const { globalCardProductId } = useShopSettings();
  const market = useAppSelector(selectMarket);
  const store = useStore<RootState>();
  const choose = () => {
    store.dispatch(productClicked({ productId: listed.id, list: "fitting" }));
    const kept = selectPurchaseDraft(store.getState(), listed.id);
    store.dispatch(
      savePurchaseDraft({
        deliveryDate: null,
        timezone: null,
        recipient: emptyRecipient(market.countryCode),
        ...kept,
        productId: listed.id,
        deliveryMethod: fit.deliveryMethod,
        stockKeepingUnit: fit.stockKeepingUnit,
        giftcardValue: fit.amount,
        valueCurrency: listed.priceCurrency,
        quantity: 1,
      }),
    );
  };
  return (
    <ListedCard
      product={listed}
      to={giftPath(market, listed, globalCardProductId)}
      price={<Price amount={fit.amount} currency={listed.priceCurrency} forceCode={forceCode} size="s" />}
      badge={fit.isExact && <FormattedMessage id="fit.exact" />}
      onFollow={choose}
    />
  );
}
