import { expect } from "vitest";
import { selectBasketLines, selectItemsCount, selectSalesChannelId, selectVouchers } from "~/state/basket/selectors";
import {
  addProducts,
  askForQuotes,
  changeQuantity,
  chooseQuote,
  redeemCode,
  removeVoucher,
} from "~/state/basket/slice";
import { followRoute } from "~/state/vouchers/slice";
import { emailCard, postedCard } from "./gifts";
import { basketId, firstLine, idle, ready, withOne } from "./shopFacts";
import { settled, type Shop, type ShopOptions, startShop } from "./startShop";

/** Valid in the consumer channel too, or in the redeem channel only. */
export const [ANYWHERE, THERE] = ["SGK-DKK500AAAA", "SGK-REDEEM2222"];
/** In twenty days, to the second. */
export const LATER = new Date((Math.floor(Date.now() / 1000) + 20 * 24 * 3600) * 1000).toISOString();

/** Sold in the redeem channel, with all that can be said of a gift by e-mail. */
const dated = emailCard({
  productId: "1123",
  stockKeepingUnit: "1123-E",
  greetingToken: "GREETING-DANSK",
  deliveryDate: LATER,
  quantity: 2,
});

/** What the basket on screen holds. */
export const held = (shop: Shop) =>
  selectBasketLines(shop.state()).map(({ line: { productId, quantity } }) => `${String(quantity)} × ${productId}`);
/** The channel of the basket on screen. */
export const channel = (shop: Shop) => selectSalesChannelId(shop.state());
/** Waits for a basket of this channel in which nothing is going on. */
export const arrived = (shop: Shop, salesChannelId = 3) =>
  shop.until(({ basket }) => basket.basket?.salesChannelId === salesChannelId && basket.waiting === 0);

/** In the redeem channel, with a code and a gift. */
export async function redeeming(code = ANYWHERE, options: ShopOptions = {}, pin?: string): Promise<Shop> {
  const shop = startShop({ path: "/en/dk/dkk/redeem", ...options });
  await ready(shop);
  shop.dispatch(redeemCode({ code, ...(pin && { pin }) }));
  await idle(shop);
  shop.goTo("/en/dk/dkk/shop");
  shop.dispatch(followRoute());
  await settled();
  shop.dispatch(addProducts([dated]));
  await shop.until((state) => selectItemsCount(state) === 2);
  await idle(shop);
  return shop;
}

/** The same, while there is a gift in the consumer's basket, which was in use before. */
export async function redeemingBesides(): Promise<{ shop: Shop; before: string }> {
  const first = await withOne();
  const before = basketId(first)!;
  const shop = await redeeming(THERE, { network: first.network, storage: first.storage });
  first.close();
  expect(channel(shop)).toBe(2);
  return { shop, before };
}

/** What the carriers offer for the gift that goes by post, and the way that is chosen. */
export async function quoted(shop: Shop) {
  shop.dispatch(askForQuotes());
  await idle(shop);
  const { deliveries, quotes } = shop.state().basket.basket!;
  const { id, shippingQuote } = deliveries.find(({ deliveryMethod }) => deliveryMethod === "Physical")!;
  return { id, way: shippingQuote!, quotes: quotes.find(({ deliveryId }) => deliveryId === id)!.quotes };
}

/** Adds a gift that goes by post, to be sent another way than the carriers' first; the intent, and that way. */
export async function postedOtherwise(shop: Shop) {
  shop.dispatch(addProducts([postedCard({ productId: "1285", stockKeepingUnit: "1285-P-100", giftcardValue: 100 })]));
  const { id, way, quotes } = await quoted(shop);
  const other = quotes.find(({ displayText }) => displayText !== way.displayText)!;
  return { choose: chooseQuote({ deliveryId: id, shippingQuoteId: other.id }), other };
}

/** One gift like that, for somebody else. */
export const like = (name: string) => ({ ...dated, quantity: 1, recipient: { ...dated.recipient, name } });
/** Asks for another quantity of the first gift. */
export const changing = (quantity: number) => (shop: Shop) =>
  shop.dispatch(changeQuantity({ lineId: firstLine(shop), quantity }));
/** Takes the first code off the basket. */
export const takeOff = (shop: Shop) => shop.dispatch(removeVoucher(selectVouchers(shop.state())![0]!.id));
