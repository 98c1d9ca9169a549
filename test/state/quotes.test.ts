import { expect, test } from "vitest";
import { selectBasket } from "~/state/basket/selectors";
import { askForQuotes } from "~/state/basket/slice";
import { postedCard } from "../support/gifts";
import { idle, stored, toasts, withOne } from "../support/shopFacts";

test.each([
  ["expired", { dropBaskets: null }, "BasketExpired"],
  ["was ordered", { orderAtOnce: true }, "BasketAlreadyOrdered"],
])(
  "a basket that %s before the carriers could be asked is told as that, and a new one made",
  async (_name, end, code) => {
    const shop = await withOne({}, postedCard());
    const { id } = selectBasket(shop.state())!;
    shop.sandbox.control("orderAtOnce" in end ? { orderAtOnce: id } : end);
    shop.dispatch(askForQuotes());
    await idle(shop);
    expect(toasts(shop)).toEqual([code]);
    const fresh = selectBasket(shop.state())!;
    expect(fresh).toMatchObject({ itemsCount: 0, purchasePhase: "Shopping" });
    expect(stored(shop).map(({ basketId }) => basketId)).toEqual([fresh.id]);
    expect(fresh.id).not.toBe(id);
  },
);
