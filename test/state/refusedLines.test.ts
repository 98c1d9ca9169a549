import { expect, test } from "vitest";
import { emptyRecipient } from "~/domain/delivery";
import { selectBasketLines, selectRefusedLines } from "~/state/basket/selectors";
import {
  addProducts,
  changeMoment,
  changeQuantity,
  changeRecipient,
  removeLine,
  removeLines,
} from "~/state/basket/slice";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { type Shop, startShop } from "../support/startShop";
import { idle, ready } from "../support/shopFacts";

/** A line that cannot be put in again stands in the way of every change: it is named, and can be taken out. */

const lines = (shop: Shop) => selectBasketLines(shop.state()).map(({ line }) => [line.productId, line.quantity]);
const idsOf = (shop: Shop, productId: string) =>
  selectBasketLines(shop.state()).flatMap(({ line }) => (line.productId === productId ? [line.lineId] : []));
const refused = (shop: Shop) => [...selectRefusedLines(shop.state()).keys()];
const failure = (shop: Shop) => shop.state().basket.changeFailure;

const other = (giftcardValue: number) =>
  emailCard({ productId: "1134", stockKeepingUnit: `1134-E-${giftcardValue}`, giftcardValue });

/** One card that is still sold as it is, and others that are not any more. */
async function withStale(...stale: number[]): Promise<Shop> {
  const shop = startShop();
  await ready(shop);
  shop.dispatch(addProducts([emailCard(), ...stale.map(other)]));
  await idle(shop);
  expect(lines(shop)).toHaveLength(stale.length + 1);
  shop.sandbox.control({ prices: { 1134: 1.1 } });
  return shop;
}

test("one whose value is not offered any more is named with the server's words, and goes with one press", async () => {
  const shop = await withStale(300);
  const [good] = idsOf(shop, "1001");
  shop.dispatch(changeQuantity({ lineId: good!, quantity: 2 }));
  await idle(shop);
  expect(failure(shop)).toMatchObject({ code: "OtherLineRefused", fields: {} });
  expect([...selectRefusedLines(shop.state()).values()]).toEqual([
    { lineId: idsOf(shop, "1134")[0], text: "The value is not offered" },
  ]);
  shop.dispatch(removeLines(refused(shop)));
  await idle(shop);
  expect(lines(shop)).toEqual([["1001", 1]]);
  expect(failure(shop)).toBeNull();
  expect(refused(shop)).toEqual([]);
  expect(shop.state().basket.undo?.count).toBe(1);
});

test("two that stand in each other's way are taken out together", async () => {
  const shop = await withStale(300, 500);
  const [one, two] = idsOf(shop, "1134");
  shop.dispatch(removeLine(one!));
  await idle(shop);
  expect(refused(shop)).toEqual([two]);
  shop.dispatch(removeLines(refused(shop)));
  await idle(shop);
  expect(refused(shop)).toEqual([two, one]);
  shop.dispatch(removeLines(refused(shop)));
  await idle(shop);
  expect(lines(shop)).toEqual([["1001", 1]]);
});

test("two that are refused again, together, are named once each", async () => {
  const shop = await withStale(300, 500);
  const [good] = idsOf(shop, "1001");
  for (const quantity of [2, 3]) {
    shop.dispatch(changeQuantity({ lineId: good!, quantity }));
    await idle(shop);
    expect(shop.state().basket.refused.map(({ lineId }) => lineId)).toEqual(idsOf(shop, "1134"));
  }
});

test("the words about another line stand at none of the fields of a dialog", async () => {
  const shop = await withStale(300);
  const nowhere = { ...emptyRecipient("dk"), name: "Bo Lind", email: "nowhere", emailRepeat: "nowhere" };
  shop.dispatch(changeRecipient({ lineIds: idsOf(shop, "1001"), recipient: nowhere }));
  await idle(shop);
  expect(Object.keys(failure(shop)!.fields)).toEqual([expect.stringMatching(/recipientEmail$/)]);
  expect(refused(shop)).toEqual(idsOf(shop, "1134"));
  shop.dispatch(changeMoment({ lineIds: idsOf(shop, "1001"), deliveryDate: null, timezone: "Europe/Oslo" }));
  await idle(shop);
  expect(failure(shop)).toMatchObject({ code: "OtherLineRefused", fields: {} });
});

test("what is too many of one is said of the number, not of the gift", async () => {
  const shop = await withStale();
  shop.dispatch(changeQuantity({ lineId: idsOf(shop, "1001")[0]!, quantity: 500 }));
  await idle(shop);
  expect(Object.keys(failure(shop)!.fields)).toEqual([expect.stringMatching(/quantity$/)]);
  expect(refused(shop)).toEqual([]);
});

test.each(["InvalidSku", "ProductNotFound"])(
  "one that is not sold any more has no path (%s): it is known by its name",
  async (code) => {
    const shop = await withStale(300);
    const message =
      code === "InvalidSku" ? "'1134-E-300' is not sold any more" : "Product with id '1134' cannot be found";
    shop.network.fail("updateBasket", faults.refused(code, { message }), { times: 1 });
    shop.dispatch(removeLine(idsOf(shop, "1001")[0]!));
    await idle(shop);
    expect(refused(shop)).toEqual(idsOf(shop, "1134"));
  },
);

test("one that goes into a recipient's own system keeps its address: nothing is sent while it is there", async () => {
  const shop = await withStale(300);
  shop.network.fail(
    "getBasketById",
    faults.editField("getBasketById", ({ deliveries }) => {
      for (const delivery of deliveries) {
        const webhook = delivery.productLines.filter((line: { productId: string }) => line.productId === "1134");
        for (const line of webhook) line.deliveryMethod = "Webhook";
      }
    }),
  );
  shop.close();
  const again = startShop({ network: shop.network, storage: shop.storage });
  await ready(again);
  again.dispatch(changeQuantity({ lineId: idsOf(again, "1001")[0]!, quantity: 2 }));
  await idle(again);
  expect([...selectRefusedLines(again.state()).values()]).toEqual([{ lineId: idsOf(again, "1134")[0], text: null }]);
  expect(shop.network.count("updateBasket")).toBe(1);
  again.dispatch(removeLines(refused(again)));
  await idle(again);
  expect(lines(again)).toEqual([["1001", 1]]);
});
