import { describe, expect, test } from "vitest";
import { selectBasketLines, selectItemsCount, selectJustAdded, selectSalesChannelId } from "~/state/basket/selectors";
import { addProducts, basketExpired, changeQuantity, enterChannel, saveBillingDraft } from "~/state/basket/slice";
import { selectManyAdded, selectManyFailure, selectManyRefused, selectManyStatus } from "~/state/many/selectors";
import { countryLeft, loggedOut, personReplaced } from "~/state/facts";
import { addMany, closeMany, continueMany, continueWithout, keepTable } from "~/state/many/slice";
import { followRoute } from "~/state/vouchers/slice";
import { LYNGBY, NORDHAVN } from "../support/departments";
import { clickPay } from "../support/paying";
import { billing, emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { ready } from "../support/shopFacts";
import { choose, openFor } from "../support/signedIn";
import { settled, type Shop, startShop } from "../support/startShop";
import { memoryStorage } from "../support/tabs";

const gifts = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const email = `person${at}@example.com`;
    return emailCard({ recipient: { ...emailCard().recipient, name: "Alma Holm", email, emailRepeat: email } });
  });

const recipients = (shop: Shop) => selectBasketLines(shop.state()).map(({ delivery }) => delivery.recipientEmail);
const status = (shop: Shop, wanted: string) => shop.until((state) => selectManyStatus(state) === wanted);
const countIn = (shop: Shop) => selectManyAdded(shop.state()).filter(Boolean).length;
const expectOnceEach = (shop: Shop, count: number) => {
  expect(recipients(shop)).toHaveLength(count);
  expect(new Set(recipients(shop)).size).toBe(count);
};

async function opened(): Promise<Shop> {
  const shop = startShop();
  await ready(shop);
  return shop;
}

