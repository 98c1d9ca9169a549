import { type ReactNode, useId, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "~/components/Icon";
import { usePageMark } from "~/components/usePageMark";
import { type Basket } from "~/domain/basket";
import { awaitsQuotes } from "~/domain/lackingWays";
import { formatPrice } from "~/domain/price";
import { selectBasketWaiting, selectQuotedAbroad, selectUnquoted } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { writesCodesOf } from "../Gift/currencyCodes";
import styles from "./BasketSummary.module.css";
import { SummaryRows } from "./SummaryRows";
import { useTotalChange } from "./useTotalChange";

interface BasketSummaryProps {
  basket: Basket;
  /** At the step where deliveries are chosen. On a phone only the total is shown there, and the rest after a click. */
  atDelivery?: boolean;
  /** The button of the step, and why it is unavailable. */
  children?: ReactNode;
}

/** The totals of the basket, exactly as the server gives them, always in view beside or below the screen. */
export function BasketSummary({ basket, atDelivery = false, children }: BasketSummaryProps) {
  const { locale } = useIntl();
  const [open, setOpen] = useState(false);
  const rowsId = useId();
  const waiting = useAppSelector(selectBasketWaiting);
  usePageMark("data-sum-bar", true);
  const unquoted = useAppSelector(selectUnquoted);
  const abroad = useAppSelector(selectQuotedAbroad);
  // A delivery that was changed is quoted anew by itself, and costs in the end what it did before.
  const change = useTotalChange(basket, waiting || (atDelivery && awaitsQuotes(basket, unquoted, abroad)));
  const currency = basket.paymentCurrency;
  // "It was kr 403" beside "Now kr 270" would read as a lower price.
  const currencyBefore = change?.currencyBefore;
  const forceCode = useMemo(() => writesCodesOf(basket, currencyBefore), [basket, currencyBefore]);
  const money = (amount: number) => formatPrice(amount, currency, locale, { forceCode });
  // Of the whole purchase: where codes pay a part of it, that is not in what is left to pay.
  const hasCodes = basket.vouchers.length > 0;
  const tax = basket.totalTaxAmount > 0 && (
    <p className={styles.tax}>
      <FormattedMessage id="summary.tax" values={{ amount: money(basket.totalTaxAmount) }} />
    </p>
  );
  return (
    <aside className={styles.summary} aria-labelledby={`${rowsId}-title`} data-collapsible={atDelivery || undefined}>
      <div className={styles.rows} id={rowsId} data-open={open || undefined}>
        <h2 className={styles.title} id={`${rowsId}-title`}>
          <FormattedMessage id="summary.title" />
        </h2>
        <SummaryRows basket={basket} forceCode={forceCode} tax={hasCodes && tax} isNextChoice={!atDelivery} />
      </div>
      <div className={styles.bar} data-stays aria-busy={waiting || undefined}>
        <div className={styles.total}>
          <p className={styles.toPay}>
            <span>
              <FormattedMessage id="summary.toPay" />
            </span>
            <span className={styles.sum} data-waiting={waiting || undefined}>
              {money(basket.totalPaymentAmountWithTax)}
            </span>
          </p>
          {!hasCodes && tax}
          <p className={styles.change} role="status">
            {change && (
              <>
                <span className="visually-hidden">
                  <FormattedMessage id="summary.now" values={{ now: money(change.now) }} />{" "}
                </span>
                <FormattedMessage
                  id="summary.before"
                  values={{ before: formatPrice(change.before, change.currencyBefore, locale, { forceCode }) }}
                />
              </>
            )}
          </p>
        </div>
        {atDelivery && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={rowsId}
            onClick={() => setOpen(!open)}
          >
            <FormattedMessage id={open ? "summary.hide" : "summary.show"} />
            <Icon name="chevron-down" size="s" />
          </button>
        )}
        {children}
      </div>
    </aside>
  );
}
