import { describe, expect, test } from "vitest";
import { deliveryKeys } from "~/domain/deliveryKeys";

describe("deliveries on screen", () => {
  const before = deliveryKeys(["a", "b", "c"], []);
  const keysAfter = (...ids: string[]) => deliveryKeys(ids, before).map(({ key }) => key);

  test.each([
    ["that stay keep their keys", ["a", "b", "c"], ["a", "b", "c"]],
    ["of which one is changed keep its key, too", ["a", "new", "c"], ["a", "b", "c"]],
    ["of which the first is taken out are the others still", ["b", "c"], ["b", "c"]],
    ["that change places keep their keys", ["c", "b", "a"], ["c", "b", "a"]],
    ["to which one comes have a new key for it", ["a", "b", "c", "d"], ["a", "b", "c", "d"]],
  ])("%s", (_what, ids, keys) => expect(keysAfter(...ids)).toEqual(keys));

  test("have no key twice, whatever comes back", () => {
    const changed = deliveryKeys(["a", "new", "c"], before);
    const keys = deliveryKeys(["a", "new", "c", "b"], changed).map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });
});
