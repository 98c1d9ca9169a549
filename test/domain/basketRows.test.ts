import { expect, test } from "vitest";
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

const wrapping = { wrappingId: "w", lineId: "w1", quantity: 1, relatedToProductLine: "b1" };
test.each([
  ["another quantity", lines("b", { quantity: 2 })],
  ["another price", lines("b", { totalPaymentAmount: 99 })],
  ["another recipient", lines("b", {}, { recipientName: "Bo" })],
  ["another day", lines("b", {}, { deliveryDate: "2026-12-24T07:00:00Z" })],
  ["another wrapping", lines("b", {}, { wrappings: [wrapping as Delivery["wrappings"][number]] })],
  ["an issue, whose way out names the ids", lines("b", {}, {}, 1)],
])("%s: that row is drawn again, the other is not", (_, now) => {
  const [first, second] = rowsOf(now, before);
  expect(first!.entry).toBe(now[0]);
  expect(second!.entry).toBe(before[1]!.entry);
});

test("two lines of the same thing are two rows", () => {
  const twins = linesOf(basket([delivery([line("a"), line("b")])]));
  expect(new Set(rowsOf(twins, []).map(({ key }) => key)).size).toBe(2);
});
