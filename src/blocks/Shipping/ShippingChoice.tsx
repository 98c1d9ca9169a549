import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { RetryNotice } from "~/components/RetryNotice";
import { type Basket, type Delivery } from "~/domain/basket";
import { quotesOf } from "~/domain/deliveryWays";
import { isQuotable, lacksQuotes, waysToChoose } from "~/domain/lackingWays";
import { selectBasketWaiting, selectQuotedAbroad, selectUnquoted } from "~/state/basket/selectors";
import { askForQuotes } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { writesCodesOf } from "../Gift/currencyCodes";
import styles from "./Shipping.module.css";
import { Ways } from "./Ways";
import { WhyThisWay } from "./WhyThisWay";

/** The way of a delivery by post: chosen automatically, with the reason, or to be chosen; and the alternatives. */
export function ShippingChoice({ delivery, basket }: { delivery: Delivery; basket: Basket }) {
  const dispatch = useAppDispatch();
  const regionId = useId();
  const waiting = useAppSelector(selectBasketWaiting);
  const unquoted = useAppSelector(selectUnquoted);
  const abroad = useAppSelector(selectQuotedAbroad);
  const [open, setOpen] = useState(false);
  if (!isQuotable(delivery)) return null;
  // Prices in the currency from before it was changed are not offered.
  const isLacking = lacksQuotes(basket, delivery.id, abroad);
  if (isLacking && unquoted.includes(delivery.id)) {
    return (
      <RetryNotice
        title={<FormattedMessage id="shipping.failed" />}
        pending={waiting}
        onRetry={() => dispatch(askForQuotes())}
      >
        <FormattedMessage id="shipping.failedText" />
      </RetryNotice>
    );
  }
  if (isLacking) {
    return (
      <p className={styles.asking} role="status">
        <FormattedMessage id="shipping.asking" />
      </p>
    );
  }
  const quotes = quotesOf(basket, delivery.id);
  // Open if a choice must be made, and still open afterwards.
  if (!open && waysToChoose(basket, abroad).some(({ id }) => id === delivery.id)) setOpen(true);
  return (
    <div className={styles.choice}>
      <WhyThisWay delivery={delivery} quotes={quotes} />
      {delivery.shippingQuote && (
        <span className={styles.change}>
          <Button
            of={delivery.recipientName}
            variant="quiet"
            size="s"
            icon="truck"
            aria-expanded={open}
            aria-controls={regionId}
            onClick={() => setOpen(!open)}
          >
            <FormattedMessage id={open ? "shipping.hide" : "shipping.change"} />
          </Button>
        </span>
      )}
      <div id={regionId}>{open && <Ways delivery={delivery} quotes={quotes} forceCode={writesCodesOf(basket)} />}</div>
    </div>
  );
}
