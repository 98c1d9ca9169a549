import { describe, expect, test } from "vitest";
import { readDepartmentBaskets } from "~/domain/storedBaskets";
import {
  forgetBasket,
  isGuessed,
  moveBasket,
  rememberBasket,
  rememberedBasket,
  rememberedChannel,
} from "~/state/remembered";
import { channelAtStart, rememberedChannelIn, rememberUsedChannel } from "~/state/rememberedChannel";
import { memoryStorage } from "../support/tabs";

test("a basket that is forgotten is named nowhere any more: list, departments, channel", () => {
  const shelf = memoryStorage();
  const key = { salesChannelId: 1, countryCode: "dk" };
  rememberBasket(shelf, key, { basketId: "gone" }, 1);
  rememberUsedChannel(shelf, 1);
  shelf.write("departmentBasket", JSON.stringify({ north: "gone", south: "stays" }));
  forgetBasket(shelf, "gone", 2, "dk");
  expect(shelf.read("salesChannelBaskets")).not.toContain("gone");
  expect(readDepartmentBaskets(JSON.parse(shelf.read("departmentBasket")!))).toEqual({ south: "stays" });
  expect(rememberedChannel(shelf)).toBeNull();
});

test("the stored channel stays when a basket of another one is forgotten", () => {
  const shelf = memoryStorage();
  rememberBasket(shelf, { salesChannelId: 3, countryCode: "dk" }, { basketId: "gone" }, 1);
  rememberUsedChannel(shelf, 17);
  forgetBasket(shelf, "gone", 2, "dk");
  expect(shelf.read("salesChannelBaskets")).not.toContain("gone");
  expect(rememberedChannel(shelf)).toBe(17);
});

test("a department of any name has no basket before one is stored for it", () => {
  const key = { salesChannelId: 1, countryCode: "dk", departmentId: "constructor" };
  expect(rememberedBasket(memoryStorage(), key, 1)).toBeNull();
});

test("a department's basket is too old after 90 days, in the map that keeps no dates too", () => {
  const shelf = memoryStorage();
  const north = { salesChannelId: 1, countryCode: "dk", departmentId: "north" };
  const later = 91 * 86_400_000;
  rememberBasket(shelf, north, { basketId: "old" }, 1);
  expect(rememberedBasket(shelf, north, later - 2 * 86_400_000)).toBe("old");
  expect(rememberedBasket(shelf, north, later)).toBeNull();
  // Another basket that is stored takes the old one out of the list; it must not come back from the map.
  rememberBasket(shelf, { salesChannelId: 3, countryCode: "dk" }, { basketId: "new" }, later);
  expect(rememberedBasket(shelf, north, later)).toBeNull();
  expect(readDepartmentBaskets(JSON.parse(shelf.read("departmentBasket")!))).toEqual({});
});

describe("a basket that is stored in the specification's own form", () => {
  const north = (countryCode: string) => ({ salesChannelId: 1, countryCode, departmentId: "north" });

  test("is a department's by the map, and its country's by the list", () => {
    const shelf = memoryStorage();
    shelf.write("salesChannelBaskets", '[{"basketId":"b1","salesChannelId":1,"countryCode":"dk"}]');
    shelf.write("departmentBasket", '{"north":"b1"}');
    expect(rememberedBasket(shelf, north("se"), 5)).toBeNull();
    rememberBasket(shelf, north("se"), { basketId: "b2" }, 5);
    expect([rememberedBasket(shelf, north("dk"), 6), rememberedBasket(shelf, north("se"), 6)]).toEqual(["b1", "b2"]);
    expect(isGuessed(shelf, north("dk"), "b1", 6)).toBe(false);
  });

  test("is moved to its own country, with its department", () => {
    const shelf = memoryStorage();
    shelf.write("departmentBasket", '{"north":"b1"}');
    expect(isGuessed(shelf, north("se"), "b1", 5)).toBe(true);
    moveBasket(shelf, north("se"), north("dk"), { basketId: "b1" }, 5);
    expect([rememberedBasket(shelf, north("dk"), 6), rememberedBasket(shelf, north("se"), 6)]).toEqual(["b1", null]);
  });

  test("gives way to what another tab has stored in both countries meanwhile", () => {
    const shelf = memoryStorage();
    const [here, there] = ["se", "dk"].map((countryCode) => ({ salesChannelId: 3, countryCode }));
    rememberBasket(shelf, here!, { basketId: "b2" }, 5);
    rememberBasket(shelf, there!, { basketId: "b3" }, 5);
    moveBasket(shelf, here!, there!, { basketId: "b1" }, 6);
    expect(rememberedBasket(shelf, here!, 7)).toBe("b2");
    expect(rememberedBasket(shelf, there!, 7)).toBe("b3");
  });
});

