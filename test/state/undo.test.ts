import { describe, expect, test } from "vitest";
import {
  selectBasketLines,
  selectIsCodeKept,
  selectUndo,
  selectUndone,
  selectVouchers,
} from "~/state/basket/selectors";
import {
  addProducts,
  changeGreeting,
  changeMoment,
  changeQuantity,
  changeRecipient,
  changeWrapping,
  closeUndo,
  enterChannel,
  holdUndo,
  keepOnlyCountry,
  redeemCode,
  removeLine,
  removeVoucher,
  undoRemoval,
} from "~/state/basket/slice";
import { loggedOut } from "~/state/facts";
import { emailCard, postedCard } from "../support/gifts";
import { faults } from "../support/network";
import { hurryTime, pass, playTime, type Shop, startShop } from "../support/startShop";
import { firstLine, idle, ready } from "../support/shopFacts";

const values = (shop: Shop) => selectBasketLines(shop.state()).map(({ line }) => line.giftcardValue);

async function withThree(): Promise<Shop> {
  const shop = startShop();
  await ready(shop);
  shop.dispatch(addProducts([200, 300, 400].map((giftcardValue) => emailCard({ giftcardValue }))));
  await shop.until((state) => state.basket.justAdded);
  await idle(shop);
  return shop;
}

async function remove(shop: Shop, value: number): Promise<number> {
  const entry = selectBasketLines(shop.state()).find(({ line }) => line.giftcardValue === value)!;
  shop.dispatch(removeLine(entry.line.lineId));
  return (await shop.until(selectUndo)).id;
}

