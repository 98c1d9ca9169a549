import { useFormikContext } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { Notice } from "~/components/Notice";
import { useShopSettings } from "~/components/shopSettings";
import { type Basket } from "~/domain/basket";
import { INVOICE, paymentOf } from "~/domain/buyer";
import { isFree } from "~/domain/payable";
import { formatPrice } from "~/domain/price";
import { selectAccount } from "~/state/auth/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectPaying, selectPaymentLongWait } from "~/state/payment/selectors";
import { useBlocker } from "../BasketSummary/useBlocker";
import { writesCodesOf } from "../Gift/currencyCodes";
import styles from "./PaymentPanel.module.css";
import { PaymentChoice, type PaymentValues } from "./PaymentChoice";
import { Terms } from "./Terms";
import { TroublePlace } from "./TroublePlace";

/** The end of the checkout form: the terms, the payment method, what went wrong, and the button with the total. */
export function PaymentPanel({ basket }: { basket: Basket }) {
  const { locale } = useIntl();
  const { paymentHosts } = useShopSettings();
  const busy = useAppSelector(selectPaying);
  const longWait = useAppSelector(selectPaymentLongWait);
  const blocker = useBlocker(basket, { withWays: true });
  const place = blocker?.lineId ? `line-${blocker.lineId}` : blocker?.deliveryId && `delivery-${blocker.deliveryId}`;
  const free = isFree(basket);
  const forceCode = writesCodesOf(basket);
  const sum = formatPrice(basket.totalPaymentAmountWithTax, basket.paymentCurrency, locale, { forceCode });
  const account = useAppSelector(selectAccount);
  const { values, isSubmitting } = useFormikContext<PaymentValues>();
  const byInvoice = !free && paymentOf(account, values.paymentMethod) === INVOICE;
  const where = free || byInvoice ? undefined : "pay-where";
  const host = paymentHosts.find((one) => !one.startsWith("."));
  return (
    <div className={styles.panel}>
      {!free && <PaymentChoice />}
      <Terms />
      <TroublePlace basket={basket} />
      {longWait && (
        <Notice live>
          <FormattedMessage id="pay.longWait" />
        </Notice>
      )}
      {blocker && (
        <p id="pay-reason" className={styles.reason}>
          <FormattedMessage id={blocker.textId} />{" "}
          {place && (
            <a href={`#${place}`} onClick={() => document.getElementById(place)?.focus()}>
              <FormattedMessage id="blocker.show" />
            </a>
          )}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        wide
        icon={where && "lock"}
        pending={busy || isSubmitting}
        // If a delivery is the problem, the button stays available: a click leads there.
        unavailable={blocker !== null && !blocker.deliveryId}
        aria-describedby={blocker ? "pay-reason" : where}
      >
        {free ? (
          <FormattedMessage id="pay.complete" />
        ) : (
          <FormattedMessage id={byInvoice ? "pay.order" : "pay.pay"} values={{ sum }} />
        )}
      </Button>
      {where && (
        <p id={where} className={styles.where}>
          <FormattedMessage id={host ? "pay.opensAt" : "pay.opens"} values={{ host: host ?? "" }} />
        </p>
      )}
    </div>
  );
}
