import { describe, expect, test } from "vitest";
import { SESSION } from "~/domain/storage";
import { selectExports } from "~/state/exports/selectors";
import {
  askExportAgain,
  enterVoucher,
  findVoucher,
  forgetVoucher,
  leaveVoucher,
  proveOwner,
  signInForVoucher,
} from "~/state/exports/slice";
import { faults } from "../support/network";
import { pass, playTime, settled, startShop } from "../support/startShop";
import { memoryStorage } from "../support/tabs";
import { OPEN, shown, step, opened, follow } from "../support/opening";

describe("who it belongs to", () => {
  test("two presses in one task, and one while it is checked, are one answer", async () => {
    const shop = opened();
    follow(shop, { scheme: "ByPin", proof: "2468" });
    await step(shop, "proof");
    shop.dispatch(proveOwner({ pin: "1111" }));
    shop.dispatch(proveOwner({ pin: "1111" }));
    await settled(2);
    shop.dispatch(proveOwner({ pin: "1111" }));
    await shop.until((state) => selectExports(state).refusal);
    await settled();
    expect(shop.network.count("exportVoucher")).toBe(1);
    expect(shown(shop)).toMatchObject({ step: "proof", wait: 1 });
    expect(shop.secrets).toContain("1111");
  });

  test("a PIN that stands in the link is not used before the person says so", async () => {
    const shop = opened();
    follow(shop, { scheme: "ByPin", proof: "2468" }, "giftcard", "2468");
    await step(shop, "proof");
    await settled();
    expect(shown(shop).step).toBe("proof");
    expect(shop.network.count("exportVoucher")).toBe(0);
    expect(shop.secrets).toContain("2468");
  });

  test("a PIN that was typed beside the token is no answer where an e-mail address is asked for", async () => {
    const shop = opened();
    const token = shop.sandbox.control({ gift: { takes: 0, scheme: "ByEmail", proof: "a@mail.example" } })
      .gift as string;
    shop.dispatch(findVoucher({ token, exportType: "giftcard", pin: "2468", byHand: true }));
    await step(shop, "proof");
    await settled();
    expect(shown(shop)).toMatchObject({ step: "proof", refusal: null, wait: 0 });
    expect(shop.network.count("exportVoucher")).toBe(0);
  });

  test("an answer that comes once the gift is forgotten shows nothing", async () => {
    const shop = opened();
    follow(shop, { scheme: "ByPin", proof: "2468" });
    await step(shop, "proof");
    const arrive = shop.network.hold("exportVoucher");
    shop.dispatch(proveOwner({ pin: "2468" }));
    await shop.until(() => shop.network.count("exportVoucher") === 1);
    shop.dispatch(forgetVoucher());
    arrive();
    await settled(20);
    expect(shown(shop)).toMatchObject({ step: "closed", vouchers: [] });
  });

  test("the wait after wrong PINs of a gift is not that of the next, once it is forgotten", async () => {
    playTime();
    const shop = opened();
    follow(shop, { scheme: "ByPin", proof: "2468" });
    await pass(500);
    for (const seconds of [1, 2, 4]) {
      shop.dispatch(proveOwner({ pin: "1111" }));
      await pass(50, 50);
      if (seconds < 4) await pass(seconds * 1000);
    }
    expect(shown(shop).wait).toBe(4);
    shop.dispatch(forgetVoucher());
    await pass(2_000);
    expect(shown(shop)).toMatchObject({ step: "closed", wait: 0 });
  });

  test.each([
    ["gift", "giftcard", {}],
    ["bundle", "bundle", { bundle: { "1001": 2 } }],
  ])("a proof that was right is not asked for again when the %s takes too long", async (_what, exportType, gift) => {
    playTime();
    const shop = opened();
    follow(shop, { scheme: "ByPin", proof: "2468", takes: 3_600_000, ...gift }, exportType);
    await pass(500);
    shop.dispatch(proveOwner({ pin: "2468" }));
    await pass(1_000);
    expect(shown(shop).step).toBe("making");
    await pass(46_000, 500);
    expect(shown(shop).step).toBe("late");
    shop.dispatch(askExportAgain());
    await pass(6_000, 500);
    expect(shown(shop).step).toBe("making");
    expect(shop.network.count("getAuthorizationScheme")).toBe(1);
    expect(shop.network.count("exportVoucher")).toBe(1);
  });

  test.each([
    ["gift", "giftcard", {}],
    ["bundle", "bundle", { bundle: { "1001": 2 } }],
  ])("wrong PINs count no more once the %s was opened", async (_what, exportType, gift) => {
    playTime();
    const shop = opened();
    const token = follow(shop, { scheme: "ByPin", proof: "2468", ...gift }, exportType);
    await pass(500);
    for (const pin of ["1111", "1111", "2468"]) {
      shop.dispatch(proveOwner({ pin }));
      await pass(2_500, 50);
    }
    expect(shown(shop).step).toBe("ready");
    shop.dispatch(enterVoucher({ link: { token, exportType, pin: null } }));
    await pass(500);
    shop.dispatch(proveOwner({ pin: "1111" }));
    await pass(50, 50);
    expect(shown(shop)).toMatchObject({ step: "proof", wait: 1 });
  });

  test("wrong PINs wait 1, 2, 4 seconds, counted down, and nothing is sent meanwhile", async () => {
    playTime();
    const shop = opened();
    follow(shop, { scheme: "ByPin", proof: "2468" });
    await pass(500);
    for (const [index, seconds] of [1, 2, 4].entries()) {
      shop.dispatch(proveOwner({ pin: "1111" }));
      await pass(50, 50);
      expect(shown(shop)).toMatchObject({ step: "proof", wait: seconds, refusal: { code: "UNAUTHORIZED_ACCESS" } });
      shop.dispatch(proveOwner({ pin: "2468" }));
      await settled();
      expect(shop.network.count("exportVoucher")).toBe(index + 1);
      await pass(seconds * 1000);
      expect(shown(shop).wait).toBe(0);
    }
    shop.dispatch(proveOwner({ pin: "2468" }));
    await pass(500);
    expect(shown(shop).step).toBe("ready");
  });

  test("wrong PINs wait also for who follows the link again: it says so, and the next is not checked for ever", async () => {
    playTime();
    const shop = opened();
    const token = follow(shop, { scheme: "ByPin", proof: "2468" });
    await pass(500);
    for (const seconds of [1, 2]) {
      shop.dispatch(proveOwner({ pin: "1111" }));
      await pass(50, 50);
      if (seconds === 1) await pass(1000);
    }
    shop.dispatch(forgetVoucher());
    shop.dispatch(enterVoucher({ link: { token, exportType: "giftcard", pin: null } }));
    await pass(50, 50);
    expect(shown(shop)).toMatchObject({ step: "proof", wait: 2 });
    shop.dispatch(proveOwner({ pin: "2468" }));
    await pass(2000);
    expect(shown(shop)).toMatchObject({ step: "proof", wait: 0 });
    expect(shop.network.count("exportVoucher")).toBe(2);
    shop.dispatch(proveOwner({ pin: "2468" }));
    await pass(500);
    expect(shown(shop).step).toBe("ready");
  });

  test("a refusal that has no code lengthens the wait like any other, and asks for nothing more", async () => {
    playTime();
    const shop = opened();
    follow(shop, { scheme: "ByPin", proof: "2468" });
    await pass(500);
    shop.network.fail(
      "exportVoucher",
      faults.edit(() => ({ data: null, errors: [{ message: "Not allowed" }] })),
    );
    for (const seconds of [1, 2, 4]) {
      shop.dispatch(proveOwner({ pin: "1111" }));
      await pass(50, 50);
      expect(shown(shop)).toMatchObject({ step: "proof", wait: seconds });
      await pass(seconds * 1000);
    }
    expect(shop.network.count("exportActivatedVoucher")).toBe(0);
  });

  test("a proof whose answer is lost forgives no wrong one before it has been answered", async () => {
    playTime();
    const shop = opened();
    follow(shop, { scheme: "ByPin", proof: "2468" });
    await pass(500);
    shop.dispatch(proveOwner({ pin: "1111" }));
    await pass(1100, 50);
    shop.network.fail("exportVoucher", faults.abort(), { times: 1 });
    shop.network.fail("exportActivatedVoucher", faults.refused("UNAUTHORIZED_ACCESS"), { times: 1 });
    shop.dispatch(proveOwner({ pin: "1111" }));
    await pass(6000, 500);
    expect(shown(shop)).toMatchObject({ step: "proof" });
    await pass(4000, 500);
    shop.dispatch(proveOwner({ pin: "1111" }));
    await pass(50, 50);
    expect(shown(shop)).toMatchObject({ step: "proof", wait: 4 });
  });

  test("an unknown token is refused with the same words, and waits as a wrong PIN does", async () => {
    const shop = opened();
    shop.dispatch(enterVoucher({ link: { token: "NOSUCHGIFT", exportType: "giftcard", pin: null } }));
    await step(shop, "closed");
    // A link says what it is of.
    expect(shop.network.count("getAuthorizationScheme")).toBe(1);
    const unknown = shown(shop);
    follow(shop, { scheme: "ByPin", proof: "2468" });
    await step(shop, "proof");
    shop.dispatch(proveOwner({ pin: "1111" }));
    await shop.until((state) => selectExports(state).refusal);
    expect(shown(shop).refusal).toEqual(unknown.refusal);
    expect(shown(shop).wait).toBe(unknown.wait);
  });

  test("a proof that is right, of a gift that has expired: that is told, and there is no proof to give again", async () => {
    const shop = opened();
    follow(shop, { scheme: "ByPin", proof: "2468" });
    await step(shop, "proof");
    shop.network.fail("exportVoucher", faults.refused("VoucherExpired"));
    shop.dispatch(proveOwner({ pin: "2468" }));
    await step(shop, "failed");
    expect(shown(shop)).toMatchObject({ failure: { code: "VoucherExpired" }, refusal: null, wait: 0 });
  });

  test("the wait that a server asks for is obeyed", async () => {
    const shop = opened();
    follow(shop, { scheme: "ByPin", proof: "2468" });
    await step(shop, "proof");
    shop.network.fail("exportVoucher", faults.refused("TOO_MANY_REQUESTS", { extensions: { retryAfter: "37" } }));
    shop.dispatch(proveOwner({ pin: "2468" }));
    await shop.until((state) => selectExports(state).wait === 37);
    // There is still where to give it.
    expect(shown(shop)).toMatchObject({ step: "proof", refusal: { code: "TOO_MANY_REQUESTS" } });
  });

  test("wrong tokens wait also for who leaves the screen and comes back: it says so, and is not stuck", async () => {
    playTime();
    const shop = opened();
    const type = () =>
      shop.dispatch(findVoucher({ token: "NOSUCHGIFT", exportType: "giftcard", pin: null, byHand: true }));
    for (const seconds of [1, 2, 4]) {
      type();
      await pass(50, 50);
      expect(shown(shop).wait).toBe(seconds);
      if (seconds < 4) await pass(seconds * 1000);
    }
    shop.goTo("/en/dk/dkk/shop");
    shop.dispatch(leaveVoucher());
    await pass(1_000);
    shop.goTo(OPEN);
    shop.dispatch(enterVoucher({ link: null }));
    await pass(100);
    expect(shown(shop)).toMatchObject({ step: "closed", wait: 3 });
    const asked = shop.network.count("getAuthorizationScheme");
    type();
    await pass(100);
    expect(shown(shop)).toMatchObject({ step: "failed", failure: { code: "TOO_MANY_REQUESTS" } });
    expect(shop.network.count("getAuthorizationScheme")).toBe(asked);
    await pass(3_000);
    expect(shown(shop).wait).toBe(0);
    type();
    await pass(100);
    // As a card's and as a bundle's.
    expect(shop.network.count("getAuthorizationScheme")).toBe(asked + 2);
  });

  test("a link that is followed while the server limits calls is looked up again after the wait it asks for", async () => {
    playTime();
    const shop = opened();
    const limited = faults.refused("TOO_MANY_REQUESTS", { extensions: { retryAfter: "37" } });
    shop.network.fail("getAuthorizationScheme", limited, { times: 1 });
    follow(shop, { scheme: "ByPin", proof: "2468" });
    await pass(500);
    expect(shown(shop)).toMatchObject({ step: "failed", failure: { code: "TOO_MANY_REQUESTS" }, wait: 37 });
    shop.setOnline(false);
    shop.setOnline(true);
    await pass(500);
    expect(shop.network.count("getAuthorizationScheme")).toBe(1);
    await pass(37_000, 500);
    expect(shown(shop).wait).toBe(0);
    shop.dispatch(askExportAgain());
    await pass(500);
    expect(shown(shop).step).toBe("proof");
  });

  test("a hand-over that comes while wrong tokens wait is looked for only after the wait", async () => {
    const shop = opened();
    shop.network.fail(
      "getAuthorizationScheme",
      faults.refused("TOO_MANY_REQUESTS", { extensions: { retryAfter: "37" } }),
    );
    shop.dispatch(findVoucher({ token: "NOSUCHGIFT", exportType: "giftcard", pin: null, byHand: true }));
    await shop.until((state) => selectExports(state).wait === 37);
    shop.dispatch(forgetVoucher());
    shop.session.write(SESSION.voucherLookup, '{"token":"GIFT-OPEN-1"}');
    shop.dispatch(enterVoucher({ link: null }));
    await step(shop, "failed");
    expect(shown(shop)).toMatchObject({ failure: { code: "TOO_MANY_REQUESTS" }, wait: 37 });
    expect(shop.network.count("getAuthorizationScheme")).toBe(1);
  });

  test("an activation that waits for the person sets nothing going by itself", async () => {
    const shop = opened();
    follow(shop, { isDelayed: true });
    await step(shop, "proof");
    await settled();
    expect(shown(shop).isDelayed).toBe(true);
    expect(shop.network.count("exportVoucher")).toBe(0);
    shop.dispatch(proveOwner({}));
    await step(shop, "ready");
  });
});