describe("a line that was taken out", () => {
  test("is put back in its place, with what else changed kept", async () => {
    const shop = await withThree();
    const id = await remove(shop, 300);
    await idle(shop);
    expect(values(shop)).toEqual([200, 400]);
    const [first] = selectBasketLines(shop.state());
    shop.dispatch(changeQuantity({ lineId: first!.line.lineId, quantity: 5 }));
    shop.dispatch(undoRemoval(id));
    await idle(shop);
    expect(values(shop)).toEqual([200, 300, 400]);
    expect(selectBasketLines(shop.state()).map(({ line }) => line.quantity)).toEqual([5, 1, 1]);
    expect(selectBasketLines(shop.state())[1]!.delivery.recipientEmail).toBe("alma@example.com");
    expect(selectUndo(shop.state())).toBeNull();
    expect(selectUndone(shop.state())).toEqual({ at: 1 });
  });

  test("cannot be put back by an old offer, once another one was taken out, but with that one", async () => {
    const shop = await withThree();
    const old = await remove(shop, 300);
    await idle(shop);
    shop.dispatch(removeLine(firstLine(shop)));
    await idle(shop);
    const { id, count } = selectUndo(shop.state())!;
    expect(id).not.toBe(old);
    expect(count).toBe(2);
    shop.dispatch(undoRemoval(old));
    await idle(shop);
    expect(values(shop)).toEqual([400]);
    shop.dispatch(undoRemoval(id));
    await idle(shop);
    expect(values(shop)).toEqual([200, 300, 400]);
  });

  test.each([
    [[200, 300, 400], 2],
    [[400, 300, 200], 0],
    [[200, 400], 2],
    [[300, 200], 0],
  ])("is put back in its place with those that went one after the other: %j", async (gone, at) => {
    const shop = await withThree();
    for (const value of gone) {
      await remove(shop, value);
      await idle(shop);
    }
    expect(values(shop)).toHaveLength(3 - gone.length);
    const { id, count } = selectUndo(shop.state())!;
    expect(count).toBe(gone.length);
    shop.dispatch(undoRemoval(id));
    await idle(shop);
    expect(values(shop)).toEqual([200, 300, 400]);
    expect(selectUndone(shop.state())).toEqual({ at });
  });

  test.each([
    ["the time of its offer is over", () => pass(11_000, 1000)],
    [
      "the way to another channel and back",
      async (shop: Shop) => {
        for (const channel of [11, 3]) {
          shop.dispatch(enterChannel(channel));
          await pass(1000);
        }
      },
    ],
    ["its offer was closed", async (shop: Shop) => void shop.dispatch(closeUndo())],
    ["it is back", (shop: Shop) => (shop.dispatch(undoRemoval(selectUndo(shop.state())!.id)), pass(1000))],
  ])("does not come back with one that goes after %s", async (_when, end) => {
    const shop = await withThree();
    playTime();
    const take = async (value: number) => {
      const entry = selectBasketLines(shop.state()).find(({ line }) => line.giftcardValue === value)!;
      shop.dispatch(removeLine(entry.line.lineId));
      await pass(1000);
    };
    await take(300);
    await end(shop);
    const before = values(shop);
    await take(400);
    expect(selectUndo(shop.state())?.count).toBe(1);
    shop.dispatch(undoRemoval(selectUndo(shop.state())!.id));
    await pass(1000);
    expect(values(shop)).toEqual(before);
  });

  test("is there once, where nobody could say that it is back when the next one was taken out", async () => {
    const shop = await withThree();
    const id = await remove(shop, 300);
    await idle(shop);
    hurryTime();
    shop.network.fail("updateBasket", faults.lost(), { times: 1 });
    shop.network.fail("getBasketById", faults.abort());
    shop.dispatch(undoRemoval(id));
    await idle(shop);
    expect(values(shop)).toEqual([200, 400]);
    shop.network.heal();
    shop.dispatch(removeLine(firstLine(shop)));
    await idle(shop);
    expect(values(shop)).toEqual([300, 400]);
    shop.dispatch(undoRemoval(selectUndo(shop.state())!.id));
    await idle(shop);
    expect(values(shop)).toEqual([200, 300, 400]);
  });

  test("is not offered in the basket of another channel", async () => {
    const shop = await withThree();
    await remove(shop, 300);
    await idle(shop);
    shop.dispatch(enterChannel(11));
    await shop.until((state) => state.basket.basket?.salesChannelId === 11);
    expect(selectUndo(shop.state())).toBeNull();
  });

  test("can be put back for ten seconds, and longer while somebody looks at the offer", async () => {
    const shop = await withThree();
    playTime();
    const entry = selectBasketLines(shop.state())[0]!;
    shop.dispatch(removeLine(entry.line.lineId));
    await pass(1000);
    expect(selectUndo(shop.state())).not.toBeNull();
    shop.dispatch(holdUndo(true));
    await pass(30_000, 1000);
    expect(selectUndo(shop.state())).not.toBeNull();
    shop.dispatch(holdUndo(false));
    await pass(9000, 1000);
    const late = selectUndo(shop.state())!.id;
    await pass(2000, 1000);
    expect(selectUndo(shop.state())).toBeNull();
    shop.dispatch(undoRemoval(late));
    await pass(1000);
    expect(values(shop)).toEqual([300, 400]);
  });

  test("is put back however long the change takes that is made first", async () => {
    const shop = await withThree();
    playTime();
    shop.dispatch(removeLine(selectBasketLines(shop.state())[1]!.line.lineId));
    await pass(1000);
    shop.network.fail("updateBasket", faults.delay(12_000), { times: 1 });
    shop.dispatch(changeQuantity({ lineId: firstLine(shop), quantity: 5 }));
    shop.dispatch(undoRemoval(selectUndo(shop.state())!.id));
    await pass(15_000, 1000);
    expect(values(shop)).toEqual([200, 300, 400]);
    expect(selectUndone(shop.state())).toEqual({ at: 1 });
  });

  test("is put back once, however often the button is pressed and though the answer is lost", async () => {
    const shop = await withThree();
    const id = await remove(shop, 300);
    await idle(shop);
    shop.network.fail("updateBasket", faults.lost(), { times: 1 });
    shop.dispatch(undoRemoval(id));
    shop.dispatch(undoRemoval(id));
    await idle(shop);
    expect(values(shop)).toEqual([200, 300, 400]);
  });

  test("keeps its offer when putting it back fails", async () => {
    const shop = await withThree();
    const id = await remove(shop, 300);
    await idle(shop);
    shop.network.fail("updateBasket", faults.abort());
    shop.dispatch(undoRemoval(id));
    await idle(shop);
    expect(selectUndo(shop.state())?.id).toBe(id);
    shop.network.heal();
    shop.dispatch(undoRemoval(id));
    await idle(shop);
    expect(values(shop)).toEqual([200, 300, 400]);
  });

  test("is not offered any more once nobody is signed in, or the basket is another one", async () => {
    const shop = await withThree();
    await remove(shop, 300);
    shop.dispatch(loggedOut());
    expect(selectUndo(shop.state())).toBeNull();
    const other = await withThree();
    await remove(other, 300);
    await idle(other);
    other.sandbox.control({ dropBaskets: null });
    other.dispatch(addProducts([emailCard({ giftcardValue: 500 })]));
    await idle(other);
    expect(values(other)).toEqual([500]);
    expect(selectUndo(other.state())).toBeNull();
  });
});

