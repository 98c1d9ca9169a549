import { selectItemsCount, selectSalesChannelId } from "~/state/basket/selectors";
import { addProducts, enterChannel, redeemCode } from "~/state/basket/slice";
import { emailCard } from "./gifts";
import { type Shop } from "./startShop";

/** Enters a channel, and waits until its basket is loaded. */
export async function enter(shop: Shop, channelId: number): Promise<void> {
  shop.dispatch(enterChannel(channelId));
  await shop.until((state) => selectSalesChannelId(state) === channelId && state.basket.status === "ready");
}

/** Redeems a code, and returns the id of its voucher. */
export async function redeem(shop: Shop, code: string): Promise<string> {
  shop.dispatch(redeemCode({ code }));
  const [voucher] = await shop.until((state) => {
    const vouchers = state.basket.basket?.vouchers ?? [];
    return vouchers.length === 1 && state.basket.waiting === 0 ? vouchers : null;
  });
  return voucher!.id;
}

/** Adds one gift to an empty basket. */
export async function add(shop: Shop): Promise<void> {
  shop.dispatch(addProducts([emailCard()]));
  await shop.until((state) => selectItemsCount(state) === 1 && state.basket.waiting === 0);
}
