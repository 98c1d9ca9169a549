import { useCallback, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Navigate } from "react-router";
import { BasketFailed } from "~/blocks/BasketFailed/BasketFailed";
import { BasketNotices } from "~/blocks/BasketLines/BasketNotices";
import { BasketSummary } from "~/blocks/BasketSummary/BasketSummary";
import { CheckoutSteps } from "~/blocks/CheckoutSteps/CheckoutSteps";
import { AccountAwaited } from "~/blocks/PaymentPanel/AccountAwaited";
import { PayingNotice } from "~/blocks/PaymentPanel/PayingNotice";
import { useTroubleCloses } from "~/blocks/PaymentPanel/useTroubleCloses";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { useQuotes } from "~/blocks/Shipping/useQuotes";
import { Skeleton } from "~/components/Skeleton";
import { purchasePhase } from "~/domain/purchase";
import { basketPath } from "~/domain/routes";
import { selectAccount, selectChosen, selectPersonId } from "~/state/auth/selectors";
import { selectBasket, selectBasketStatus } from "~/state/basket/selectors";
import { checkoutShown } from "~/state/facts";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { selectIsLeaving } from "~/state/payment/selectors";
import { CheckoutForm } from "./CheckoutForm";
import styles from "./Delivery.module.css";
import { ReviewDeliveries } from "./ReviewDeliveries";

/** The second step of the checkout: who gets what, who pays, and the payment. */
export function Delivery() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const market = useAppSelector(selectMarket);
  const basket = useAppSelector(selectBasket);
  const status = useAppSelector(selectBasketStatus);
  const accountId = useAppSelector((state) => selectAccount(state)?.id ?? "");
  // Until the account is loaded, the form would show another payer than the one that will be sent.
  const isAwaited = useAppSelector((state) => selectChosen(state) !== null) && accountId === "";
  const formNumber = useFormNumber();
  const isLeaving = useAppSelector(selectIsLeaving);
  const hasLines = basket !== null && basket.deliveries.some((delivery) => delivery.productLines.length > 0);

  useTroubleCloses();

  const editable = purchasePhase(basket?.purchasePhase) === "editable";
  const tellShown = useCallback(() => dispatch(checkoutShown()), [dispatch]);
  useQuotes(hasLines ? basket : null, editable, tellShown);

  // With nothing to deliver, the basket's screen says so, and why; but not if it was just ordered, when the
  // confirmation comes next.
  if (!hasLines && !isLeaving && (status === "empty" || status === "ready"))
    return <Navigate to={basketPath(market)} replace />;
  return (
    <div className={`page ${styles.screen}`}>
      <ScreenHead title={formatMessage({ id: "checkout.title" })} noindex />
      <CheckoutSteps current="delivery" />
      <h1 className={styles.title} tabIndex={-1}>
        <FormattedMessage id="checkout.title" />
      </h1>
      {hasLines ? (
        <div className={styles.layout}>
          <div className={styles.main}>
            <BasketNotices />
            <PayingNotice />
            <ReviewDeliveries basket={basket} readOnly={!editable} />
            {editable &&
              (isAwaited ? (
                <AccountAwaited />
              ) : (
                <CheckoutForm key={`${basket.id} ${accountId} ${formNumber}`} basket={basket} />
              ))}
          </div>
          <BasketSummary basket={basket} atDelivery />
        </div>
      ) : status === "failed" ? (
        <BasketFailed />
      ) : (
        <div className={styles.layout} aria-busy="true">
          <p className="visually-hidden" role="status">
            <FormattedMessage id="basket.loading" />
          </p>
          <Skeleton shape="block" height="32rem" />
          <Skeleton shape="block" height="14rem" />
        </div>
      )}
    </div>
  );
}

/** A key for the form: a new form if another person has signed in; a visitor who signs in keeps theirs. */
function useFormNumber(): number {
  const personId = useAppSelector(selectPersonId);
  const [form, setForm] = useState({ of: personId, number: 0 });
  if (form.of !== personId) setForm({ of: personId, number: form.of === null ? form.number : form.number + 1 });
  return form.number;
}
