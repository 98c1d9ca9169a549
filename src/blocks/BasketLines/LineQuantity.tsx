import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { QuantityStepper } from "~/components/QuantityStepper";
import { type Basket } from "~/domain/basket";
import { type BasketLine } from "~/domain/basketLines";
import { mostOf } from "~/domain/quantity";
import { BUSINESS_CHANNEL } from "~/domain/salesChannel";
import { stockOf } from "~/domain/stock";
import { selectBasketWaiting } from "~/state/basket/selectors";
import { changeQuantity } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";

/** Presses that follow each other this closely are one change. */
const QUIET_MS = 400;

interface LineQuantityProps {
  entry: BasketLine;
  basket: Basket;
  name: string;
  readOnly: boolean;
}

/** How many of a line. The number follows the hand at once; prices wait for the server. */
export function LineQuantity({ entry, basket, name, readOnly }: LineQuantityProps) {
  const { line } = entry;
  const [wanted, choose] = useWanted(line.quantity, line.lineId);
  if (readOnly) return <FormattedMessage id="basket.pieces" values={{ count: line.quantity }} />;
  const info = basket.stockInfos.find(({ productId }) => productId === line.productId);
  const stock = stockOf(info, line.deliveryMethod, { sku: line.stockKeepingUnit });
  const left = stock.kind === "in" ? stock.quantityInStock : stock.kind === "out" ? 0 : null;
  // What lies in the basket is off the shelf already.
  const most = mostOf(left === null ? null : left + line.quantity, {
    business: basket.salesChannelId === BUSINESS_CHANNEL,
  });
  return <QuantityStepper value={wanted} most={Math.max(most, line.quantity)} name={name} onChange={choose} />;
}

/** The quantity a person wants: told once the hand rests, and forgotten when the basket has answered. */
function useWanted(quantity: number, lineId: string) {
  const dispatch = useAppDispatch();
  const waiting = useAppSelector(selectBasketWaiting);
  const [wanted, setWanted] = useState<{ quantity: number; sent: boolean } | null>(null);
  const [wasWaiting, setWasWaiting] = useState(waiting);
  if (wasWaiting !== waiting) {
    setWasWaiting(waiting);
    if (!waiting && wanted?.sent) setWanted(null);
  }
  useEffect(() => {
    if (!wanted || wanted.sent) return;
    const timer = setTimeout(() => {
      if (wanted.quantity === quantity) return setWanted(null);
      setWanted({ ...wanted, sent: true });
      dispatch(changeQuantity({ lineId, quantity: wanted.quantity }));
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [wanted, quantity, lineId, dispatch]);
  return [wanted?.quantity ?? quantity, (next: number) => setWanted({ quantity: next, sent: false })] as const;
}