test("all lines that went with a country come back together", async () => {
  const shop = await withThree();
  const swedish = { ...postedCard().recipient, countryCode: "SE", postCode: "111 22", city: "Stockholm" };
  shop.dispatch(addProducts([postedCard(), postedCard({ recipient: swedish }), emailCard({ giftcardValue: 500 })]));
  await shop.until((state) => selectBasketLines(state).length === 6);
  await idle(shop);
  const before = selectBasketLines(shop.state()).map(({ delivery }) => delivery.recipientAddress?.countryCode);
  shop.dispatch(keepOnlyCountry("DK"));
  const { id, count } = await shop.until(selectUndo);
  expect(count).toBe(1);
  await idle(shop);
  shop.dispatch(undoRemoval(id));
  await idle(shop);
  const after = selectBasketLines(shop.state()).map(({ delivery }) => delivery.recipientAddress?.countryCode);
  expect(after).toEqual(before);
});

describe("a code that was taken off", () => {
  test("is put on again by its text, which only the saga knows", async () => {
    const shop = await withThree();
    shop.dispatch(redeemCode({ code: "SGK-DKK100BBBB" }));
    await idle(shop);
    const [voucher] = selectVouchers(shop.state())!;
    expect(selectIsCodeKept(shop.state(), voucher!.id)).toBe(true);
    shop.dispatch(removeVoucher(voucher!.id));
    const { id } = await shop.until(selectUndo);
    await idle(shop);
    expect(JSON.stringify(shop.state())).not.toContain("DKK100BBBB");
    shop.dispatch(undoRemoval(id));
    await idle(shop);
    expect(selectVouchers(shop.state())).toHaveLength(1);
    expect(selectUndone(shop.state())).toEqual({ at: 0 });
  });

  test("is put on again with the PIN that was typed with it", async () => {
    const shop = await withThree();
    shop.dispatch(redeemCode({ code: "SGK-PIN300FFFF", pin: "4711" }));
    await idle(shop);
    shop.dispatch(removeVoucher(selectVouchers(shop.state())![0]!.id));
    const { id } = await shop.until(selectUndo);
    await idle(shop);
    shop.dispatch(undoRemoval(id));
    await idle(shop);
    expect(selectVouchers(shop.state())).toMatchObject([{ valueAmount: 300 }]);
    expect(shop.state().vouchers.refusal).toBeNull();
  });

  test("is not offered where its text is not known, after a reload", async () => {
    const before = await withThree();
    before.dispatch(redeemCode({ code: "SGK-DKK100BBBB" }));
    await idle(before);
    before.close();
    const shop = startShop({ network: before.network, storage: before.storage });
    const [voucher] = await shop.until((state) => (selectVouchers(state)?.length ? selectVouchers(state) : null));
    // So the screen asks before.
    expect(selectIsCodeKept(shop.state(), voucher!.id)).toBe(false);
    shop.dispatch(removeVoucher(voucher!.id));
    await shop.until((state) => selectVouchers(state)?.length === 0);
    await idle(shop);
    expect(selectUndo(shop.state())).toBeNull();
  });
});

