import { describe, expect, test } from "vitest";
import { selectBasketLines, selectUndo } from "~/state/basket/selectors";
import { addProducts, changeQuantity, changeRecipient, removeLine, undoRemoval } from "~/state/basket/slice";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { firstLine, idle, withOne } from "../support/shopFacts";
import { type Shop } from "../support/startShop";

/** What was pushed of the basket, as [event, product, pieces, what they cost]. */
const counted = (shop: Shop) =>
  shop.pushed.flatMap((pushed) =>
    pushed.event === "addToCart" || pushed.event === "removeFromCart"
      ? pushed.items.map(({ productId, sku, quantity, value, currency }) => {
          expect([sku, currency]).toEqual(["1001-E", "DKK"]);
          return [pushed.event, productId, quantity, value];
        })
      : [],
  );

/** A shop with three cards of DKK 200 in its basket, which are counted already. */
async function withThree(): Promise<Shop> {
  const shop = await withOne({}, emailCard({ quantity: 3 }));
  expect(counted(shop)).toEqual([["addToCart", "1001", 3, 600]]);
  shop.pushed.length = 0;
  return shop;
}

async function make(shop: Shop, ...actions: Parameters<Shop["dispatch"]>[0][]) {
  for (const action of actions) shop.dispatch(action);
  await idle(shop);
}

async function removed(shop: Shop): Promise<number> {
  await make(shop, removeLine(firstLine(shop)));
  expect(counted(shop)).toEqual([["removeFromCart", "1001", 3, 600]]);
  shop.pushed.length = 0;
  return selectUndo(shop.state())!.id;
}

describe("a quantity in the basket", () => {
  test.each([
    [5, ["addToCart", "1001", 2, 400]],
    [2, ["removeFromCart", "1001", 1, 200]],
    [0, ["removeFromCart", "1001", 3, 600]],
  ])("that becomes %i of three is counted by the difference", async (quantity, event) => {
    const shop = await withThree();
    await make(shop, changeQuantity({ lineId: firstLine(shop), quantity }));
    expect(counted(shop)).toEqual([event]);
  });

  test("that is changed again while it is being changed is counted step by step", async () => {
    const shop = await withThree();
    const lineId = firstLine(shop);
    await make(shop, changeQuantity({ lineId, quantity: 4 }), changeQuantity({ lineId, quantity: 6 }));
    expect(counted(shop).reduce((sum, [, , quantity]) => sum + Number(quantity), 0)).toBe(3);
  });

  test("is counted once where the answer is lost, and not where the change is refused", async () => {
    const shop = await withThree();
    shop.network.fail("updateBasket", faults.lost(), { times: 1 });
    await make(shop, changeQuantity({ lineId: firstLine(shop), quantity: 4 }));
    expect(counted(shop)).toEqual([["addToCart", "1001", 1, 200]]);
    shop.network.fail("updateBasket", faults.refused("InvalidInput"), { times: 1 });
    await make(shop, changeQuantity({ lineId: firstLine(shop), quantity: 5 }));
    expect(counted(shop)).toHaveLength(1);
  });
});

describe("a line that is put back", () => {
  test("is counted as it was when it went, and only once though the button is pressed twice", async () => {
    const shop = await withThree();
    const id = await removed(shop);
    await make(shop, undoRemoval(id), undoRemoval(id));
    expect(counted(shop)).toEqual([["addToCart", "1001", 3, 600]]);
  });

  test("is not counted while nobody knows whether it is back, and then once", async () => {
    const shop = await withThree();
    const id = await removed(shop);
    shop.network.fail("updateBasket", faults.lost(), { times: 1 });
    shop.network.fail("getBasketById", faults.raw("x"), { times: 1 });
    await make(shop, undoRemoval(id));
    expect(counted(shop)).toEqual([]);
    await make(shop, undoRemoval(id));
    expect(counted(shop)).toEqual([["addToCart", "1001", 3, 600]]);
    expect(selectBasketLines(shop.state())).toHaveLength(1);
  });
});

test("lines that only get new ids, by another recipient or a gift beside them, are not counted", async () => {
  const shop = await withThree();
  const recipient = { ...emailCard().recipient, name: "Bo Lind" };
  await make(shop, changeRecipient({ lineIds: [firstLine(shop)], recipient }));
  expect(selectBasketLines(shop.state())[0]!.delivery.recipientName).toBe("Bo Lind");
  expect(counted(shop)).toEqual([]);
  await make(shop, addProducts([emailCard({ giftcardValue: 300 })]));
  expect(counted(shop)).toEqual([["addToCart", "1001", 1, 300]]);
});
