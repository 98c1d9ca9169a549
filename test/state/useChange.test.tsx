import { renderHook } from "@testing-library/react";
import { type ReactNode } from "react";
import { Provider } from "react-redux";
import { expect, test } from "vitest";
import { selectBasketLines } from "~/state/basket/selectors";
import { addProducts, changeQuantity } from "~/state/basket/slice";
import { useChange } from "~/state/basket/useChange";
import { loggedOut, marketEntered } from "~/state/facts";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { idle, withOne } from "../support/shopFacts";
import { DANISH } from "../support/startShop";

/** A shop with a gift in its basket, and a part of the screen that asks for more of it, or for another gift. */
async function asking() {
  const shop = await withOne();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={shop.store}>{children}</Provider>;
  const { result } = renderHook(() => useChange(), { wrapper });
  const { lineId } = selectBasketLines(shop.state())[0]!.line;
  return {
    shop,
    ask: (quantity: number) => result.current(changeQuantity({ lineId, quantity })),
    add: (giftcardValue: number) => result.current(addProducts([emailCard({ giftcardValue })])),
  };
}

test("who asks for a change hears that it was made", async () => {
  const { shop, ask } = await asking();
  expect(await ask(2)).toBeNull();
  expect(selectBasketLines(shop.state())[0]!.line.quantity).toBe(2);
});

test("who asks for a change hears why it was not made, and of the next one how that ended", async () => {
  const { shop, ask } = await asking();
  shop.network.fail("updateBasket", faults.refused("InvalidInput"), { times: 1 });
  expect((await ask(2))?.code).toBe("InvalidInput");
  expect(await ask(2)).toBeNull();
});

test("a change that was dropped because another country was entered does not pass for made", async () => {
  const { shop, ask } = await asking();
  shop.network.fail("updateBasket", faults.hang());
  const ended = ask(2);
  await shop.until(() => shop.network.count("updateBasket") === 2);
  shop.dispatch(marketEntered({ ...DANISH, countryCode: "se" }));
  expect((await ended)?.code).toBe("CountryLeft");
});

test("a change that was dropped because the person signed out is no failure of theirs", async () => {
  const { shop, ask } = await asking();
  shop.network.fail("updateBasket", faults.hang());
  const ended = ask(2);
  await shop.until(() => shop.network.count("updateBasket") === 2);
  shop.dispatch(loggedOut());
  expect(await ended).toBeNull();
  await idle(shop);
});

test("a gift that is added learns nothing of a quantity that was refused before it", async () => {
  const { shop, ask, add } = await asking();
  shop.network.fail("updateBasket", faults.refused("OutOfStock"), { times: 1 });
  const [refused, added] = await Promise.all([ask(2), add(300)]);
  expect(refused).toMatchObject({ code: "OutOfStock" });
  expect(added).toBeNull();
  expect(selectBasketLines(shop.state()).map(({ line }) => line.giftcardValue)).toEqual([200, 300]);
});

test("a gift that is refused does not pass for added because another change was asked for since", async () => {
  const { shop, ask, add } = await asking();
  shop.network.fail("updateBasket", faults.refused("OutOfStock"), { times: 1 });
  const [refused, ...made] = await Promise.all([add(300), ask(2), ask(3)]);
  expect(refused).toMatchObject({ code: "OutOfStock" });
  expect(made).toEqual([null, null]);
});
