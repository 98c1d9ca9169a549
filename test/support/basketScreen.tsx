/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */
import { act, screen, within } from "@testing-library/react";
import { Basket } from "~/screens/Basket/Basket";
import { reloadBasket } from "~/state/basket/slice";
import { emailCard } from "./gifts";
import { faults } from "./network";
import { renderAt } from "./renderAt";
import { filled } from "./shopFacts";
import { DANISH, settled, type Shop } from "./startShop";

export const PATH = "/en/dk/dkk/basket";
export const screens = { basket: <Basket />, "basket/delivery": <h1>next step</h1> };
export const toKenji = emailCard({ recipient: { ...emailCard().recipient, name: "Kenji Sato" }, giftcardValue: 500 });

export const withGifts = (gifts = [emailCard(), toKenji], locale = "en") =>
  filled(gifts, { market: { ...DANISH, locale } });

export async function opened(gifts?: Parameters<typeof withGifts>[0], locale: "en" | "da" = "en") {
  const shop = await withGifts(gifts, locale);
  const drawn = renderAt(shop, `/${locale}/dk/dkk/basket`, screens, locale);
  return { ...drawn, shop };
}

/** Every basket the server answers from now on is changed on its way; the one on screen is read again. */
export async function changed(shop: Shop, change: (basket: any) => void) {
  const edit = faults.edit((answer: any) => {
    for (const basket of [answer.data?.getBasketById, answer.data?.updateBasket]) if (basket) change(basket);
    return answer;
  });
  shop.network.fail(/getBasketById|updateBasket/, edit);
  await act(async () => {
    const asked = shop.network.count("getBasketById");
    shop.dispatch(reloadBasket());
    await shop.until(() => shop.network.count("getBasketById") > asked);
    await settled();
  });
}

export const rows = () => within(screen.getByRole("list", { name: "Gifts in your basket" })).getAllByRole("listitem");
export const lines = () =>
  [...document.querySelectorAll<HTMLElement>("[data-line]")].map((head) => head.closest("li")!);
export const summary = () => screen.getByRole("complementary", { name: "Summary" });