test("what can be no token is refused unasked, and the gift before it is gone", async () => {
  const shop = opened();
  follow(shop, { scheme: "ByPin", proof: "2468" });
  await step(shop, "proof");
  const asked = shop.network.count("getAuthorizationScheme");
  shop.dispatch(findVoucher({ token: "no token <", exportType: "giftcard", pin: null, byHand: true }));
  await shop.until((state) => selectExports(state).refusal);
  expect(shown(shop)).toMatchObject({ step: "closed", refusal: { code: "UNAUTHORIZED_ACCESS" } });
  expect(shop.network.count("getAuthorizationScheme")).toBe(asked);
  shop.dispatch(proveOwner({ pin: "2468" }));
  await settled();
  expect(shop.network.count("exportVoucher")).toBe(0);
});

test("the form that is opened without a link or a hand-over refuses nothing", async () => {
  const shop = opened();
  shop.dispatch(enterVoucher({ link: null }));
  await settled();
  expect(shown(shop)).toMatchObject({ step: "closed", refusal: null, failure: null });
});

test("a hand-over is read once, and gone whatever it was", async () => {
  for (const stored of ['{"token":', '{"token":"NOSUCHGIFT"}', "[]"]) {
    const shop = opened();
    shop.session.write(SESSION.voucherLookup, stored);
    shop.dispatch(enterVoucher({ link: null }));
    await settled();
    expect(shop.session.read(SESSION.voucherLookup)).toBeNull();
    shop.dispatch(forgetVoucher());
  }
});

