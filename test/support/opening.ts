import { selectExports } from "~/state/exports/selectors";
import { enterVoucher } from "~/state/exports/slice";
import { type Shop, type ShopOptions, startShop } from "./startShop";

/** Where the link to a gift leads. */
export const OPEN = "/en/dk/dkk/verify-owner";
/** What the screen of received gifts is to show. */
export const shown = (shop: Shop) => selectExports(shop.state());
/** Waits until the gift is at this step. */
export const step = (shop: Shop, wanted: string) => shop.until((state) => selectExports(state).step === wanted);

/** A shop at the screen that opens gifts. */
export function opened(options: ShopOptions = {}): Shop {
  return startShop({ path: OPEN, ...options });
}

/** Lays a gift ready and opens its link. */
export function follow(shop: Shop, gift: object, exportType = "giftcard", pin: string | null = null): string {
  const token = shop.sandbox.control({ gift: { takes: 0, ...gift } }).gift as string;
  shop.dispatch(enterVoucher({ link: { token, exportType, pin } }));
  return token;
}
