import { FormattedMessage, useIntl } from "react-intl";
import { formatPrice, formatPriceRange } from "~/domain/price";
import styles from "./Price.module.css";

interface PriceProps {
  /** In major units. */
  amount: number;
  currency: string;
  /** The other end of a range. */
  to?: number;
  /** The price is the lowest of several. */
  from?: boolean;
  /** What it cost before. Shown only when it was more. */
  before?: number | null;
  /** The currency's code, where two krone currencies share the screen. */
  forceCode?: boolean;
  size?: "s" | "m" | "l";
}

/** A sum of money, or a range of them. A former price is struck through and read out as such. */
export function Price({ amount, currency, to, from, before, forceCode, size = "m" }: PriceProps) {
  const { locale } = useIntl();
  const written = (sum: number) => formatPrice(sum, currency, locale, { forceCode });
  const text = to === undefined ? written(amount) : formatPriceRange(amount, to, currency, locale, { forceCode });
  // Sums of a server may differ in the last binary digit, which nobody reads.
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
