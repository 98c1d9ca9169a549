import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button, ButtonLink } from "~/components/Button";
import { FailureText, useOtherWords } from "~/components/FailureText";
import { Notice } from "~/components/Notice";
import { type Basket } from "~/domain/basket";
import { blockers } from "~/domain/payable";
import { formatPrice, sameAmount } from "~/domain/price";
import { orderPath } from "~/domain/routes";
import { reloadBasket } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { selectPaymentTrouble } from "~/state/payment/selectors";
import { type PaymentTrouble as Trouble } from "~/state/payment/slice";
import { billingFailure, billingFieldOf } from "../BillingForm/billingFields";
import { writesCodesOf } from "../Gift/currencyCodes";
import { CodeExpired } from "./CodeExpired";
import styles from "./PaymentPanel.module.css";

/** Why the payment did not start, and how to go on. The focus goes to what it is about. */
export function PaymentTrouble({ basket }: { basket: Basket }) {
  const trouble = useAppSelector(selectPaymentTrouble);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!trouble || hasFields(trouble)) return;
    const id = placeOf(trouble, basket);
    const place = id ? document.getElementById(id) : box.current;
    place?.focus();
    // A delivery with all its ways may be taller than the window: what is wrong with it would stand behind the header.
    place?.firstElementChild?.scrollIntoView({ block: "nearest" });
  }, [trouble]); // eslint-disable-line react-hooks/exhaustive-deps -- once per trouble, in the basket it came with
  if (!trouble || isToldAbove(trouble) || isOver(trouble, basket)) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.trouble}>
      <Told trouble={trouble} basket={basket} />
    </div>
  );
}

/** Whether it is about fields of the form, which show it, as does the summary at the top, which takes the focus. */
function hasFields(trouble: Trouble): boolean {
  return trouble.kind === "refused" && Object.keys(billingFailure(trouble.failure)).length > 0;
}

/** Whether it is about nothing else. */
function isToldAbove(trouble: Trouble): boolean {
  if (trouble.kind !== "refused" || !hasFields(trouble) || trouble.deliveries?.length) return false;
  return Object.keys(trouble.failure.fields).every(billingFieldOf) && trouble.failure.general.length === 0;
}

/**
 * Whether a trouble is outdated: the delivery now has what it lacked, or is gone; the blockers are gone; the total has
 * changed again.
 */
function isOver(trouble: Trouble, basket: Basket): boolean {
  const { deliveries } = basket;
  if (trouble.kind === "sumChanged") {
    const sums = [basket.totalPaymentAmountWithTax, basket.totalPurchaseAmountWithTax];
    return trouble.currency !== basket.paymentCurrency || !sums.some((sum) => sameAmount(sum, trouble.now));
  }
  if (trouble.kind === "blocked") {
    // Whether the answer was readable cannot be seen in the basket.
    const isSeen = trouble.blockers.every(({ kind }) => kind !== "unreadableTotal");
    return isSeen && blockers(basket, { acceptTerms: true }).length === 0;
  }
  if (trouble.kind === "refused" && trouble.deliveries?.length && Object.keys(trouble.failure.fields).length === 0) {
    return !trouble.deliveries.some(({ deliveryId }) => deliveries.some(({ id }) => id === deliveryId));
  }
  if (trouble.kind !== "noQuote" && trouble.kind !== "wayMissing") return false;
  return !deliveries.some(({ id, shippingQuote }) => trouble.deliveryIds.includes(id) && !shippingQuote);
}

