/**
 * The events for the page's data layer (spec §7): ids and amounts only. These types have no room for names, addresses,
 * codes and tokens, and nothing else is pushed.
 */
export type ShopEvent =
  | { event: "productClick"; productId: string; list: string }
  | { event: "seeAllGiftCardEvent" }
  | { event: "superGiftCardClickEvent"; productId: string | null }
  | { event: "addToCart"; items: EventItem[] }
  | { event: "removeFromCart"; items: EventItem[] }
  | { event: "checkout"; value: number; currency: string; items: EventItem[] }
  | { event: "purchase"; orderId: string; value: number; currency: string; items: EventItem[] }
  /** Anything else: the part of the shop, what happened there, and a detail of it. */
  | { event: "genericEvent"; category: string; action: string; label: string | null }
  | { event: "businessLoginStatus"; status: "business login" | "not logged in" };

export interface EventItem {
  productId: string;
  sku: string | null;
  quantity: number;
  /** In `currency`; null where it is not known. */
  value: number | null;
  currency: string | null;
}
