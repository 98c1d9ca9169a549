import { expect } from "vitest";
import { type PurchaseDraft } from "~/domain/purchaseDraft";
import { LOCAL } from "~/domain/storage";
import { selectBasketLines } from "~/state/basket/selectors";
import { addProducts } from "~/state/basket/slice";
import { emailCard } from "./gifts";
import { type Shop, type ShopOptions, startShop } from "./startShop";

/** Waits until no change of the basket is under way. */
export const idle = (shop: Shop) => shop.until((state) => state.basket.waiting === 0);
/** Waits until the basket is loaded. */
export const ready = (shop: Shop) => shop.until((state) => state.basket.status === "ready");
/** The codes of the toasts, oldest first. */
export const toasts = (shop: Shop) => shop.state().notices.queue.map(({ code }) => code);
/** The id of the basket on screen; null for none. */
export const basketId = (shop: Shop) => shop.state().basket.basket?.id ?? null;
/** The id of the first line on screen. */
export const firstLine = (shop: Shop) => selectBasketLines(shop.state())[0]!.line.lineId;
/** Value and quantity of each line of the basket on screen, as the server holds them. */
export function heldBy(shop: Shop) {
  const { lines } = shop.sandbox.commerce.baskets.get(shop.state().basket.basket!.id)!;
  return lines.map((line) => [line.giftcardValue, line.quantity]);
}
/** The baskets of this browser, as they are stored. */
export const stored = (shop: Shop) =>
  JSON.parse(shop.storage.values.get(LOCAL.baskets) ?? "[]") as { basketId: string; countryCode: string }[];

/** A shop with these gifts in its basket. */
export async function filled(gifts: PurchaseDraft[], options?: ShopOptions): Promise<Shop> {
  const shop = startShop(options);
  await ready(shop);
  shop.dispatch(addProducts(gifts));
  await shop.until((state) => state.basket.justAdded ?? state.basket.changeFailure);
  expect(shop.state().basket.changeFailure).toBeNull();
  await idle(shop);
  return shop;
}

/** A shop with a gift in its basket. */
export const withOne = (options?: ShopOptions, gift = emailCard()) => filled([gift], options);
