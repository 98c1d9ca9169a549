import { describe, expect, test } from "vitest";
import { selectBasketLines } from "~/state/basket/selectors";
import {
  addProducts,
  changeGreeting,
  changeAmount,
  changeMoment,
  changeQuantity,
  changeRecipient,
  changeWrapping,
  reloadBasket,
  removeLine,
  saveBuyer,
} from "~/state/basket/slice";
import { emptyRecipient } from "~/domain/delivery";
import { faults } from "../support/network";
import { billing, emailCard, postedCard } from "../support/gifts";
import { firstLine, idle, toasts, withOne } from "../support/shopFacts";

/** So many milliseconds from now, as the sandbox writes it. */
const wholeSecond = (ahead: number) => new Date(Math.floor((Date.now() + ahead) / 1000) * 1000).toISOString();

describe("changing", () => {
  test("a quantity, with everything else of the lines kept", async () => {
    const shop = await withOne();
    shop.dispatch(addProducts([postedCard()]));
    await idle(shop);
    const line = selectBasketLines(shop.state()).find(({ line }) => line.deliveryMethod === "Email")!.line;
    shop.dispatch(changeQuantity({ lineId: line.lineId, quantity: 3 }));
    await idle(shop);
    const lines = selectBasketLines(shop.state());
    expect(lines.map(({ line: { quantity } }) => quantity).sort()).toEqual([1, 3]);
    expect(lines.map(({ delivery }) => delivery.recipientName)).toEqual(["Alma Holm", "Alma Holm"]);
  });

  test("a quantity, where an answer had a delivery and its line twice: nothing is bought twice", async () => {
    const shop = await withOne();
    shop.dispatch(addProducts([postedCard()]));
    await idle(shop);
    const twice = faults.editField("getBasketById", ({ deliveries, issues }) => {
      deliveries.push({ ...deliveries[1] });
      deliveries[0].productLines.push(deliveries[0].productLines[0]);
      issues.push({ type: "Odd", relatedTo: null }, { type: "Odd", relatedTo: null });
    });
    shop.network.fail("getBasketById", twice, { times: 1 });
    shop.dispatch(reloadBasket());
    await shop.until(({ basket }) => Boolean(basket.basket?.issues.length));
    expect(shop.state().basket.basket?.issues).toHaveLength(1);
    const [first, ...others] = selectBasketLines(shop.state());
    expect(others).toHaveLength(1);
    shop.dispatch(changeQuantity({ lineId: first!.line.lineId, quantity: 3 }));
    await idle(shop);
    expect(selectBasketLines(shop.state()).map(({ line: { quantity } }) => quantity)).toEqual([3, 1]);
  });

  test.each([-1, 1.5, NaN, Infinity])("no quantity of %s is ever sent", async (quantity) => {
    const shop = await withOne();
    const { lineId } = selectBasketLines(shop.state())[0]!.line;
    shop.dispatch(changeQuantity({ lineId, quantity }));
    await idle(shop);
    expect(shop.network.count("updateBasket")).toBe(1);
  });

  test("the quantity that a line has already is not sent again", async () => {
    const shop = await withOne();
    const { lineId, quantity } = selectBasketLines(shop.state())[0]!.line;
    shop.dispatch(changeQuantity({ lineId, quantity }));
    await idle(shop);
    expect(shop.network.count("updateBasket")).toBe(1);
  });

  test("a payer's other name that never reached the server is told, though the address stays the same", async () => {
    const shop = await withOne();
    shop.dispatch(saveBuyer({ billing, reference: null }));
    await idle(shop);
    shop.network.fail("updateBasket", faults.abort(), { times: 1 });
    shop.dispatch(saveBuyer({ billing: { ...billing, name: "Freja Krogh" }, reference: null }));
    await idle(shop);
    expect(shop.state().basket.changeFailure?.code).toBe("NETWORK");
    expect(shop.state().basket.basket?.buyer?.name).toBe(billing.name);
  });

  test("removing a line is told to be counted, and leaves the others", async () => {
    const shop = await withOne();
    shop.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await idle(shop);
    const line = selectBasketLines(shop.state()).find(({ line }) => line.giftcardValue === 200)!.line;
    shop.dispatch(removeLine(line.lineId));
    await idle(shop);
    expect(selectBasketLines(shop.state()).map(({ line }) => line.giftcardValue)).toEqual([300]);
    expect(shop.pushed.find(({ event }) => event === "removeFromCart")).toMatchObject({
      items: [{ productId: "1001", quantity: 1 }],
    });
  });

  test("a removal whose answer is lost is seen to be made", async () => {
    const shop = await withOne();
    shop.network.fail("updateBasket", faults.lost(), { times: 1 });
    shop.dispatch(removeLine(firstLine(shop)));
    await idle(shop);
    expect(selectBasketLines(shop.state())).toEqual([]);
    expect(shop.state().basket.changeFailure).toBeNull();
    expect(shop.network.count("updateBasket")).toBe(2);
  });

  test("another recipient", async () => {
    const shop = await withOne();
    const { lineId } = selectBasketLines(shop.state())[0]!.line;
    const recipient = { ...emptyRecipient("dk"), name: "Bo Lind", email: "bo@example.com", emailRepeat: "" };
    shop.dispatch(changeRecipient({ lineIds: [lineId], recipient }));
    await idle(shop);
    expect(selectBasketLines(shop.state())[0]!.delivery.recipientEmail).toBe("bo@example.com");
  });

  test.each([
    ["never came there", faults.abort(), "NETWORK", "Nordhavn"],
    ["was made, and its answer lost", faults.lost(), undefined, "Hellerup"],
  ])("a corrected town that %s", async (_how, fault, code, city) => {
    const shop = await withOne({}, postedCard());
    const { lineId } = selectBasketLines(shop.state())[0]!.line;
    shop.network.fail("updateBasket", fault, { times: 1 });
    const recipient = { ...postedCard().recipient, city: "Hellerup" };
    shop.dispatch(changeRecipient({ lineIds: [lineId], recipient }));
    await idle(shop);
    expect(shop.state().basket.changeFailure?.code).toBe(code);
    expect(selectBasketLines(shop.state())[0]!.delivery.recipientAddress?.city).toBe(city);
  });

  test("several lines at once, though each change gives all of them new ids", async () => {
    const shop = await withOne();
    shop.dispatch(addProducts([emailCard({ giftcardValue: 300 }), emailCard({ giftcardValue: 400 })]));
    await idle(shop);
    const idOf = (value: number) =>
      selectBasketLines(shop.state()).find(({ line }) => line.giftcardValue === value)!.line.lineId;
    const [first, second, third] = [idOf(200), idOf(300), idOf(400)];
    shop.dispatch(changeQuantity({ lineId: first, quantity: 3 }));
    shop.dispatch(removeLine(second));
    shop.dispatch(changeQuantity({ lineId: first, quantity: 2 }));
    shop.dispatch(changeMoment({ lineIds: [third], deliveryDate: wholeSecond(86_400_000), timezone: "Europe/Oslo" }));
    await idle(shop);
    const lines = selectBasketLines(shop.state());
    expect(lines.map(({ line }) => [line.giftcardValue, line.quantity])).toEqual([
      [200, 2],
      [400, 1],
    ]);
    expect(lines[1]!.delivery.timezone).toBe("Europe/Oslo");
  });

  test("what one card is worth, after a change that gave it another id; what is not offered is refused", async () => {
    const shop = await withOne();
    shop.dispatch(addProducts([emailCard({ giftcardValue: 300, greetingToken: "GREETING-DANSK" })]));
    await idle(shop);
    const values = () => selectBasketLines(shop.state()).map(({ line }) => line.giftcardValue);
    const meant = selectBasketLines(shop.state()).find(({ line }) => line.giftcardValue === 300)!.line;
    const { lineId, stockKeepingUnit } = meant;
    const first = selectBasketLines(shop.state()).find(({ line }) => line.giftcardValue === 200)!.line;
    shop.dispatch(changeQuantity({ lineId: first.lineId, quantity: 2 }));
    shop.dispatch(changeAmount({ lineId, stockKeepingUnit, giftcardValue: 450 }));
    await idle(shop);
    expect(values()).toEqual([200, 450]);
    expect(selectBasketLines(shop.state())[1]!.greeting?.greetingToken).toBe("GREETING-DANSK");
    shop.dispatch(changeAmount({ lineId, stockKeepingUnit, giftcardValue: 451 }));
    await idle(shop);
    expect(shop.state().basket.changeFailure).not.toBeNull();
    expect(values()).toEqual([200, 450]);
  });

  test("what was asked about a line before two other changes, and is sent after them", async () => {
    const shop = await withOne();
    shop.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await idle(shop);
    const idOf = (value: number) =>
      selectBasketLines(shop.state()).find(({ line }) => line.giftcardValue === value)!.line.lineId;
    const meant = idOf(300);
    for (const quantity of [2, 3]) {
      shop.dispatch(changeQuantity({ lineId: idOf(200), quantity }));
      await idle(shop);
    }
    expect(idOf(300)).not.toBe(meant);
    const recipient = { ...emptyRecipient("dk"), name: "Bo Lind", email: "bo@example.com", emailRepeat: "" };
    shop.dispatch(changeRecipient({ lineIds: [meant], recipient }));
    await idle(shop);
    const entry = selectBasketLines(shop.state()).find(({ line }) => line.giftcardValue === 300);
    expect(entry?.delivery.recipientEmail).toBe("bo@example.com");
  });

  test("a greeting and a wrapping are taken off once each, however often that is pressed", async () => {
    const shop = await withOne({}, postedCard({ greetingToken: "GREETING-DANSK", wrappingId: "w-kraft" }));
    const only = () => selectBasketLines(shop.state())[0]!;
    const sent = shop.network.count("updateBasket");
    const { lineId } = only().line;
    for (const take of [
      changeGreeting({ lineId, greetingToken: null }),
      changeWrapping({ lineId, wrappingId: null }),
    ]) {
      shop.dispatch(take);
      shop.dispatch(take);
    }
    await idle(shop);
    expect(shop.network.count("updateBasket")).toBe(sent + 2);
    expect(only()).toMatchObject({ greeting: null, wrapping: null });
    expect(toasts(shop)).toEqual([]);
  });

  test("a line that is gone by then cannot be changed, and that is said", async () => {
    const shop = await withOne();
    const { lineId } = selectBasketLines(shop.state())[0]!.line;
    shop.dispatch(removeLine(lineId));
    await idle(shop);
    shop.dispatch(changeGreeting({ lineId, greetingToken: null }));
    await idle(shop);
    expect(shop.state().basket.changeFailure?.code).toBe("LineGone");
    expect(toasts(shop)).toEqual(["LineGone"]);
    shop.dispatch(removeLine(lineId));
    await idle(shop);
    expect(shop.state().basket.changeFailure).toBeNull();
  });

  test("another way there: what is posted instead keeps its greeting, and loses its wrapping when it is not", async () => {
    const shop = await withOne();
    const only = () => selectBasketLines(shop.state())[0]!;
    const posted = { ...postedCard().recipient, name: "Bo Lind" };
    const inAWeek = wholeSecond(7 * 86_400_000);
    const way = {
      stockKeepingUnit: postedCard().stockKeepingUnit,
      deliveryDate: inAWeek,
      timezone: "Europe/Copenhagen",
    };
    shop.dispatch(
      changeRecipient({
        lineIds: [only().line.lineId],
        recipient: posted,
        way: { ...way, deliveryMethod: "Physical" },
      }),
    );
    await idle(shop);
    expect(only().line).toMatchObject({ deliveryMethod: "Physical", giftcardValue: 200 });
    expect(only().delivery).toMatchObject({ recipientName: "Bo Lind", recipientEmail: null, deliveryDate: inAWeek });
    shop.dispatch(changeWrapping({ lineId: only().line.lineId, wrappingId: "w-kraft" }));
    await idle(shop);
    expect(only().wrapping).not.toBeNull();
    const back = { stockKeepingUnit: emailCard().stockKeepingUnit, deliveryDate: null, timezone: "Europe/Copenhagen" };
    const recipient = { ...emptyRecipient("dk"), name: "Bo Lind", email: "bo@example.com", emailRepeat: "" };
    shop.dispatch(
      changeRecipient({ lineIds: [only().line.lineId], recipient, way: { ...back, deliveryMethod: "Email" } }),
    );
    await idle(shop);
    expect(only().line.deliveryMethod).toBe("Email");
    expect(only().delivery.deliveryDate).toBeNull();
    expect(only().wrapping).toBeNull();
    expect(shop.state().basket.changeFailure).toBeNull();
  });

  test("another day, for one of two gifts to the same person", async () => {
    const shop = await withOne();
    shop.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await idle(shop);
    expect(shop.state().basket.basket!.deliveries).toHaveLength(1);
    const { lineId } = selectBasketLines(shop.state()).find(({ line }) => line.giftcardValue === 300)!.line;
    const tomorrow = wholeSecond(86_400_000);
    shop.dispatch(changeMoment({ lineIds: [lineId], deliveryDate: tomorrow, timezone: "Europe/Helsinki" }));
    await idle(shop);
    const dates = selectBasketLines(shop.state()).map(({ line, delivery }) => [
      line.giftcardValue,
      delivery.deliveryDate,
      delivery.timezone,
    ]);
    expect(dates).toContainEqual([300, tomorrow, "Europe/Helsinki"]);
    expect(dates).toContainEqual([200, null, null]);
  });

  test("lines on screen stay the last true ones while a change is on its way, and when it fails", async () => {
    const shop = await withOne();
    const lines = selectBasketLines(shop.state());
    shop.network.fail("updateBasket", faults.refused("OutOfStock"), { times: 1 });
    shop.dispatch(changeQuantity({ lineId: lines[0]!.line.lineId, quantity: 2 }));
    expect(selectBasketLines(shop.state())).toBe(lines);
    await shop.until((state) => state.basket.changeFailure);
    expect(selectBasketLines(shop.state())).toEqual(lines);
    expect(shop.state().basket.waiting).toBe(0);
  });

  test("a line that cannot be read is left out and said so", async () => {
    const shop = await withOne();
    shop.network.fail(
      "getBasketById",
      faults.editField("getBasketById", (basket) => {
        basket.deliveries[0].productLines[0].totalPaymentAmount = "NaN";
      }),
    );
    shop.dispatch(reloadBasket());
    await shop.until((state) => state.basket.incomplete);
    expect(selectBasketLines(shop.state())).toEqual([]);
  });
});
