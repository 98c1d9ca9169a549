import { type Shop } from "./startShop";

/** Makes an order of two gifts behind the shop's back: its public id. */
export async function ordered({ services: { commerce }, sandbox }: Shop): Promise<string> {
  const { basket } = await commerce.createBasket({ salesChannelId: 3, paymentCurrency: "DKK", countryCode: "DK" });
  const gift = { productId: "1000", giftcardValue: 250, valueCurrency: "DKK", deliveryMethod: "Email", quantity: 1 };
  const addProducts = ["Ada", "Bo"].map((recipientName) => ({
    ...gift,
    recipientName,
    recipientEmail: "alma@example.com",
  }));
  await commerce.updateBasket({ id: basket.id, addProducts: addProducts as never });
  sandbox.control({ orderAtOnce: basket.id, clock: { advance: 1000 } });
  return basket.publicOrderId;
}
