import { describe, expect, test } from "vitest";
import { linesOf } from "~/domain/basketLines";
import { rowsOf } from "~/domain/basketRows";
import { type Delivery } from "~/domain/basket";
import { basket, delivery, line } from "../support/basketBuilder";

/** Two lines of two deliveries, with ids that begin with this letter. */
function lines(ids: string, change: Partial<ReturnType<typeof line>> = {}, more: Partial<Delivery> = {}, issues = 0) {
  const first = delivery([line(`${ids}1`, change)], { id: "d1", ...more });
  const second = delivery([line(`${ids}2`)], { id: "d2", recipientEmail: "bo@mail.example" });
  const found = issues ? [{ type: "OutOfStock", relatedTo: `${ids}1` }] : [];
  return linesOf(basket([first, second], { issues: found }));
}

const before = rowsOf(lines("a"), []);

test("new ids alone: the rows are the same and have nothing to draw, but know the new ids", () => {
  const after = rowsOf(lines("b"), before);
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  expect(after.map(({ entry }, at) => entry === before[at]!.entry)).toEqual([true, true]);
  expect(after.map(({ now }) => now.line.lineId)).toEqual(["b1", "b2"]);
});

const fee = { feeId: "f", lineId: "f1", relatedToProductLine: "b1", totalPaymentAmount: 5 } as object;
const wrapping = { wrappingId: "w", lineId: "w1", quantity: 1, relatedToProductLine: "b1" };
test.each([
  ["another quantity", lines("b", { quantity: 2 })],
  ["another price", lines("b", { totalPaymentAmount: 99 })],
  ["another recipient", lines("b", {}, { recipientName: "Bo" })],
  ["another day", lines("b", {}, { deliveryDate: "2026-12-24T07:00:00Z" })],
  [
    "another greeting",
    lines("b", {}, { greetings: [{ greetingToken: "g", lineId: "g1", relatedToProductLine: "b1" }] }),
  ],
  ["a fee", lines("b", {}, { fees: [fee as Delivery["fees"][number]] })],
  ["another wrapping", lines("b", {}, { wrappings: [wrapping as Delivery["wrappings"][number]] })],
  ["an issue, whose way out names the ids", lines("b", {}, {}, 1)],
  ["nobody to send it to, which is told with a link to it", lines("b", {}, { recipientEmail: null })],
])("%s: that row is drawn again, the other is not", (_, now) => {
  const [first, second] = rowsOf(now, before);
  expect(first!.entry).toBe(now[0]);
  expect(second!.entry).toBe(before[1]!.entry);
});

test("an issue that is resolved, or another text of the product: that row is drawn again", () => {
  const resolved = rowsOf(lines("c"), rowsOf(lines("b", {}, {}, 1), before));
  expect(resolved[0]!.entry).toBe(resolved[0]!.now);
  const renamed = lines("b").map((one) => ({
    ...one,
    presentations: [{ presentationKey: "productTitle", textContent: "Spa", images: [] }],
  }));
  expect(rowsOf(renamed, before).map(({ entry }) => entry)).toEqual(renamed);
});

test("two lines of the same thing are two rows", () => {
  const twins = linesOf(basket([delivery([line("a"), line("b")])]));
  expect(new Set(rowsOf(twins, []).map(({ key }) => key)).size).toBe(2);
});

describe("another delivery, as its recipient, day or way was changed elsewhere", () => {
  const keysOf = (rows: ReturnType<typeof rowsOf>) => rows.map(({ key }) => key);
  const moved = (...ids: [string, string]) =>
    rowsOf(linesOf(basket(ids.map((id, at) => delivery([line(`b${at + 1}`)], { id })))), before);

  test("it is the row that it was, where somebody may be writing; and stays it with the next change", () => {
    const after = moved("d3", "d2");
    expect(keysOf(after)).toEqual(keysOf(before));
    expect(after[0]!.entry).toBe(after[0]!.now);
    expect(keysOf(rowsOf(lines("c"), after))).toEqual(keysOf(before));
  });

  test("a line that comes under the old name afterwards is a row of its own", () => {
    const three = linesOf(basket(["d3", "d2", "d1"].map((id) => delivery([line(`c ${id}`)], { id }))));
    const after = rowsOf(three, moved("d3", "d2"));
    expect(keysOf(after).slice(0, 2)).toEqual(keysOf(before));
    expect(new Set(keysOf(after)).size).toBe(3);
  });

  test("lines of one product keep a row each, whichever of them change their value", () => {
    const worth = (...values: number[]) =>
      linesOf(basket([delivery(values.map((giftcardValue) => line(`worth ${giftcardValue}`, { giftcardValue })))]));
    const rows = rowsOf(worth(100, 200), []);
    expect(keysOf(rowsOf(worth(100, 300), rows))).toEqual(keysOf(rows));
    expect(keysOf(rowsOf(worth(300, 400), rows))).toEqual(keysOf(rows));
  });

  test("another product in the place of one that is gone is another row", () => {
    const other = linesOf(
      basket([delivery([line("b1", { productId: "9" })], { id: "d3" }), delivery([line("b2")], { id: "d2" })]),
    );
    expect(keysOf(rowsOf(other, before))[0]).not.toBe(before[0]!.key);
  });
});

describe("groups", () => {
  const many = (ids: readonly number[]) =>
    linesOf(basket(ids.map((id) => delivery([line(`line ${id}`)], { id: `d${id}` }))));
  const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
  const groupsOf = (rows: ReturnType<typeof rowsOf>) => rows.map(({ group }) => group);
  const five = rowsOf(many(upTo(5)), []);

  test("three rows make one, the next begin another", () => {
    expect(groupsOf(five)).toEqual([0, 0, 0, 1, 1]);
  });

  test("no row moves to another when one is taken out, nor when it is put back", () => {
    const less = rowsOf(many([0, 2, 3, 4]), five);
    expect(groupsOf(less)).toEqual([0, 0, 1, 1]);
    expect(groupsOf(rowsOf(many(upTo(5)), less))).toEqual(groupsOf(five));
    expect(groupsOf(rowsOf(many([20, ...upTo(5)]), five))).toEqual([0, ...groupsOf(five)]);
  });

  test("what is added at the end fills the last one, then begins another", () => {
    expect(groupsOf(rowsOf(many(upTo(7)), five))).toEqual([0, 0, 0, 1, 1, 1, 2]);
  });

  test("they stand in order, whatever the server does", () => {
    expect(groupsOf(rowsOf(many([4, 0, 3, 1]), five))).toEqual([1, 1, 1, 1]);
  });
});
