import { expect, test } from "vitest";
import { readDepartmentBaskets } from "~/domain/storedBaskets";
import { forgetBasket, rememberBasket, rememberedChannel, rememberUsedChannel } from "~/state/remembered";
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
