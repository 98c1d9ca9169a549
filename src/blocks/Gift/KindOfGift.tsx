import { useProductAnywhere } from "~/api/watch/content";
import { kindOf } from "~/domain/variant";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";

interface KindOfGiftProps {
  line: { productId: string; stockKeepingUnit: string; giftcardValue?: number | null };
  className?: string;
}

/**
 * Which kind of a physical gift a line is: its colour, its size. A basket knows no more of it than a number. An order
 * may be of another channel than the one it is looked at in, so it is asked for in the consumer's too (spec §8).
 */
export function KindOfGift({ line, className }: KindOfGiftProps) {
  return line.giftcardValue == null && <Kind line={line} className={className} />;
}

function Kind({ line, className }: KindOfGiftProps) {
  const market = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const { data, loading } = useProductAnywhere(market, channelId, line.productId);
  const product = data?.getProducts.find(({ id }) => String(id) === line.productId);
  const kind = product ? kindOf(line.stockKeepingUnit, product) : null;
  // Its line is kept free, so that nothing moves when the name comes.
  if (!kind) return loading ? <p className={className}>{"\u00a0"}</p> : null;
  return <p className={className}>{kind}</p>;
}