describe("a hand-over to a sign-in that was given up", () => {
  const HANDED = '{"token":"GIFT-OPEN-1","pin":"2468"}';
  const at = (path: string) => {
    const session = memoryStorage();
    session.write(SESSION.voucherLookup, HANDED);
    return startShop({ path, session });
  };

  test.each(["/en/dk/dkk", "/en/dk/dkk/shop?page=2", "/en/dk/dkk/giftcard/kept", "/signin-oidcs"])(
    "is gone when the shop starts at %s",
    (path) => {
      expect(at(path).session.read(SESSION.voucherLookup)).toBeNull();
    },
  );

  test.each([
    OPEN,
    `${OPEN}?a=1`,
    "/en/dk/dkk/11/giftcard",
    "/en/dk/dkk/giftcard/bundle",
    "/signin-oidc",
    "/signin-oidc?error=access_denied",
  ])("is kept for the way back when it starts at %s", (path) => {
    expect(at(path).session.read(SESSION.voucherLookup)).toBe(HANDED);
  });

  test("is gone when Back restores the page that left for it, which still holds the voucher", async () => {
    const shop = opened();
    const token = follow(shop, { scheme: "ByAccountId" });
    await step(shop, "proof");
    shop.dispatch(signInForVoucher());
    expect(shop.session.read(SESSION.voucherLookup)).toContain(token);
    shop.comeBack("shown");
    expect(shop.session.read(SESSION.voucherLookup)).toContain(token);
    shop.comeBack("restored");
    expect(shop.session.read(SESSION.voucherLookup)).toBeNull();
    expect(shown(shop).step).toBe("proof");
  });
});

test("a token typed by hand opens at once with the PIN that was typed beside it", async () => {
  const shop = opened();
  const token = shop.sandbox.control({ gift: { takes: 0, scheme: "ByPin", proof: "2468" } }).gift as string;
  shop.dispatch(findVoucher({ token, exportType: "giftcard", pin: "2468", byHand: true }));
  await step(shop, "ready");
});

test("a token typed without its link opens a bundle as well as a single card", async () => {
  const shop = opened();
  const token = shop.sandbox.control({ gift: { takes: 0, bundle: { "1001": 2 } } }).gift as string;
  shop.dispatch(findVoucher({ token, exportType: "giftcard", pin: null, byHand: true }));
  await step(shop, "ready");
  expect(shown(shop)).toMatchObject({ screen: "bundle", refusal: null });
  expect(shown(shop).vouchers).toHaveLength(2);
});
