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
 * The variant of a physical gift: its colour, its size. A line only has its SKU, so the product is loaded; from the
 * consumer channel too, as an order may be of another channel than the current one (spec §8).
 */
export function KindOfGift({ line, className }: KindOfGiftProps) {
  return line.giftcardValue == null && <Kind line={line} className={className} />;
}

function Kind({ line, className }: KindOfGiftProps) {
  const market = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const { data, loading } = useProductAnywhere(market, channelId, line.productId);
  const product = data?.getProducts.find(({ id }) => id === line.productId);
  const kind = product ? kindOf(line.stockKeepingUnit, product) : null;
  // An empty line, so that nothing shifts when the name comes.
  if (!kind) return loading ? <p className={className}>{"\u00a0"}</p> : null;
  return <p className={className}>{kind}</p>;
}
