import { describe, expect, it } from "vitest";
import { channelOfAddress, startChannel } from "~/domain/startChannel";

describe("the channel a visit starts in", () => {
  const visit = { isRedeemRoute: false, hasVouchers: false };

  it.each([
    ["anywhere", visit, 3],
    ["the redeem route", { ...visit, isRedeemRoute: true }, 2],
    ["the redeem route with vouchers", { isRedeemRoute: true, hasVouchers: true }, 3],
    ["the redeem route with a stored channel", { ...visit, isRedeemRoute: true, storedChannelId: 11 }, 11],
    ["a stored redeem channel", { ...visit, storedChannelId: 2 }, 2],
    ["a portal's route", { ...visit, namedChannelId: 12, storedChannelId: 3, department: "d1" }, 12],
    [
      "the redeem route with a channel in it",
      { ...visit, isRedeemRoute: true, namedChannelId: 2, storedChannelId: 3 },
      2,
    ],
    ["a business channel named without a department", { ...visit, isRedeemRoute: true, namedChannelId: 1 }, 2],
    ["a chosen department", { ...visit, department: "d1", storedChannelId: 3 }, 1],
    [
      "a portal that was entered after a department was chosen",
      { ...visit, department: "d1", storedChannelId: 11 },
      11,
    ],
    ["a chosen department after the redeem channel", { ...visit, department: "d1", storedChannelId: 2 }, 1],
    ["a stored business channel without a department", { ...visit, storedChannelId: 1 }, 3],
  ])("%s", (_why, given, expected) => expect(startChannel(given)).toBe(expected));
});

describe("the channel a page is opened in", () => {
  it.each([
    ["the front page", "", null, 3],
    ["a list", "/shop", null, 3],
    ["a list after a portal", "/shop", 11, 11],
    ["the basket after a portal", "/basket", 12, 12],
    ["the front page after a portal", "", 11, 3],
    ["the front page after the redeem channel", "", 2, 2],
  ])("%s", (_why, rest, stored, expected) => expect(channelOfAddress(rest, stored)).toBe(expected));

  it("is a company's for whoever shops for one, even where a portal is left", () => {
    expect(channelOfAddress("/shop", null, "dep")).toBe(1);
    expect(channelOfAddress("", 11, "dep")).toBe(1);
  });
});
