import { type Basket, type ProductLine } from "~/domain/basket";
import { mostOf } from "~/domain/quantity";
import { BUSINESS_CHANNEL } from "~/domain/salesChannel";
import { stockOf } from "~/domain/stock";

/** The highest quantity of a line: the stock, plus what is in the basket, as that is no longer part of the stock. */
export function mostOfLine({ stockInfos, salesChannelId }: Basket, line: ProductLine): number {
  const info = stockInfos.find(({ productId }) => productId === line.productId);
  const stock = stockOf(info, line.deliveryMethod, { sku: line.stockKeepingUnit });
  const left = stock.kind === "in" ? stock.quantityInStock : stock.kind === "out" ? 0 : null;
  const most = mostOf(left === null ? null : left + line.quantity, { business: salesChannelId === BUSINESS_CHANNEL });
  return Math.max(most, line.quantity);
}
