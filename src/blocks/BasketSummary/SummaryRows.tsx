import { type ReactNode, useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Badge } from "~/components/Badge";
import { Price } from "~/components/Price";
import { useAsTimeGoes } from "~/components/useAsTimeGoes";
import { type Basket, type BasketVoucher } from "~/domain/basket";
import { lacksDeliveryPrice } from "~/domain/lackingWays";
import { paidBy } from "~/domain/payable";
import { summaryParts } from "~/domain/summaryParts";
import { hasExpired, voucherName } from "~/domain/voucher";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { writesCodesOf } from "../Gift/currencyCodes";
import { PART_NAMES } from "../Gift/partNames";
import styles from "./SummaryRows.module.css";

interface SummaryRowsProps {
  basket: Basket;
  /** Amounts are written with currency codes; by default if the basket has amounts in two krone currencies. */
  forceCode?: boolean;
  /** What of the purchase is VAT. */
  tax?: ReactNode;
  /** The way of delivery is chosen at the next step; else it is only said that it still has to be. */
  isNextChoice?: boolean;
}

/** What a basket costs, with what is charged on top of the gifts, taken off, or still to come. */
export function SummaryRows(props: SummaryRowsProps) {
  const { basket, forceCode = writesCodesOf(basket), tax, isNextChoice = true } = props;
  const { locale: language } = useAppSelector(selectMarket);
  const currency = basket.paymentCurrency;
  const parts = useMemo(() => summaryParts(basket, language), [basket, language]);
  return (
    <dl className={styles.list}>
      <div className={styles.row}>
        <dt>
          <FormattedMessage id="basket.count" values={{ count: basket.itemsCount }} />
          {tax}
        </dt>
        <dd>
          <Price amount={basket.totalPurchaseAmountWithTax} currency={currency} forceCode={forceCode} />
        </dd>
      </div>
      {parts.map(({ kind, title, amount }) => (
        <div key={`${kind} ${title?.text}`} className={styles.row} data-part>
          <dt>
            <FormattedMessage
              id="summary.incl"
              values={{
                name: title ? (
                  <span key="name" lang={title.lang}>
                    {title.text}
                  </span>
                ) : (
                  <FormattedMessage id={PART_NAMES[kind]} />
                ),
              }}
            />
          </dt>
          <dd>
            <Price amount={amount} currency={currency} forceCode={forceCode} size="s" />
          </dd>
        </div>
      ))}
      {lacksDeliveryPrice(basket) && (
        <div className={styles.row}>
          <dt>
            <FormattedMessage id="summary.delivery" />
          </dt>
          <dd className={styles.later}>
            <FormattedMessage id={isNextChoice ? "summary.deliveryNext" : "summary.deliveryOpen"} />
          </dd>
        </div>
      )}
      {basket.vouchers.map((voucher) => (
        <VoucherRow key={voucher.id} voucher={voucher} currency={currency} forceCode={forceCode} />
      ))}
    </dl>
  );
}

interface VoucherRowProps {
  voucher: BasketVoucher;
  currency: string;
  forceCode: boolean;
}

function VoucherRow({ voucher, currency, forceCode }: VoucherRowProps) {
  const { locale } = useIntl();
  const isExpired = useAsTimeGoes((now) => hasExpired(voucher, now));
  const code = (
    <span key="code" className={styles.code}>
      {voucherName(voucher, locale)}
    </span>
  );
  return (
    <div className={styles.row}>
      <dt>
        <FormattedMessage id="summary.voucher" values={{ code }} />
        {isExpired && (
          <>
            {" "}
            <Badge tone="warning">
              <FormattedMessage id="summary.expired" />
            </Badge>
          </>
        )}
      </dt>
      <dd>
        <Price amount={-paidBy(voucher)} currency={currency} forceCode={forceCode} />
      </dd>
    </div>
  );
}
