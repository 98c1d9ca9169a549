import { type Basket, type ProductLine } from "~/domain/basket";
import { mostOf } from "~/domain/quantity";
import { BUSINESS_CHANNEL } from "~/domain/salesChannel";
import { stockOf } from "~/domain/stock";

/** How many of a line there can be: what is on the shelf, and what lies in the basket and so is off it already. */
export function mostOfLine({ stockInfos, salesChannelId }: Basket, line: ProductLine): number {
  const info = stockInfos.find(({ productId }) => productId === line.productId);
  const stock = stockOf(info, line.deliveryMethod, { sku: line.stockKeepingUnit });
  const left = stock.kind === "in" ? stock.quantityInStock : stock.kind === "out" ? 0 : null;
  const most = mostOf(left === null ? null : left + line.quantity, { business: salesChannelId === BUSINESS_CHANNEL });
  return Math.max(most, line.quantity);
}
