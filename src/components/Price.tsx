import { FormattedMessage, useIntl } from "react-intl";
import { formatPrice, formatPriceRange } from "~/domain/price";
import styles from "./Price.module.css";

interface PriceProps {
  /** In major units. */
  amount: number;
  currency: string;
  /** The other end of a range. */
  to?: number;
  /** The price is the lowest of several: "from". */
  from?: boolean;
  /** The former price; shown only if it was higher. */
  before?: number | null;
  /** Show the currency's code, for screens with two krone currencies. */
  forceCode?: boolean;
  size?: "s" | "m" | "l";
}

/** An amount of money, or a range. A former price is struck through, and announced as such. */
export function Price({ amount, currency, to, from, before, forceCode, size = "m" }: PriceProps) {
  const { locale } = useIntl();
  const written = (sum: number) => formatPrice(sum, currency, locale, { forceCode });
  const text = to === undefined ? written(amount) : formatPriceRange(amount, to, currency, locale, { forceCode });
  // Compared as written: the server's sums may differ in the last binary digit.
  const wasMore = before != null && before > amount && written(before) !== written(amount);
  return (
    <span className={styles.price} data-size={size}>
      <span className={styles.now} data-reduced={wasMore || undefined}>
        {from ? <FormattedMessage id="price.from" values={{ price: text }} /> : text}
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
