import { FormattedMessage, useIntl } from "react-intl";
import { useAddressSecrets } from "~/blocks/AddressSecrets/addressSecrets";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { VoucherEntry } from "~/blocks/VoucherEntry/VoucherEntry";
import { Button, ButtonLink } from "~/components/Button";
import { Price } from "~/components/Price";
import { When } from "~/components/When";
import { shopPath } from "~/domain/routes";
import { selectVouchers } from "~/state/basket/selectors";
import { removeVoucher } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Redeem.module.css";

/** Exchange a voucher for gifts: its code is entered here, and pays for what is chosen next (spec §2, /redeem). */
export function Redeem() {
  const [linked] = useAddressSecrets("redeem") ?? [];
  const market = useAppSelector(selectMarket);
  const vouchers = useAppSelector(selectVouchers) ?? [];
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();

  return (
    <div className={styles.redeem}>
      <ScreenHead title={formatMessage({ id: "redeem.title" })} noindex />
      <h1 tabIndex={-1}>
        <FormattedMessage id="redeem.title" />
      </h1>
      <p className={styles.text}>
        <FormattedMessage id="redeem.text" />
      </p>
      {vouchers.length > 0 && (
        <section aria-labelledby="redeem-held" className={styles.held}>
          <h2 id="redeem-held">
            <FormattedMessage id="redeem.held" />
          </h2>
          <ul className={styles.list}>
            {vouchers.map((voucher) => (
              <li key={voucher.id} className={styles.voucher}>
                <span className={styles.words}>
                  <span className={styles.code}>{voucher.voucherMasked}</span>
                  {voucher.expiresAt && (
                    <span className={styles.expiry}>
                      <FormattedMessage
                        id="redeem.until"
                        values={{ date: <When key="date" instant={voucher.expiresAt} dayOnly /> }}
                      />
                    </span>
                  )}
                </span>
                <Price amount={voucher.valueAmount} currency={voucher.valueCurrency} />
                <Button variant="quiet" size="s" icon="trash" onClick={() => dispatch(removeVoucher(voucher.id))}>
                  <FormattedMessage id="redeem.remove" values={{ code: voucher.voucherMasked }} />
                </Button>
              </li>
            ))}
          </ul>
          <ButtonLink to={shopPath(market)} variant="primary" iconAfter="chevron-right">
            <FormattedMessage id="redeem.choose" />
          </ButtonLink>
        </section>
      )}
      <VoucherEntry code={linked} />
    </div>
  );
}
