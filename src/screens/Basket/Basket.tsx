import { FormattedMessage, useIntl } from "react-intl";
import { BasketFailed } from "~/blocks/BasketFailed/BasketFailed";
import { BasketLines } from "~/blocks/BasketLines/BasketLines";
import { BasketNotices } from "~/blocks/BasketLines/BasketNotices";
import { useShownBasket } from "~/blocks/BasketLines/useShownBasket";
import { BasketSummary } from "~/blocks/BasketSummary/BasketSummary";
import { BasketCodes } from "~/blocks/Vouchers/BasketCodes";
import { CheckoutSteps } from "~/blocks/CheckoutSteps/CheckoutSteps";
import { PayingNotice } from "~/blocks/PaymentPanel/PayingNotice";
import { useTroubleCloses } from "~/blocks/PaymentPanel/useTroubleCloses";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { showsExchangeNote } from "~/domain/basketLines";
import { CHANGE_END_UNKNOWN } from "~/domain/failureCode";
import { purchasePhase } from "~/domain/purchase";
import {
  selectBasket,
  selectBasketIncomplete,
  selectBasketStatus,
  selectChangeFailure,
} from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import styles from "./Basket.module.css";
import { BasketSkeleton } from "./BasketSkeleton";
import { EmptyBasket } from "./EmptyBasket";
import { ToDelivery } from "./ToDelivery";

/** The basket: its lines with recipients and quantities, and the total. */
export function Basket() {
  const intl = useIntl();
  const { basket, ...shown } = useShownBasket(useAppSelector(selectBasket));
  const status = useAppSelector(selectBasketStatus);
  const incomplete = useAppSelector(selectBasketIncomplete);
  // Lines that could not be read count too.
  const hasLines =
    basket !== null &&
    (basket.deliveries.some(({ productLines }) => productLines.length > 0) || (incomplete && basket.itemsCount > 0));
  const readOnly = purchasePhase(basket?.purchasePhase) !== "editable";
  const isEmpty = !hasLines && (status === "empty" || status === "ready");
  const isInDoubt = useAppSelector(selectChangeFailure)?.code === CHANGE_END_UNKNOWN;
  const codes = basket && basket.vouchers.length > 0 ? basket : null;
  useTroubleCloses();
  return (
    <div className={`page ${styles.screen}`}>
      <ScreenHead title={intl.formatMessage({ id: "basket.title" })} noindex />
      <CheckoutSteps current="basket" />
      <h1 className={styles.title} tabIndex={-1}>
        <FormattedMessage id={isEmpty && !isInDoubt ? "basket.empty" : "basket.title"} />
      </h1>
      <BasketNotices withList={hasLines} />
      {hasLines ? (
        <div className={styles.layout}>
          <div className={styles.main}>
            <PayingNotice />
            <BasketLines basket={basket} shown={shown} readOnly={readOnly} />
            <BasketCodes basket={basket} readOnly={readOnly} />
            {showsExchangeNote(basket) && (
              <p className={styles.note}>
                <FormattedMessage id="basket.exchange" />
              </p>
            )}
          </div>
          <BasketSummary basket={basket}>
            <ToDelivery basket={basket} />
          </BasketSummary>
        </div>
      ) : isEmpty ? (
        <>
          {codes && <BasketCodes basket={codes} readOnly={readOnly} />}
          <EmptyBasket withCodes={codes} />
        </>
      ) : status === "failed" ? (
        <BasketFailed />
      ) : (
        <BasketSkeleton />
      )}
    </div>
  );
}