/** The id of the element that a trouble is about; null if it is not on screen. */
function placeOf(trouble: Trouble, { deliveries }: Basket): string | null {
  if (trouble.kind === "noQuote" || trouble.kind === "wayMissing") {
    const found = deliveries.find(({ id }) => trouble.deliveryIds.includes(id));
    return found ? `delivery-${found.id}` : null;
  }
  if (trouble.kind === "refused") {
    const found = trouble.deliveries?.find(({ deliveryId }) => deliveries.some(({ id }) => id === deliveryId));
    return found ? `delivery-${found.deliveryId}` : null;
  }
  if (trouble.kind !== "blocked") return null;
  for (const blocker of trouble.blockers) {
    if ("lineId" in blocker && blocker.lineId) return `line-${blocker.lineId}`;
    if ("deliveryId" in blocker) return `delivery-${blocker.deliveryId}`;
  }
  return null;
}

const TEXTS = {
  buyerMissing: "trouble.buyerMissing",
  noQuote: "trouble.noQuote",
  wayMissing: "trouble.wayMissing",
  basketChanged: "trouble.basketChanged",
  stillAdding: "trouble.stillAdding",
  startedElsewhere: "trouble.startedElsewhere",
  started: "trouble.started",
  notApprovedForInvoice: "trouble.notApprovedForInvoice",
  notStarted: "trouble.notStarted",
  unknownEnd: "trouble.unknownEnd",
  blocked: "trouble.blocked",
} as const;

function Told({ trouble, basket }: { trouble: Trouble; basket: Basket }) {
  const { locale } = useIntl();
  const dispatch = useAppDispatch();
  const market = useAppSelector(selectMarket);
  switch (trouble.kind) {
    case "sumChanged": {
      const { before, now, currency, currencyBefore = currency, unpaying = [] } = trouble;
      const options = { forceCode: writesCodesOf(basket) || currencyBefore !== currency };
      return (
        <Notice tone="warning" title={<FormattedMessage id="trouble.sumChanged" />}>
          {basket.vouchers
            .filter(({ id }) => unpaying.includes(id))
            .map((voucher) => (
              <CodeExpired key={voucher.id} voucher={voucher} />
            ))}
          <FormattedMessage
            id="trouble.sumChangedText"
            values={{
              before: formatPrice(before, currencyBefore, locale, options),
              now: formatPrice(now, currency, locale, options),
            }}
          />
        </Notice>
      );
    }
    case "alreadyOrdered":
      return (
        <Notice
          tone="success"
          title={<FormattedMessage id="trouble.alreadyOrdered" />}
          actions={
            <ButtonLink size="s" to={orderPath(market, trouble.publicOrderId)}>
              <FormattedMessage id="basket.seeOrder" />
            </ButtonLink>
          }
        />
      );
    case "refused":
      return (
        <Notice tone="error" title={<FormattedMessage id="trouble.refused" />}>
          <Refused trouble={trouble} />
        </Notice>
      );
    case "unknownEnd":
    case "startedElsewhere":
      return (
        <Notice
          tone="info"
          actions={
            <Button size="s" onClick={() => dispatch(reloadBasket())}>
              <FormattedMessage id="order.checkAgain" />
            </Button>
          }
        >
          <FormattedMessage id={TEXTS[trouble.kind]} />
        </Notice>
      );
    default:
      return (
        <Notice tone="warning">
          <FormattedMessage id={TEXTS[trouble.kind]} />
        </Notice>
      );
  }
}

/** The server's messages, except those shown at fields of the form, with links to deliveries that they are about. */
function Refused({ trouble: { failure, deliveries = [] } }: { trouble: Extract<Trouble, { kind: "refused" }> }) {
  const otherWords = useOtherWords();
  const words = otherWords(failure, (path) => billingFieldOf(path) !== undefined);
  if (words.length === 0 && deliveries.length === 0) return <FailureText failure={failure} />;
  return (
    <>
      {deliveries.map(({ deliveryId, texts }) => (
        <p key={deliveryId}>
          <bdi>{texts.join(" ")}</bdi>{" "}
          <a
            href={`#delivery-${deliveryId}`}
            onClick={() => document.getElementById(`delivery-${deliveryId}`)?.focus()}
          >
            <FormattedMessage id="blocker.show" />
          </a>
        </p>
      ))}
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}