describe("gifts for many", () => {
  test("go into the basket in parts of twenty-five, once each, and no dialog says so later", async () => {
    const shop = await opened();
    shop.dispatch(addMany(gifts(60)));
    shop.dispatch(addMany(gifts(60)));
    await status(shop, "done");
    expectOnceEach(shop, 60);
    expect(shop.network.count("updateBasket")).toBe(3);
    expect(shop.state().basket.justAdded).toBeNull();
    shop.dispatch(closeMany());
    expect(selectManyStatus(shop.state())).toBe("idle");
  });

  test("make the browser ask before the page is left, until they are in the basket or stop", async () => {
    const shop = await opened();
    shop.network.fail("updateBasket", faults.status(500), { skip: 1, times: 1 });
    expect(shop.asking.size).toBe(0);
    shop.dispatch(addMany(gifts(30)));
    expect(shop.asking.size).toBe(1);
    await status(shop, "stopped");
    await shop.until(() => shop.asking.size === 0);
    shop.dispatch(continueMany());
    expect(shop.asking.size).toBe(1);
    await status(shop, "done");
    await shop.until(() => shop.asking.size === 0);
  });

  test.each([
    ["never reached the server", faults.abort()],
    ["was made, its answer lost", faults.lost()],
  ])("a part that %s while the basket cannot be read: it goes on from there without doubles", async (_how, fault) => {
    const shop = await opened();
    shop.network.fail("updateBasket", fault, { skip: 1, times: 1 });
    shop.network.fail("getBasketById", faults.status(500));
    shop.dispatch(addMany(gifts(60)));
    await status(shop, "stopped");
    expect(countIn(shop)).toBe(25);
    expect(selectManyFailure(shop.state())?.code).toBe("ChangeEndUnknown");
    shop.dispatch(continueMany());
    expect(shop.state().many).toMatchObject({ status: "working", failure: null });
    await status(shop, "stopped");
    shop.network.heal();
    shop.dispatch(continueMany());
    await status(shop, "done");
    expectOnceEach(shop, 60);
  });

  test("another change between does not make it forget what was on its way", async () => {
    const shop = await opened();
    shop.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await shop.until((state) => state.basket.justAdded);
    shop.network.fail("updateBasket", faults.lost(), { skip: 1, times: 1 });
    shop.network.fail("getBasketById", faults.status(500));
    shop.dispatch(addMany(gifts(30)));
    await status(shop, "stopped");
    shop.network.heal();
    const { line } = selectBasketLines(shop.state()).find((entry) => entry.line.giftcardValue === 300)!;
    shop.dispatch(changeQuantity({ lineId: line.lineId, quantity: 2 }));
    await shop.until((state) => state.basket.waiting === 0);
    shop.dispatch(continueMany());
    await status(shop, "done");
    expect(recipients(shop)).toHaveLength(31);
    expect(selectItemsCount(shop.state())).toBe(32);
  });

  test("the answer that was lost is read back, and it goes on by itself", async () => {
    const shop = await opened();
    shop.network.fail("updateBasket", faults.lost(), { skip: 1, times: 1 });
    shop.dispatch(addMany(gifts(60)));
    await status(shop, "done");
    expectOnceEach(shop, 60);
  });

  test("one that the server refuses stops them, and tells which are in", async () => {
    const shop = await opened();
    const bad = gifts(60);
    bad[30] = emailCard({ giftcardValue: 3 });
    shop.dispatch(addMany(bad));
    await status(shop, "stopped");
    expect(countIn(shop)).toBe(25);
    expectOnceEach(shop, 25);
  });

  test.each([loggedOut(), personReplaced(), countryLeft()])(
    "what stopped of them goes with the person and the country: $type",
    async (fact) => {
      const shop = await opened();
      shop.network.fail("updateBasket", faults.status(500), { skip: 1 });
      shop.dispatch(addMany(gifts(60)));
      await status(shop, "stopped");
      shop.dispatch(fact);
      expect(shop.state().many).toMatchObject({ status: "idle", gifts: [] });
    },
  );

  test.each([
    ["being sent", []],
    ["waiting for its turn", [addProducts([emailCard()])]],
  ])("a part that is %s when somebody else takes the person's place is not told of to them", async (_when, before) => {
    const shop = await opened();
    const answer = shop.network.hold("updateBasket");
    before.forEach(shop.dispatch);
    shop.dispatch(addMany(gifts(60)));
    await shop.until(() => shop.network.count("updateBasket") === 1);
    shop.dispatch(personReplaced());
    answer();
    await settled();
    expect(shop.state().many).toMatchObject({ status: "idle", gifts: [], added: [] });
    expect(shop.reported).toEqual([]);
    expect(shop.asking.size).toBe(0);
    shop.dispatch(addMany(gifts(1)));
    await status(shop, "done");
  });

  test("what the server names is known by its place; without it the rest goes on", async () => {
    const shop = await opened();
    const bad = gifts(60);
    const nowhere = { ...emailCard().recipient, email: "nowhere", emailRepeat: "nowhere" };
    bad[30] = emailCard({ recipient: nowhere });
    shop.dispatch(addMany(bad));
    await status(shop, "stopped");
    const refused = selectManyRefused(shop.state());
    expect(refused).toEqual([{ place: 30, text: expect.stringMatching(/./) }]);
    shop.dispatch(continueWithout(refused.map(({ place }) => place)));
    await status(shop, "done");
    expectOnceEach(shop, 59);
  });

  test("nothing is paid while they are on their way", async () => {
    const shop = await opened();
    shop.dispatch(saveBillingDraft(billing));
    shop.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await shop.until((state) => state.basket.justAdded);
    shop.dispatch(addMany(gifts(60)));
    clickPay(shop);
    await shop.until((state) => state.payment.trouble?.kind === "stillAdding");
    await status(shop, "done");
    expect(shop.network.count("finalizeBasket")).toBe(0);
  });

  test("a basket that expires on the way: all of them go into the new one", async () => {
    const shop = await opened();
    const old = shop.state().basket.basket!.id;
    shop.network.fail(
      "updateBasket",
      async (go) => {
        shop.sandbox.control({ dropBaskets: old });
        return go();
      },
      { skip: 1, times: 1 },
    );
    shop.dispatch(addMany(gifts(60)));
    await status(shop, "done");
    expect(shop.state().basket.basket!.id).not.toBe(old);
    expectOnceEach(shop, 60);
  });

  test("a basket that another tab has ordered: those that were in are ordered, the rest waits for a yes", async () => {
    const shop = await opened();
    const { id } = shop.state().basket.basket!;
    shop.network.fail("updateBasket", faults.refused("AlreadyOrdered"), { skip: 1, times: 1 });
    shop.dispatch(addMany(gifts(30)));
    await status(shop, "stopped");
    expect(countIn(shop)).toBe(25);
    expect(shop.state().basket.basket?.id).not.toBe(id);
    shop.dispatch(continueMany());
    await status(shop, "done");
    expectOnceEach(shop, 5);
  });
});

