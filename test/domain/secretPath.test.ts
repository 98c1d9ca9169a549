import { describe, expect, it } from "vitest";
import { secretsOf } from "~/domain/secretPath";

describe("what an address tells in secret", () => {
  it.each([
    ["/en/dk/dkk/verify-owner/giftcard/ToK-1/1234", "/en/dk/dkk/verify-owner", ["giftcard", "ToK-1", "1234"]],
    ["/en/dk/dkk/verify-owner/giftcard/ToK-1", "/en/dk/dkk/verify-owner", ["giftcard", "ToK-1"]],
    ["/en/dk/dkk/11/verify-owner/bundle/ToK-1/", "/en/dk/dkk/11/verify-owner", ["bundle", "ToK-1"]],
    ["/en/dk/dkk/11/verify-owner/giftcard/ToK-1/12aB", "/en/dk/dkk/11/verify-owner", ["giftcard", "ToK-1", "12aB"]],
    ["/EN/dk/Verify-Owner/GiftCard/ToK%2B1/", "/en/dk/verify-owner", ["GiftCard", "ToK+1"]],
    ["/verify-owner/giftcard/ToK", "/verify-owner", ["giftcard", "ToK"]],
    ["/redeem/SGK-1aB", "/redeem", ["SGK-1aB"]],
    ["/redeem/verify-owner/giftcard/ToK-1", "/redeem/verify-owner", ["giftcard", "ToK-1"]],
    ["/Redeem/Verify-Owner/giftcard/ToK-1", "/redeem/verify-owner", ["giftcard", "ToK-1"]],
    ["/sv/se/verify-owner/redeem/ToK-1", "/sv/se/verify-owner", ["redeem", "ToK-1"]],
    ["/portal/giftcard/POR-1", "/portal/giftcard", ["POR-1"]],
    ["/portal/verify-owner/POR-1", "/portal/verify-owner", ["POR-1"]],
    ["/da/dk/dkk//redeem/SGK%201aB", "/da/dk/dkk/redeem", ["SGK 1aB"]],
    ["/portal/Nordlys/POR-1", "/portal/nordlys", ["POR-1"]],
    ["/da/dk/dkk/portal/nordlys/POR-1", "/da/dk/dkk/portal/nordlys", ["POR-1"]],
    ["/greeting/ToK", "/greeting", ["ToK"]],
    ["/greeting/ToK).", "/greeting", ["ToK"]],
    ["/en/dk/dkk/verify-owner/giftcard/ToK-1.", "/en/dk/dkk/verify-owner", ["giftcard", "ToK-1"]],
    ["/en/dk/dkk/verify-owner/giftcard/ToK-1/1234,", "/en/dk/dkk/verify-owner", ["giftcard", "ToK-1", "1234"]],
    ["/sv/se/sek/greeting/ToK", "/sv/se/sek/greeting", ["ToK"]],
  ])("%s", (pathname, path, secrets) => expect(secretsOf(pathname)).toMatchObject({ path, secrets, isUsable: true }));

  it.each([
    ["/Portal/My-Slug/POR-1", "/portal/My-Slug"],
    ["/EN/dk/dkk/Portal/My-Slug/POR-1", "/en/dk/dkk/portal/My-Slug"],
    ["/en/dk/dkk/My-Slug/Verify-Owner/giftcard/ToK-1", "/en/dk/dkk/My-Slug/verify-owner"],
    ["/Greeting/ToK-1", "/greeting"],
  ])("%s keeps the case that is configured for what is left of it: %s", (pathname, path) =>
    expect(secretsOf(pathname, ["portal/=", "=/verify-owner"])).toMatchObject({ path, isUsable: true }),
  );

  it.each([
    ["/en/dk/dkk/redeem/SGK-1aB/x", "/en/dk/dkk/redeem", ["SGK-1aB", "x"]],
    ["/en/dk/dkk/redeem/SGK%E0%A4%A", "/en/dk/dkk/redeem", ["SGK%E0%A4%A"]],
    ["/da/Redeem/SGK-1aB", "/da/redeem", ["SGK-1aB"]],
    ["/DA/DK/DKK/Redeem/SGK%E0%A4%A", "/da/dk/dkk/redeem", ["SGK%E0%A4%A"]],
    ["/DA/Portal/Nordlys/POR%E0%A4%A", "/da/portal/nordlys", ["POR%E0%A4%A"]],
    ["/da/dk/dkk/Portal/%E0%A4%A/POR-1aB", "/da/dk/dkk/portal/%e0%a4%a", ["POR-1aB"]],
    ["/en/dk/dkk/verify-owner/giftcard/ToK/1234/x", "/en/dk/dkk/verify-owner", ["giftcard", "ToK", "1234", "x"]],
    ["/en/dk/dkk/verify-owner/ToK-1", "/en/dk/dkk/verify-owner", ["ToK-1"]],
    ["/en/dk/dkk/11/verify-owner/ToK-1", "/en/dk/dkk/11/verify-owner", ["ToK-1"]],
    ["/en/dk/dkk/11/redeem/SGK-1aB", "/en/dk/dkk/11/redeem", ["SGK-1aB"]],
    ["/en/dk/dkk/nordlys/greeting/ToK", "/en/dk/dkk/nordlys/greeting", ["ToK"]],
    ["/en/dk/dkk/giftcard/ToK-1", "/en/dk/dkk/giftcard", ["ToK-1"]],
    ["/en/dk/dkk/redeem/giftcard/ToK-1/1234", "/en/dk/dkk/redeem/giftcard", ["ToK-1", "1234"]],
    ["/en/dk/dkk/11/giftcard-redeem/SGK-1aB", "/en/dk/dkk/11/giftcard-redeem", ["SGK-1aB"]],
  ])("%s is of no use, and does not stay in the address either", (pathname, path, secrets) =>
    expect(secretsOf(pathname)).toMatchObject({ path, secrets, isUsable: false }),
  );

  it.each([
    "/",
    "/en/dk/dkk/verify-owner",
    "/en/dk/dkk/verify-owner/giftcard",
    "/en/dk/dkk/redeem",
    "/en/dk/dkk/redeem/giftcard-redeem",
    "/redeem/GiftCard",
    "/en/dk/dkk/redeem/verify-owner/",
    "/en/dk/dkk/portal/nordlys",
    "/en/dk/dkk/greeting",
    "/en/dk/dkk/shop/redeem/1101",
    "/en/dk/dkk/shop/verify-owner/1101",
    "/en/dk/dkk/occasion/greeting/7",
    "/en/dk/dkk/shop/giftcard/1101",
    "/en/dk/dkk/giftcard",
    "/en/dk/dkk/giftcard/bundle",
    "/en/dk/dkk/giftcard/kept",
    "/en/dk/dkk/11/giftcard-redeem",
    "/en/dk/dkk/order/redeem/psp/4711",
  ])("%s has none", (pathname) => expect(secretsOf(pathname)).toBeNull());
});
