import { FormattedMessage, useIntl } from "react-intl";
import { formatPrice } from "~/domain/price";
import styles from "./Price.module.css";

interface PriceProps {
  /** In major units. */
  amount: number;
  currency: string;
  /** The price is the lowest of several: "from". */
  from?: boolean;
  /** The former price; shown only if it was higher. */
  before?: number | null;
  /** Show the currency's code, for screens with two krone currencies. */
  forceCode?: boolean;
  size?: "s" | "m" | "l";
}

/** An amount of money. A former price is struck through, and announced as such. */
export function Price({ amount, currency, from, before, forceCode, size = "m" }: PriceProps) {
  const { locale } = useIntl();
  const written = (sum: number) => formatPrice(sum, currency, locale, { forceCode });
  // Compared as written: the server's sums may differ in the last binary digit.
  const wasMore = before != null && before > amount && written(before) !== written(amount);
  return (
    <span className={styles.price} data-size={size}>
      <span className={styles.now} data-reduced={wasMore || undefined}>
        {from ? <FormattedMessage id="price.from" values={{ price: written(amount) }} /> : written(amount)}
      </span>
      {wasMore && (
        <>
          {" "}
          <del className={styles.before}>
            <span className="visually-hidden">
              <FormattedMessage id="price.before" />{" "}
            </span>
            {written(before)}
          </del>
        </>
      )}
    </span>
  );
}