describe("an extra that was taken off a line that is changed before it is put back", () => {
  const gift = (shop: Shop, value = 300) =>
    selectBasketLines(shop.state()).find((entry) => entry.line.giftcardValue === value)!;

  /** A gift by post among others for the same person, whose wrapping was just taken off. */
  async function unwrapped(more: ReturnType<typeof postedCard>[] = []) {
    const shop = startShop();
    await ready(shop);
    const wrapped = [200, 300, 400].map((giftcardValue) => postedCard({ giftcardValue, wrappingId: "w-kraft" }));
    shop.dispatch(addProducts([...wrapped, ...more]));
    await shop.until((state) => state.basket.justAdded);
    await idle(shop);
    shop.dispatch(changeWrapping({ lineId: gift(shop).line.lineId, wrappingId: null }));
    const { id } = await shop.until(selectUndo);
    await idle(shop);
    return { shop, id, lineIds: [gift(shop).line.lineId] };
  }
  const { recipient } = postedCard();
  const LATER = `${new Date(Date.now() + 40 * 24 * 60 * 60_000).toISOString().slice(0, 10)}T07:00:00.000Z`;
  const byEmail = {
    deliveryMethod: "Email",
    stockKeepingUnit: "1001-E",
    deliveryDate: null,
    timezone: "Europe/Copenhagen",
  };

  test.each([
    [
      "recipient",
      { recipientName: "Bo Lind" },
      (lineIds: string[]) => changeRecipient({ lineIds, recipient: { ...recipient, name: "Bo Lind" } }),
    ],
    [
      "date",
      { deliveryDate: LATER },
      (lineIds: string[]) => changeMoment({ lineIds, deliveryDate: LATER, timezone: "Europe/Copenhagen" }),
    ],
  ])("comes back to its own line, whose new %s stays", async (_what, delivery, changed) => {
    const { shop, id, lineIds } = await unwrapped();
    shop.dispatch(changed(lineIds));
    await idle(shop);
    expect(gift(shop)).toMatchObject({ wrapping: null, delivery });
    shop.dispatch(undoRemoval(id));
    await idle(shop);
    expect(gift(shop)).toMatchObject({ wrapping: { wrappingId: "w-kraft" }, delivery });
    expect(selectBasketLines(shop.state())).toHaveLength(3);
    expect(selectUndo(shop.state())).toBeNull();
  });

  test("is not offered any more once the gift goes another way, which does not take it", async () => {
    const { shop, id, lineIds } = await unwrapped();
    shop.dispatch(changeRecipient({ lineIds, recipient: emailCard().recipient, way: byEmail }));
    await idle(shop);
    expect(selectUndo(shop.state())).toBeNull();
    shop.dispatch(undoRemoval(id));
    await idle(shop);
    expect(gift(shop)).toMatchObject({ wrapping: null, delivery: { deliveryMethod: "Email" } });
  });

  test("is still offered when another gift, without such an extra, goes another way", async () => {
    const { shop, id } = await unwrapped([postedCard({ giftcardValue: 500 })]);
    const lineIds = [gift(shop, 500).line.lineId];
    shop.dispatch(changeRecipient({ lineIds, recipient: emailCard().recipient, way: byEmail }));
    await idle(shop);
    expect(gift(shop, 500).delivery.deliveryMethod).toBe("Email");
    expect(selectUndo(shop.state())?.id).toBe(id);
  });

  test("cannot come back to a line that is gone: that is told, and not offered any more", async () => {
    const { shop, id } = await unwrapped();
    const { id: basketId } = shop.state().basket.basket!;
    await shop.services.commerce.updateBasket({ id: basketId, doClearProducts: true });
    shop.dispatch(addProducts([emailCard({ giftcardValue: 500 })]));
    await idle(shop);
    shop.dispatch(undoRemoval(id));
    await idle(shop);
    expect(shop.state().basket.changeFailure?.code).toBe("LineGone");
    expect(selectUndo(shop.state())).toBeNull();
  });
});

