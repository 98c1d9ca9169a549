import { describe, expect, test } from "vitest";
import { selectBasketLines, selectItemsCount, selectJustAdded } from "~/state/basket/selectors";
import {
  addProducts,
  basketReceived,
  changeQuantity,
  redeemCode,
  reloadBasket,
  removeLine,
  saveBuyer,
  undoRemoval,
} from "~/state/basket/slice";
import { billing, emailCard, forBo } from "../support/gifts";
import { faults } from "../support/network";
import { firstLine, heldBy, idle, ready, toasts, withOne } from "../support/shopFacts";
import { type Shop, startShop } from "../support/startShop";

/** What the server holds is the truth: nothing is taken from it, or put into it twice, because this tab knew less. */

/** Nobody knows how the next change ends. */
function loseNext(shop: Shop): void {
  shop.network.fail("updateBasket", faults.lost(), { times: 1 });
  shop.network.fail("getBasketById", faults.status(500), { times: 1 });
}

describe("a line that cannot be read", () => {
  const unreadable = faults.edit((answer) => {
    const { deliveries } = answer.data.getBasketById ?? answer.data.updateBasket;
    if (deliveries.length > 1) deliveries[0].productLines[0].quantity = "many";
    return answer;
  });

  async function halfSeen(): Promise<Shop> {
    const before = await withOne();
    before.dispatch(addProducts([forBo]));
    await idle(before);
    before.close();
    before.network.fail(/getBasketById|updateBasket/, unreadable);
    const shop = startShop({ network: before.network, storage: before.storage });
    await ready(shop);
    expect(shop.state().basket.incomplete).toBe(true);
    return shop;
  }

  test("is not taken out by a change of another line, which is refused", async () => {
    const shop = await halfSeen();
    const sent = shop.network.count("updateBasket");
    shop.dispatch(changeQuantity({ lineId: firstLine(shop), quantity: 2 }));
    await idle(shop);
    expect(shop.network.count("updateBasket")).toBe(sent);
    expect(heldBy(shop)).toEqual([
      [200, 1],
      [300, 1],
    ]);
    expect(toasts(shop)).toEqual(["BasketIncomplete"]);
  });

  test("stands in nobody's way once it can be read again, nor in that of one more gift", async () => {
    const shop = await halfSeen();
    shop.dispatch(addProducts([emailCard({ giftcardValue: 400 })]));
    await idle(shop);
    expect(heldBy(shop)).toHaveLength(3);
    shop.network.heal();
    const { lineId } = selectBasketLines(shop.state()).find(({ line }) => line.giftcardValue === 300)!.line;
    shop.dispatch(changeQuantity({ lineId, quantity: 2 }));
    await idle(shop);
    expect(heldBy(shop).sort()).toEqual([
      [200, 1],
      [300, 2],
      [400, 1],
    ]);
    expect(toasts(shop)).toEqual([]);
  });
});

describe("a basket that was ordered meanwhile", () => {
  test("gives way to a new one with the gift that was added, and a link to the order", async () => {
    const shop = await withOne();
    const { id, publicOrderId } = shop.state().basket.basket!;
    shop.sandbox.control({ orderAtOnce: id });
    shop.dispatch(addProducts([forBo]));
    await idle(shop);
    expect(shop.state().basket.basket!.id).not.toBe(id);
    expect(heldBy(shop)).toEqual([[300, 1]]);
    expect(selectJustAdded(shop.state())).toMatchObject({ productIds: ["1001"] });
    expect(shop.state().basket.orderedAs).toBe(publicOrderId);
  });

  test("and a code goes into the new one as well", async () => {
    const shop = await withOne();
    const { id } = shop.state().basket.basket!;
    shop.sandbox.control({ orderAtOnce: id });
    shop.dispatch(redeemCode({ code: "SGK-DKK500AAAA" }));
    await idle(shop);
    expect(shop.state().basket.basket!.vouchers).toHaveLength(1);
    expect(shop.state().basket.basket!.id).not.toBe(id);
  });
});