describe("the channel to come back to", () => {
  const [BUSINESS, REDEEM, CONSUMER, PORTAL] = [1, 2, 3, 17];
  /** A browser with baskets in Denmark, the last one in use stored last, and with a stored channel. */
  const shelfWith = (stored: number | null, inUse: number[] = [], spare: number[] = []) => {
    const shelf = memoryStorage();
    for (const [at, salesChannelId] of [...spare, ...inUse].entries())
      rememberBasket(
        shelf,
        { salesChannelId, countryCode: "dk" },
        { basketId: `b${at}`, isInUse: inUse.includes(salesChannelId) },
        at,
      );
    if (stored !== null) rememberUsedChannel(shelf, stored);
    return shelf;
  };

  test.each<[string, ReturnType<typeof shelfWith>, string, number | null]>([
    ["none", shelfWith(null), "dk", null],
    ["the stored one", shelfWith(CONSUMER), "dk", CONSUMER],
    ["the stored one, whose basket is in use before another", shelfWith(REDEEM, [REDEEM, CONSUMER]), "dk", REDEEM],
    ["a portal, whatever is in use", shelfWith(PORTAL, [CONSUMER]), "dk", PORTAL],
    ["the one in use, when none is stored", shelfWith(null, [REDEEM]), "dk", REDEEM],
    ["the last one in use", shelfWith(null, [REDEEM, CONSUMER]), "dk", CONSUMER],
    ["the one in use, when the stored one is not", shelfWith(REDEEM, [CONSUMER], [REDEEM]), "dk", CONSUMER],
    ["the one in use, not business", shelfWith(BUSINESS, [REDEEM]), "dk", REDEEM],
    ["redeem, where it has a basket", shelfWith(REDEEM, [], [REDEEM]), "dk", REDEEM],
    ["none, where redeem has no basket", shelfWith(REDEEM), "dk", null],
    ["none in another country, where redeem has no basket", shelfWith(REDEEM, [REDEEM]), "se", null],
    ["the stored one in another country", shelfWith(CONSUMER, [REDEEM]), "se", CONSUMER],
  ])("is %s", (_which, shelf, country, expected) => expect(rememberedChannelIn(shelf, country, 5)).toBe(expected));

  test("is the one in use, whatever is stored, if that is not asked for", () => {
    expect(rememberedChannelIn(shelfWith(PORTAL, [REDEEM]), "dk", 5, null)).toBe(REDEEM);
    expect(rememberedChannelIn(shelfWith(PORTAL), "dk", 5, null)).toBeNull();
  });

  test.each<[string, ReturnType<typeof shelfWith>, string, string | null, number]>([
    ["the consumer's", shelfWith(null), "", null, CONSUMER],
    ["redeem, on its route", shelfWith(null), "/redeem", null, REDEEM],
    ["that in use, on the redeem route too", shelfWith(null, [CONSUMER]), "/redeem", null, CONSUMER],
    ["the company's, if an account is chosen", shelfWith(REDEEM, [REDEEM]), "/shop", "north", BUSINESS],
    ["a portal, though an account is chosen", shelfWith(PORTAL), "/shop", "north", PORTAL],
    ["a portal, on any screen but the front page", shelfWith(PORTAL, [REDEEM]), "/shop", null, PORTAL],
    ["that in use before a portal, on the front page", shelfWith(PORTAL, [REDEEM]), "", null, REDEEM],
    ["the consumer's after a portal, on the front page", shelfWith(PORTAL), "", null, CONSUMER],
  ])("at the start of a page is %s", (_which, shelf, rest, department, expected) =>
    expect(channelAtStart(shelf, "dk", { rest, department, now: 5 })).toBe(expected),
  );
});
