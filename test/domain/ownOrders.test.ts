import { describe, expect, test } from "vitest";
import { readOwnOrders, withOwnOrder } from "~/domain/ownOrders";

const order = (publicOrderId: string, counted = false) => ({
  publicOrderId,
  basketId: `b-${publicOrderId}`,
  counted,
  sum: { value: 250, currency: "DKK" },
});

describe("the tab's own orders", () => {
  test("junk is left out", () => {
    const stored = [
      order("P1"),
      null,
      7,
      {},
      { publicOrderId: "P2" },
      { basketId: "b-P2" },
      order("<script>"),
      { ...order("P3"), counted: "yes" },
    ];
    expect(readOwnOrders(stored)).toEqual([order("P1"), order("P3")]);
    expect(readOwnOrders([order("P4", true)])).toEqual([order("P4", true)]);
    expect(readOwnOrders([order("T3JkZXI6NA==")])).toEqual([order("T3JkZXI6NA==")]);
    expect([null, undefined, "x", {}].map(readOwnOrders)).toEqual([[], [], [], []]);
  });

  test.each([undefined, null, 7, {}, { value: "250", currency: "DKK" }, { value: 250, currency: "<b>" }])(
    "a sum like %j is none that is known",
    (sum) => {
      expect(readOwnOrders([{ ...order("P1"), sum }])).toEqual([{ ...order("P1"), sum: null }]);
    },
  );

  test("the newest stands first, once, and the list does not grow for ever", () => {
    expect(withOwnOrder([order("P1"), order("P2")], order("P2", true))).toEqual([order("P2", true), order("P1")]);
    const many = Array.from({ length: 30 }, (_, index) => order(`P${index}`));
    expect(withOwnOrder(many, order("last"))).toHaveLength(20);
    expect(readOwnOrders(many)).toHaveLength(20);
  });
});