describe("when nobody knows how a change ended", () => {
  test("a gift for a basket that had expired is added once", async () => {
    const shop = await withOne();
    shop.sandbox.control({ dropBaskets: null });
    shop.network.fail("updateBasket", faults.lost(), { skip: 1, times: 1 });
    shop.dispatch(addProducts([forBo]));
    await idle(shop);
    expect(selectJustAdded(shop.state())).not.toBeNull();
    expect(heldBy(shop)).toEqual([[300, 1]]);
  });

  test("nor is it added twice by a second try, when it could not be looked up at once", async () => {
    const shop = await withOne();
    shop.sandbox.control({ dropBaskets: null });
    shop.network.fail("updateBasket", faults.lost(), { skip: 1, times: 1 });
    shop.network.fail("getBasketById", faults.status(500), { times: 1 });
    shop.dispatch(addProducts([forBo]));
    await idle(shop);
    expect(toasts(shop)).toContain("ChangeEndUnknown");
    shop.dispatch(addProducts([forBo]));
    await idle(shop);
    expect(heldBy(shop)).toEqual([[300, 1]]);
  });

  test("what was put back is not put back twice", async () => {
    const shop = await withOne();
    shop.dispatch(removeLine(firstLine(shop)));
    await idle(shop);
    const { id } = shop.state().basket.undo!;
    loseNext(shop);
    shop.dispatch(undoRemoval(id));
    await idle(shop);
    expect(toasts(shop)).toEqual(["ChangeEndUnknown"]);
    shop.dispatch(undoRemoval(id));
    await idle(shop);
    expect(heldBy(shop)).toEqual([[200, 1]]);
    expect(shop.state().basket.undo).toBeNull();
  });

  test("and put back it is when it had not been", async () => {
    const shop = await withOne();
    shop.dispatch(removeLine(firstLine(shop)));
    await idle(shop);
    const { id } = shop.state().basket.undo!;
    shop.network.fail("updateBasket", faults.abort(), { times: 1 });
    shop.network.fail("getBasketById", faults.status(500), { times: 1 });
    shop.dispatch(undoRemoval(id));
    await idle(shop);
    shop.dispatch(undoRemoval(id));
    await idle(shop);
    expect(heldBy(shop)).toEqual([[200, 1]]);
  });

  test("one more of the same, pressed after the lost answer was found to have been a yes, is one more", async () => {
    const shop = await withOne();
    shop.network.fail("updateBasket", faults.lost(), { times: 1 });
    shop.dispatch(addProducts([forBo]));
    await idle(shop);
    expect(selectItemsCount(shop.state())).toBe(2);
    shop.dispatch(addProducts([forBo]));
    await idle(shop);
    expect(selectItemsCount(shop.state())).toBe(3);
  });

  test("one more of the same, pressed after the basket was seen again, is one more", async () => {
    const shop = await withOne();
    loseNext(shop);
    shop.dispatch(addProducts([forBo]));
    await idle(shop);
    shop.dispatch(reloadBasket());
    await shop.until((state) => selectItemsCount(state) === 2);
    shop.dispatch(addProducts([forBo]));
    await idle(shop);
    expect(selectItemsCount(shop.state())).toBe(3);
  });
});

test("an older answer does not take the place of a newer one, however late it comes", async () => {
  const shop = await withOne();
  const { basket, sequence } = shop.state().basket;
  shop.dispatch(addProducts([forBo]));
  await idle(shop);
  shop.dispatch(basketReceived({ basket: basket!, incomplete: false, sequence }));
  expect(selectItemsCount(shop.state())).toBe(2);
});

test.each([
  ["never reached the server is a failure, though the e-mail is as before", faults.abort(), "Freja Lund", "NETWORK"],
  ["was made, though its answer got lost, is none", faults.lost(), "Freja Holm", undefined],
])("another name of the buyer that %s", async (_how, fault, name, code) => {
  const shop = await withOne();
  shop.dispatch(saveBuyer({ billing, reference: null }));
  await idle(shop);
  shop.network.fail("updateBasket", fault, { times: 1 });
  shop.dispatch(saveBuyer({ billing: { ...billing, name: "Freja Holm" }, reference: null }));
  await idle(shop);
  expect(shop.state().basket.basket?.buyer?.name).toBe(name);
  expect(shop.state().basket.changeFailure?.code).toBe(code);
});
