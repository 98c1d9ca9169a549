import { LOCAL } from "~/domain/storage";
import { redeemCode } from "~/state/basket/slice";
import { emailCard } from "./gifts";
import { type Shop, type ShopOptions, startShop } from "./startShop";
import { idle, ready } from "./shopFacts";

/** The channel that is stored for the next page. */
export const storedChannel = (shop: Shop) => shop.services.local.read(LOCAL.channel);

export const brandCard = emailCard({ productId: "1123", stockKeepingUnit: "1123-E" });

/** A shop whose basket is loaded. */
export async function opened(options?: ShopOptions): Promise<Shop> {
  const shop = startShop(options);
  await ready(shop);
  return shop;
}

/** Redeems a code, and waits until it is taken or refused. */
export async function redeem(shop: Shop, code: string, pin?: string): Promise<void> {
  shop.dispatch(redeemCode({ code, ...(pin && { pin }) }));
  await idle(shop);
}
