import { FormattedMessage, useIntl } from "react-intl";
import { type ProductLine } from "~/domain/basket";
import { formatPrice } from "~/domain/price";

interface PiecesProps {
  line: Pick<ProductLine, "giftcardValue" | "valueCurrency" | "quantity">;
  forceCode: boolean;
}

/** The quantity of a line; for cards with the value of each. */
export function Pieces({ line, forceCode }: PiecesProps) {
  const { locale, formatNumber } = useIntl();
  if (line.giftcardValue == null) return <FormattedMessage id="basket.pieces" values={{ count: line.quantity }} />;
  const value = formatPrice(line.giftcardValue, line.valueCurrency, locale, { forceCode });
  return `${formatNumber(line.quantity)} × ${value}`;
}
