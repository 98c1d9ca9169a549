import { FormattedMessage, useIntl } from "react-intl";
import { Price } from "~/components/Price";
import { type Fee, type ProductLine, type Wrapping } from "~/domain/basket";
import { feeName } from "~/domain/feeName";
import { titleIn } from "~/domain/presentation";
import { discountPercent } from "~/domain/price";
import { PART_NAMES } from "./partNames";
import styles from "./LineMoney.module.css";

interface LineMoneyProps {
  line: Pick<ProductLine, "totalPaymentAmount" | "totalPriceAmount" | "discountTitles" | "discountPercentage">;
  /** The fees and the wrapping of this line. */
  extras?: readonly Extra[];
  currency: string;
  forceCode: boolean;
  /** The language of the address. */
  language: string;
}

/** A fee or a wrapping of a line. */
export type Extra = Pick<Fee, "lineId" | "totalPaymentAmount" | "totalPriceAmount" | "discountPercentage"> &
  Partial<Pick<Fee, "labels" | "targetType" | "discountTitles">>;

/** The price of a line, the former price, the discount, and its extras. */
export function LineMoney({ line, extras = [], currency, forceCode, language }: LineMoneyProps) {
  return (
    <div className={styles.money}>
      <Price
        amount={line.totalPaymentAmount}
        before={line.totalPriceAmount}
        currency={currency}
        forceCode={forceCode}
      />
      <Discount of={line} language={language} />
      <LineExtras extras={extras} currency={currency} forceCode={forceCode} language={language} />
    </div>
  );
}

/** Fees with their names, prices and discounts. */
export function LineExtras({ extras, currency, forceCode, language }: Omit<Required<LineMoneyProps>, "line">) {
  // Not keyed by id, as ids change with every change of the basket.
  return extras.map((extra, at) => (
    <span key={at} className={styles.extra}>
      <span>
        <ExtraName extra={extra} language={language} /> <Discount of={extra} language={language} />
      </span>
      <Price
        amount={extra.totalPaymentAmount}
        before={extra.totalPriceAmount}
        currency={currency}
        forceCode={forceCode}
        size="s"
      />
    </span>
  ));
}

interface DiscountProps {
  of: Pick<Fee, "discountPercentage"> & Partial<Pick<Fee, "discountTitles">>;
  language: string;
}

/** The title and percentage of a discount; nothing if neither is known. */
function Discount({ of, language }: DiscountProps) {
  const intl = useIntl();
  const title = titleIn(of.discountTitles ?? [], language);
  const percent = discountPercent(of.discountPercentage);
  if (!title && !percent) return null;
  const share = percent === null ? null : intl.formatNumber(-percent / 100, { style: "percent" });
  return (
    <span className={styles.discount}>
      {title && <span lang={title.lang}>{title.text}</span>}
      {title && share && " "}
      {share}
    </span>
  );
}

/** What a fee or a wrapping is called. A wrapping has no labels. */
function ExtraName({ extra: { labels, targetType = "" }, language }: { extra: Extra; language: string }) {
  const { kind, title } = labels
    ? feeName({ labels, targetType }, language)
    : { kind: "wrapping" as const, title: null };
  return title ? <span lang={title.lang}>{title.text}</span> : <FormattedMessage id={PART_NAMES[kind]} />;
}

/** The wrapping and the fees that belong to one line. */
export function extrasOf(lineId: string, wrapping: Wrapping | null, fees: readonly Fee[]): Extra[] {
  return [...(wrapping ? [wrapping] : []), ...fees.filter((fee) => fee.relatedToProductLine === lineId)];
}