describe("gifts for many and the rest of the shop", () => {
  test("another tab hears of them, and its next change leaves them where they are", async () => {
    const shop = await opened();
    shop.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await shop.until((state) => state.basket.justAdded);
    const other = startShop({ network: shop.network, storage: shop.storage });
    await other.until((state) => selectItemsCount(state) === 1);
    shop.dispatch(addMany(gifts(30)));
    await status(shop, "done");
    await other.until((state) => selectItemsCount(state) === 31);
    const { line } = selectBasketLines(other.state()).find((entry) => entry.line.giftcardValue === 300)!;
    other.dispatch(changeQuantity({ lineId: line.lineId, quantity: 2 }));
    await other.until((state) => selectItemsCount(state) === 32);
    await shop.until((state) => selectItemsCount(state) === 32);
    expect(recipients(shop)).toHaveLength(31);
  });

  test("a basket that another tab has found expired, and filled a new one: all of them go into that", async () => {
    const shop = await opened();
    const other = startShop({ network: shop.network, storage: shop.storage });
    await ready(other);
    shop.network.fail("updateBasket", faults.status(500), { skip: 1, times: 1 });
    shop.dispatch(addMany(gifts(30)));
    await status(shop, "stopped");
    await other.until((state) => selectItemsCount(state) === 25);
    shop.sleep();
    shop.sandbox.control({ dropBaskets: shop.state().basket.basket!.id });
    other.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await other.until((state) => selectItemsCount(state) === 1 && state.basket.waiting === 0);
    shop.wake();
    await shop.until((state) => selectItemsCount(state) === 1);
    expect(shop.has(basketExpired.type)).toBe(true);
    expect(countIn(shop)).toBe(0);
    shop.dispatch(continueMany());
    await status(shop, "done");
    expect(recipients(shop)).toHaveLength(31);
  });

  test("another department's basket that has expired says nothing about theirs", async () => {
    const shop = await openFor("anton");
    await choose(shop, LYNGBY);
    const { id: expiring } = shop.state().basket.basket!;
    await choose(shop, NORDHAVN);
    shop.network.fail("updateBasket", faults.status(500), { skip: 1, times: 1 });
    shop.dispatch(addMany(gifts(30)));
    await status(shop, "stopped");
    shop.sandbox.control({ dropBaskets: expiring });
    await choose(shop, LYNGBY);
    expect(shop.has(basketExpired.type)).toBe(true);
    expect(countIn(shop)).toBe(25);
    await choose(shop, NORDHAVN);
    shop.dispatch(continueMany());
    await status(shop, "done");
    expectOnceEach(shop, 30);
  });

  test("a look at the redeem screen on the way takes no part of them into its basket", async () => {
    const shop = await opened();
    shop.dispatch(addMany(gifts(60)));
    shop.goTo("/en/dk/dkk/redeem");
    shop.dispatch(followRoute());
    await status(shop, "done");
    expectOnceEach(shop, 60);
    expect(selectSalesChannelId(shop.state())).toBe(3);
  });

  test("they stop where another channel is entered, and go on into their own basket when asked to", async () => {
    const shop = await opened();
    shop.dispatch(addMany(gifts(60)));
    shop.dispatch(enterChannel(11));
    await status(shop, "stopped");
    expect(selectManyFailure(shop.state())?.code).toBe("ManyElsewhere");
    await ready(shop);
    expect(shop.state().basket.basket).toMatchObject({ salesChannelId: 11, itemsCount: 0 });
    shop.dispatch(continueMany());
    await status(shop, "done");
    expect(selectSalesChannelId(shop.state())).toBe(3);
    expectOnceEach(shop, 60);
  });

  test("they leave the dialog of a single gift that was added between them open", async () => {
    const shop = await opened();
    shop.dispatch(addMany(gifts(60)));
    shop.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await status(shop, "done");
    expect(recipients(shop)).toHaveLength(61);
    expect(selectJustAdded(shop.state())).not.toBeNull();
  });
});

test("a table for which the browser has no room leaves no earlier one to come back after a reload", () => {
  const session = memoryStorage();
  const kept = () => startShop({ session }).state().many.kept?.text;
  const full = { ...session, write: (key: string, value: string) => value.length < 100 && session.write(key, value) };
  const shop = startShop({ session: full });
  shop.dispatch(keepTable({ productId: "1001", text: "Ada;ada@example.com" }));
  expect(kept()).toBe("Ada;ada@example.com");
  shop.dispatch(keepTable({ productId: "1001", text: "Bo;bo@example.com\n".repeat(20) }));
  expect(kept()).toBeUndefined();
});
