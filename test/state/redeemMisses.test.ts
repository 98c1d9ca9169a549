import { describe, expect, test } from "vitest";
import { commerce } from "~/api/commerce/calls";
import { LOCAL, SESSION } from "~/domain/storage";
import { redeemCode, reloadBasket } from "~/state/basket/slice";
import { loggedOut } from "~/state/facts";
import { selectRefusal, selectWait } from "~/state/vouchers/selectors";
import { secretSeen } from "~/state/vouchers/slice";
import { faults } from "../support/network";
import { pass, playTime, startShop } from "../support/startShop";
import { idle, ready, toasts } from "../support/shopFacts";
import { opened, redeem } from "../support/redeeming";

test("a bug of ours while a code is redeemed is told to the person and reported", async () => {
  const bug = new TypeError("ours");
  const shop = await opened({ services: { commerce: { ...commerce, updateBasket: () => Promise.reject(bug) } } });
  await redeem(shop, "SGK-DKK500AAAA");
  expect(selectRefusal(shop.state())).not.toBeNull();
  expect(shop.reported).toEqual([bug]);
});

describe("misses", () => {
  test("and every other refusal are counted by their kind, without the code", async () => {
    const shop = await opened();
    await redeem(shop, "SGK-EXPIRED001");
    shop.network.fail("updateBasket", faults.refused("A code of Freja Lund, freja@example.com"), { times: 1 });
    await redeem(shop, "SGK-DKK500AAAA");
    const counted = { event: "genericEvent", category: "redeem", action: "refused" };
    expect(shop.pushed.filter(({ event }) => event === "genericEvent")).toEqual([
      { ...counted, label: "VoucherExpired" },
      { ...counted, label: null },
    ]);
  });

  test("five of them make the form wait for a minute; other refusals do not count", async () => {
    const shop = await opened();
    await redeem(shop, "SGK-EXPIRED001");
    for (let miss = 1; miss <= 5; miss += 1) {
      expect(selectWait(shop.state())).toBe(0);
      await redeem(shop, `SGK-NOWHERE${miss}`);
    }
    expect(selectWait(shop.state())).toBe(60);
  });

  test("signing out gives no more tries", async () => {
    const shop = await opened();
    for (let miss = 1; miss <= 4; miss += 1) await redeem(shop, `SGK-NOWHERE${miss}`);
    shop.dispatch(loggedOut());
    shop.dispatch(reloadBasket());
    await ready(shop);
    await redeem(shop, "SGK-NOWHERE5");
    expect(selectWait(shop.state())).toBe(60);
    shop.dispatch(loggedOut());
    expect(selectWait(shop.state())).toBe(60);
  });

  test("the wait is counted down, and then a code is taken again", async () => {
    playTime();
    const shop = startShop();
    await pass(1000);
    for (let miss = 1; miss <= 5; miss += 1) {
      shop.dispatch(redeemCode({ code: `SGK-NOWHERE${miss}` }));
      await pass(500);
    }
    const first = selectWait(shop.state());
    expect(first).toBeGreaterThan(57);
    await pass(10_000);
    expect(selectWait(shop.state())).toBe(first - 10);
    await pass(60_000);
    expect(selectWait(shop.state())).toBe(0);
  });

  test("a clock that is set back or ahead makes the wait neither longer nor shorter", async () => {
    playTime();
    const shop = startShop();
    await pass(500);
    for (let miss = 0; miss < 5; miss += 1) {
      shop.dispatch(redeemCode({ code: `SGK-NOWHERE${miss}` }));
      await pass(300);
    }
    for (const advance of [-3_600_000, 7_200_000]) {
      shop.sandbox.clock.advance(advance);
      await pass(5000, 1000);
      expect(selectWait(shop.state())).toBeGreaterThan(40);
      expect(selectWait(shop.state())).toBeLessThanOrEqual(60);
    }
  });

  test.each([
    ["in seconds", () => "45"],
    ["as a date", (now: number) => new Date(now + 45_000).toUTCString()],
  ])("the wait that the server asks for %s is kept", async (_how, retryAfter) => {
    const shop = await opened();
    const headers = { "retry-after": retryAfter(shop.services.clock.now()) };
    const answer = () => new Response("{}", { status: 429, headers });
    shop.network.fail("updateBasket", () => Promise.resolve(answer()), { times: 1 });
    await redeem(shop, "SGK-DKK500AAAA");
    expect(toasts(shop)).toEqual(["TOO_MANY_REQUESTS"]);
    expect(selectWait(shop.state())).toBeGreaterThan(42);
    expect(selectWait(shop.state())).toBeLessThanOrEqual(45);
  });

  test("a wait is not cut short by what becomes of a code that was sent before it began", async () => {
    const shop = await opened();
    const answer = () => new Response("{}", { status: 429, headers: { "retry-after": "600" } });
    shop.network.fail("updateBasket", () => Promise.resolve(answer()), { times: 1 });
    shop.dispatch(redeemCode({ code: "SGK-NOWHERE1" }));
    shop.dispatch(redeemCode({ code: "SGK-NOWHERE2" }));
    await idle(shop);
    expect(selectRefusal(shop.state())?.code).toBe("VoucherNotFound");
    expect(selectWait(shop.state())).toBeGreaterThan(590);
  });
});

test("codes and PINs are taken out of reports, and never stored", async () => {
  const shop = await opened();
  shop.dispatch(secretSeen("SGK-TYPED00001"));
  await redeem(shop, "SGK-PIN300FFFF", "4711");
  expect(shop.secrets).toEqual(["SGK-TYPED00001", "SGK-PIN300FFFF", "4711"]);
  for (const shelf of [shop.services.local, shop.services.session]) {
    for (const key of [...Object.values(LOCAL), ...Object.values(SESSION)])
      expect(shelf.read(key) ?? "").not.toMatch(/PIN300|4711/);
  }
  expect(JSON.stringify(shop.state())).not.toMatch(/PIN300FFFF|4711/);
});
