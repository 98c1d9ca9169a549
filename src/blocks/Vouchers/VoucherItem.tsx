import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Badge } from "~/components/Badge";
import { Button } from "~/components/Button";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { hidden } from "~/components/hidden";
import { Price } from "~/components/Price";
import { useAsTimeGoes } from "~/components/useAsTimeGoes";
import { type BasketVoucher } from "~/domain/basket";
import { paidBy } from "~/domain/payable";
import { formatPrice } from "~/domain/price";
import { hasExpired, voucherName } from "~/domain/voucher";
import { type Balance, balanceOf, exchangeOf } from "~/domain/voucherBalance";
import { selectBasketWaiting, selectIsCodeKept } from "~/state/basket/selectors";
import { removeVoucher } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { CalendarButton } from "./CalendarButton";
import { Expired, Expiry } from "./Validity";
import styles from "./Vouchers.module.css";

interface VoucherItemProps {
  voucher: BasketVoucher;
  paymentCurrency: string;
  forceCode: boolean;
  readOnly: boolean;
}

/** Whether its money was spent elsewhere while the basket held it. */
const isEmptied = ({ valueAmount, paymentAmount }: BasketVoucher) => valueAmount === 0 && paymentAmount === 0;

/** A voucher: its value, what the basket uses of it, what is left and until when. */
export function VoucherItem({ voucher, paymentCurrency, forceCode, readOnly }: VoucherItemProps) {
  const { locale } = useIntl();
  const dispatch = useAppDispatch();
  const waiting = useAppSelector(selectBasketWaiting);
  const isKept = useAppSelector((state) => selectIsCodeKept(state, voucher.id));
  const [confirming, setConfirming] = useState(false);
  const [asked, setAsked] = useState(false);
  // If it could not be removed, it does not seem to be with every later change.
  if (asked && !waiting) setAsked(false);
  const balance = balanceOf(voucher, paymentCurrency);
  const isEmpty = isEmptied(voucher);
  const isExpired = useAsTimeGoes((now) => hasExpired(voucher, now));
  // Until the basket is read again, the sums still have in them what the server let it pay.
  const isOver = isExpired && voucher.paymentAmount === 0;
  const remove = () => {
    setConfirming(false);
    setAsked(true);
    dispatch(removeVoucher(voucher.id));
  };
  const { voucherMasked, valueAmount, valueCurrency } = voucher;
  // Its buttons need a name that tells them apart, whatever the server tells of the code.
  const code = voucherName(voucher, locale);
  return (
    <li className={styles.voucher} tabIndex={-1}>
      <p className={styles.head}>
        {voucherMasked.trim() && <span className={styles.code}>{voucherMasked}</span>}
        {!isOver && <Price amount={valueAmount} currency={valueCurrency} forceCode={forceCode} />}
      </p>
      {voucher.boughtByB2bDepartment && (
        <p>
          <Badge>
            <FormattedMessage id="codes.department" />
          </Badge>
        </p>
      )}
      {!isOver && (
        <>
          {balance && <UsedBar share={balance.share} />}
          <p>
            <Use voucher={voucher} balance={balance} paymentCurrency={paymentCurrency} forceCode={forceCode} />
          </p>
          <Rate voucher={voucher} balance={balance} paymentCurrency={paymentCurrency} forceCode={forceCode} />
        </>
      )}
      {isExpired ? (
        <Expired voucher={voucher} isOver={isOver} />
      ) : isEmpty ? null : (
        <Expiry voucher={voucher} balance={balance} forceCode={forceCode} />
      )}
      {((voucher.expiresAt && !isEmpty) || !readOnly) && (
        <p className={styles.actions}>
          {!isExpired && !isEmpty && (
            <CalendarButton voucher={voucher} code={code} balance={balance} forceCode={forceCode} />
          )}
          {!readOnly && (
            <Button
              variant="quiet"
              size="s"
              icon="trash"
              pending={asked}
              onClick={isKept || isOver || isEmpty ? remove : () => setConfirming(true)}
            >
              <FormattedMessage id="redeem.remove" values={{ code, hidden }} />
            </Button>
          )}
        </p>
      )}
      <ConfirmDialog
        open={confirming}
        title={<FormattedMessage id="codes.removeTitle" values={{ code }} />}
        confirmLabel={<FormattedMessage id="codes.removeIt" />}
        cancelLabel={<FormattedMessage id="codes.keepIt" />}
        onConfirm={remove}
        onCancel={() => setConfirming(false)}
      >
        <p>
          <FormattedMessage id="codes.removeText" />
        </p>
      </ConfirmDialog>
    </li>
  );
}

/** A decorative bar of how much is used, which the text beside it says too. */
function UsedBar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect width={Math.round(share * 100)} height="1" />
    </svg>
  );
}

interface PartProps {
  voucher: BasketVoucher;
  balance: Balance | null;
  forceCode: boolean;
}

function Use({ voucher, balance, paymentCurrency, forceCode }: PartProps & { paymentCurrency: string }) {
  const { locale } = useIntl();
  const { valueAmount, valueCurrency } = voucher;
  const inCode = (amount: number) => formatPrice(amount, valueCurrency, locale, { forceCode });
  if (isEmptied(voucher)) return <FormattedMessage id="toast.voucherRedeemed" />;
  if (!balance) {
    const paid = formatPrice(paidBy(voucher), paymentCurrency, locale, { forceCode });
    return <FormattedMessage id="codes.pays" values={{ paid }} />;
  }
  if (balance.used === 0) return <FormattedMessage id="codes.unused" values={{ left: inCode(balance.left) }} />;
  if (balance.left === 0) return <FormattedMessage id="codes.usedUp" />;
  return <FormattedMessage id="codes.used" values={{ used: inCode(balance.used), all: inCode(valueAmount) }} />;
}

function Rate({ voucher, balance, paymentCurrency, forceCode }: PartProps & { paymentCurrency: string }) {
  const { locale, formatNumber } = useIntl();
  const exchange = exchangeOf(voucher, paymentCurrency);
  if (!exchange) return null;
  const { valueCurrency } = voucher;
  const one = formatPrice(1, valueCurrency, locale, { forceCode: true });
  // So many that whoever multiplies gets the sum that is shown: a yen is a very small part of a pound.
  const other = formatNumber(exchange.rate, {
    style: "currency",
    currency: paymentCurrency,
    currencyDisplay: "code",
    maximumSignificantDigits: 6,
  });
  const share = exchange.discount === null ? null : formatNumber(exchange.discount / 100, { style: "percent" });
  return (
    <p className={styles.soft}>
      <FormattedMessage id="codes.rate" values={{ one, other }} />
      {share !== null && balance && (
        <>
          {" "}
          <FormattedMessage
            id="codes.rateShare"
            values={{
              used: formatPrice(balance.used, valueCurrency, locale, { forceCode }),
              paid: formatPrice(voucher.paymentAmount, paymentCurrency, locale, { forceCode }),
              share,
            }}
          />
        </>
      )}
    </p>
  );
}
