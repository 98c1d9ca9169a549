import { expect, test } from "vitest";
import { lostExtra, putBack, putBackOn, removedOf } from "~/domain/undo";
import { basket, delivery, line } from "../support/basketBuilder";

const five = basket([
  delivery([line("a", { giftcardValue: 1 }), line("b", { giftcardValue: 2 })]),
  delivery([line("c", { giftcardValue: 3 })], { id: "d2" }),
]);

test.each([
  [["a"], [2, 3]],
  [["b"], [1, 3]],
  [["a", "c"], [2]],
  [["a", "b", "c"], []],
])("what is left after %j, and all of it in the order it had", (ids, left) => {
  const gone = five.deliveries.flatMap(({ productLines }) => productLines).filter(({ lineId }) => ids.includes(lineId));
  const kept = five.deliveries.map((one) => ({
    ...one,
    productLines: one.productLines.filter(({ lineId }) => !ids.includes(lineId)),
  }));
  const now = basket(kept);
  expect(now.deliveries.flatMap(({ productLines }) => productLines.map((one) => one.giftcardValue))).toEqual(left);
  const back = putBack(now, removedOf(five, gone));
  expect(back.map(({ giftcardValue }) => giftcardValue)).toEqual([1, 2, 3]);
});

test.each([
  ["comes back where there is none", null, "old"],
  ["does not take the place of one that was written since", "new", "new"],
])("a greeting that was taken off %s", (_what, since, expected) => {
  const greeted = (greetingToken: string | null) => {
    const greetings = greetingToken ? [{ greetingToken, lineId: "g", relatedToProductLine: "a" }] : [];
    return basket([delivery([line("a")], { greetings })]);
  };
  const back = putBackOn(greeted(since), [lostExtra(greeted("old"), "a", "greeting")!], (id) => id);
  expect(back?.map(({ addGreeting }) => addGreeting?.greetingToken)).toEqual([expected]);
});

test("extras come back on their own line, wherever it is now, and for as many as it has now", () => {
  const free = {
    singlePriceAmount: 0,
    totalPriceAmount: 0,
    totalTaxAmount: 0,
    totalDiscountAmount: 0,
    totalPaymentAmount: 0,
  };
  const wrappings = [{ wrappingId: "ribbon", lineId: "w", relatedToProductLine: "b", quantity: 1, ...free }];
  const posted = { deliveryMethod: "Physical", recipientName: "Bo" };
  const [a, b] = [line("a", { giftcardValue: 1 }), line("b", { giftcardValue: 2, deliveryMethod: "Physical" })];
  const before = basket([delivery([a]), delivery([b], { ...posted, id: "d2", wrappings })]);
  const lost = [lostExtra(before, "b", "wrapping")!];
  expect(lostExtra(before, "a", "wrapping")).toBeNull();
  const now = basket([delivery([{ ...b, quantity: 3 }], { ...posted, id: "d2" }), delivery([a])]);
  expect(
    putBackOn(now, lost, (id) => id)?.map(({ giftcardValue, addWrapping }) => [giftcardValue, addWrapping]),
  ).toEqual([
    [2, { id: "ribbon", quantity: 3 }],
    [1, null],
  ]);
  expect(putBackOn(basket([delivery([a])]), lost, () => null)).toBeNull();
});

test("where its line has gone to a method that takes none, an extra comes back with its method or not at all", () => {
  const wrapped = basket([
    delivery([line("a", { deliveryMethod: "Physical" })], {
      deliveryMethod: "Physical",
      recipientName: "Bo",
      wrappings: [{ ...line("w"), wrappingId: "ribbon", relatedToProductLine: "a" }],
    }),
  ]);
  const greeted = basket([
    delivery([line("a")], { greetings: [{ greetingToken: "g", lineId: "x", relatedToProductLine: "a" }] }),
  ]);
  const by = (deliveryMethod: string) =>
    basket([delivery([line("a", { deliveryMethod, quantity: 2 })], { deliveryMethod })]);
  const [ribbon, words] = [lostExtra(wrapped, "a", "wrapping")!, lostExtra(greeted, "a", "greeting")!];
  const put = (now: ReturnType<typeof by>, lost: typeof ribbon) => putBackOn(now, [lost], (id) => id);
  expect(put(by("Email"), ribbon)).toBeNull();
  expect(put(by("CsvByEmail"), words)).toBeNull();
  expect(put(by("Sms"), words)).toMatchObject([{ deliveryMethod: "Sms", addGreeting: { greetingToken: "g" } }]);
  expect(put(by("Email"), { ...ribbon, byWay: true })).toMatchObject([
    { deliveryMethod: "Physical", recipientName: "Bo", quantity: 2, addWrapping: { id: "ribbon", quantity: 2 } },
  ]);
});

test("an extra comes back without what its line was before: its recipient, its date and another wrapping stay", () => {
  const wrapped = (wrappingId: string, more = {}) =>
    basket([
      delivery([line("a", { deliveryMethod: "Physical" })], {
        deliveryMethod: "Physical",
        wrappings: [{ ...line("w"), wrappingId, relatedToProductLine: "a" }],
        ...more,
      }),
    ]);
  const since = { recipientName: "Bo", deliveryDate: "2026-03-09T07:00:00Z" };
  const lost = [lostExtra(wrapped("ribbon"), "a", "wrapping")!];
  const put = (now: ReturnType<typeof wrapped>) => putBackOn(now, lost, (id) => id)?.[0];
  expect(put(wrapped("none", { ...since, wrappings: [] }))).toMatchObject({ ...since, addWrapping: { id: "ribbon" } });
  expect(put(wrapped("box"))).toMatchObject({ addWrapping: { id: "box" } });
});
