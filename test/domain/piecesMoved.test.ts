import { expect, test } from "vitest";
import { linesToAdd } from "~/domain/linesToAdd";
import { piecesMoved } from "~/domain/piecesMoved";
import { basket, delivery, line } from "../support/basketBuilder";

/** Pieces of products, written as "how many x which" or "how many x which @ value": "2xA 1xB@300". */
const read = (written: string) =>
  [...written.matchAll(/(\d+)x(\w)(?:@(\d+))?/g)].map(([, count, productId = "", value = 100]) => {
    const [quantity, giftcardValue] = [Number(count), Number(value)];
    return { productId, quantity, giftcardValue, totalPaymentAmount: quantity * giftcardValue };
  });

/** A basket with these products, under line ids of its own. */
const holding = (name: string, written: string) =>
  basket([delivery(read(written).map((each, at) => line(`${name}${at}`, each)))]);

test.each([
  ["the same lines under new ids", "2xA 1xB", "2xA 1xB", "", ""],
  ["the same lines in another order", "2xA 1xB", "1xB 2xA", "", ""],
  ["two lines that became one", "2xA 1xA", "3xA", "", ""],
  ["one more", "2xA 1xB", "3xA 1xB", "1xA", ""],
  ["five less", "7xA", "2xA", "", "5xA"],
  ["one more of one of two lines alike", "1xA 1xA", "1xA 2xA", "1xA", ""],
  ["a line that is back", "1xA", "1xA 3xB", "3xB", ""],
  ["all lines back", "", "1xA 3xB", "1xA 3xB", ""],
  ["another value instead", "1xA@200", "1xA@300", "1xA@300", "1xA@200"],
])("%s: from %j to %j, %j come in and %j go out", (_what, before, after, added, removed) => {
  const pieces = (written: string) =>
    read(written).map(({ giftcardValue: _value, ...counted }) => ({ stockKeepingUnit: "sku", ...counted }));
  const now = holding("new", after);
  const moved = piecesMoved(holding("old", before), linesToAdd(now), now);
  expect(moved).toEqual({ added: pieces(added), removed: pieces(removed) });
});

test("what others put in or took out meanwhile is not counted", () => {
  const asked = linesToAdd(holding("asked", "2xA"));
  const { added, removed } = piecesMoved(holding("old", "1xA"), asked, holding("new", "5xA 1xB"));
  expect([...added, ...removed]).toMatchObject([{ productId: "A", quantity: 1 }]);
});

test("a part of a line costs its share, in whole cents", () => {
  const costing100 = (quantity: number) => basket([delivery([line("l", { quantity, totalPaymentAmount: 100 })])]);
  const { added } = piecesMoved(costing100(2), linesToAdd(costing100(3)), costing100(3));
  expect(added).toMatchObject([{ quantity: 1, totalPaymentAmount: 33.33 }]);
});