describe("a wrapping that is lost with another way of delivery", () => {
  test("is put back with the way it went before, at its line, in its number", async () => {
    const shop = startShop();
    await ready(shop);
    shop.dispatch(addProducts([emailCard(), postedCard({ giftcardValue: 300, wrappingId: "w-kraft" })]));
    await shop.until((state) => state.basket.justAdded);
    await idle(shop);
    const line = () => selectBasketLines(shop.state()).find((entry) => entry.line.giftcardValue === 300)!;
    expect(line().wrapping?.wrappingId).toBe("w-kraft");
    const { recipient } = emailCard();
    const way = {
      deliveryMethod: "Email",
      stockKeepingUnit: "1001-E",
      deliveryDate: null,
      timezone: "Europe/Copenhagen",
    };
    shop.dispatch(changeRecipient({ lineIds: [line().line.lineId], recipient, way }));
    const { id, what } = await shop.until(selectUndo);
    await idle(shop);
    expect(what).toBe("wrapping");
    expect(line()).toMatchObject({ wrapping: null, delivery: { deliveryMethod: "Email" } });
    shop.dispatch(changeQuantity({ lineId: line().line.lineId, quantity: 2 }));
    shop.dispatch(undoRemoval(id));
    await idle(shop);
    expect(line()).toMatchObject({
      line: { quantity: 2 },
      wrapping: { wrappingId: "w-kraft", quantity: 2 },
      delivery: { deliveryMethod: "Physical", recipientName: "Alma Holm", recipientEmail: null },
    });
    expect(selectBasketLines(shop.state())).toHaveLength(2);
  });

  test("is not spoken of where there was none", async () => {
    const shop = startShop();
    await ready(shop);
    shop.dispatch(addProducts([postedCard()]));
    await shop.until((state) => state.basket.justAdded);
    await idle(shop);
    const [entry] = selectBasketLines(shop.state());
    const way = {
      deliveryMethod: "Email",
      stockKeepingUnit: "1001-E",
      deliveryDate: null,
      timezone: "Europe/Copenhagen",
    };
    const { recipient } = emailCard();
    shop.dispatch(changeRecipient({ lineIds: [entry!.line.lineId], recipient, way }));
    await idle(shop);
    expect(selectBasketLines(shop.state())[0]!.delivery.deliveryMethod).toBe("Email");
    expect(selectUndo(shop.state())).toBeNull();
  });
});

test("a greeting that was taken off is put back at its gift", async () => {
  const shop = startShop();
  await ready(shop);
  shop.dispatch(addProducts([emailCard(), emailCard({ giftcardValue: 300, greetingToken: "GREETING-DANSK" })]));
  await idle(shop);
  const greetings = () => selectBasketLines(shop.state()).map(({ greeting }) => greeting?.greetingToken);
  const { lineId } = selectBasketLines(shop.state())[1]!.line;
  shop.dispatch(changeGreeting({ lineId, greetingToken: null }));
  await idle(shop);
  expect(greetings()).toEqual([undefined, undefined]);
  expect(shop.network.asked("updateBasket").at(-1).input.addProducts[1].addGreeting).toBeNull();
  const offer = selectUndo(shop.state())!;
  expect(offer).toMatchObject({ what: "greeting", count: 1, at: 1 });
  shop.dispatch(undoRemoval(offer.id));
  await idle(shop);
  expect(greetings()).toEqual([undefined, "GREETING-DANSK"]);
});
