import { expect, test } from "vitest";
import { readDepartmentBaskets } from "~/domain/storedBaskets";
import { forgetBasket, rememberBasket, rememberedBasket, rememberedChannel } from "~/state/remembered";
import { rememberUsedChannel } from "~/state/rememberedChannel";
import { memoryStorage } from "../support/tabs";

test("a basket that is forgotten is named nowhere any more: list, departments, channel", () => {
  const shelf = memoryStorage();
  const key = { salesChannelId: 1, countryCode: "dk" };
  rememberBasket(shelf, key, "gone", 1);
  rememberUsedChannel(shelf, 1);
  shelf.write("departmentBasket", JSON.stringify({ north: "gone", south: "stays" }));
  forgetBasket(shelf, "gone", 2, "dk");
  expect(shelf.read("salesChannelBaskets")).not.toContain("gone");
  expect(readDepartmentBaskets(JSON.parse(shelf.read("departmentBasket")!))).toEqual({ south: "stays" });
  expect(rememberedChannel(shelf)).toBeNull();
});

test("a department's basket is too old after 90 days, in the map that keeps no dates too", () => {
  const shelf = memoryStorage();
  const north = { salesChannelId: 1, countryCode: "dk", departmentId: "north" };
  const later = 91 * 86_400_000;
  rememberBasket(shelf, north, "old", 1);
  expect(rememberedBasket(shelf, north, later - 2 * 86_400_000)).toBe("old");
  expect(rememberedBasket(shelf, north, later)).toBeNull();
  // Another basket that is stored takes the old one out of the list; it must not come back from the map.
  rememberBasket(shelf, { salesChannelId: 3, countryCode: "dk" }, "new", later);
  expect(rememberedBasket(shelf, north, later)).toBeNull();
  expect(readDepartmentBaskets(JSON.parse(shelf.read("departmentBasket")!))).toEqual({});
});
