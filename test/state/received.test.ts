import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { SESSION } from "~/domain/storage";
import { isWholePdf } from "~/domain/voucherFile";
import { selectExports } from "~/state/exports/selectors";
import {
  askExportAgain,
  enterVoucher,
  findVoucher,
  forgetVoucher,
  leaveVoucher,
  proveOwner,
  saveBundleFile,
  saveWholeBundle,
  signInForVoucher,
} from "~/state/exports/slice";
import { loggedOut } from "~/state/facts";
import { faults } from "../support/network";
import { FILE_HOST, pass, playTime, settled, type Shop, type ShopOptions, startShop } from "../support/startShop";
import { memoryStorage } from "../support/tabs";

const OPEN = "/en/dk/dkk/verify-owner";
const shown = (shop: Shop) => selectExports(shop.state());
const step = (shop: Shop, wanted: string) => shop.until((state) => selectExports(state).step === wanted);

function opened(options: ShopOptions = {}): Shop {
  return startShop({ path: OPEN, ...options });
}

/** Lays a gift ready and opens its link. */
function follow(shop: Shop, gift: object, exportType = "giftcard", pin: string | null = null): string {
  const token = shop.sandbox.control({ gift: { takes: 0, ...gift } }).gift as string;
  shop.dispatch(enterVoucher({ link: { token, exportType, pin } }));
  return token;
}

describe("a gift that asks for nothing", () => {
  test("is looked for, set going once and shown; its token is nowhere in the store", async () => {
    const shop = opened();
    const token = follow(shop, {});
    await step(shop, "ready");
    expect(shown(shop).vouchers[0]).toMatchObject({ code: expect.stringMatching(/^SGK-8/) as string, pin: "3711" });
    expect(shop.network.count("exportVoucher")).toBe(1);
    expect(JSON.stringify(shop.state())).not.toContain(token);
    expect(shop.secrets).toEqual(expect.arrayContaining([token, "3711"]));
    expect(shop.pushed).toContainEqual({
      event: "genericEvent",
      category: "giftcard",
      action: "opened",
      label: "single",
    });
  });

  test.each([
    ["https://evil.example/secret.pdf", "evil.example"],
    ["javascript:alert(1)", "it has no host"],
  ])("whose file is at %s: it is not offered, and its host alone is reported", async (address, told) => {
    const shop = opened();
    const edited = faults.edit((answer) => {
      for (const made of Object.values<Record<string, unknown>>(answer.data.orders)) made.fileDownloadUrl = address;
      return answer as unknown;
    });
    shop.network.fail(/^export(Activated)?Voucher$/, edited);
    follow(shop, { file: "address" });
    await step(shop, "ready");
    expect(shown(shop).vouchers[0]?.file).toEqual({ kind: "broken" });
    expect(shop.reported).toEqual([new Error(`An address was refused: ${told}`)]);
  });

  test("is not used up by a page that is only made ready", async () => {
    const shop = opened({ prerendered: true });
    follow(shop, {});
    await shop.until((state) => selectExports(state).scheme);
    await settled();
    expect(shop.network.count("exportVoucher")).toBe(0);
    shop.present();
    await step(shop, "ready");
  });

  test("is not set going twice when the answer is lost", async () => {
    const shop = opened();
    shop.network.fail("exportVoucher", faults.lost(), { times: 1 });
    playTime();
    follow(shop, {});
    await pass(6_000);
    expect(shown(shop).step).toBe("ready");
    expect(shop.network.count("exportVoucher")).toBe(1);
  });
});

describe("an opening that never reached the server", () => {
  test.each([
    ["gift", "giftcard", {}],
    ["bundle", "bundle", { bundle: { "1001": 2 } }],
  ])("is no broken %s, and succeeds when it is tried again", async (_what, exportType, gift) => {
    const shop = opened();
    shop.network.fail("exportVoucher", faults.abort(), { times: 1 });
    follow(shop, gift, exportType);
    await step(shop, "failed");
    expect(shown(shop).failure?.code).toBe("NETWORK");
    shop.dispatch(askExportAgain());
    await step(shop, "ready");
  });

  test("is told where the activation is still to be pressed, and is not said to be under way", async () => {
    const shop = opened();
    follow(shop, { isDelayed: true });
    await step(shop, "proof");
    const steps = new Set<string>();
    shop.store.subscribe(() => steps.add(shown(shop).step));
    shop.network.fail("exportVoucher", faults.abort(), { times: 1 });
    shop.dispatch(proveOwner({}));
    await shop.until((state) => selectExports(state).refusal);
    expect(shown(shop)).toMatchObject({ step: "proof", wait: 0, refusal: { code: "NETWORK" } });
    expect([...steps]).toEqual(["checking", "proof"]);
    shop.dispatch(proveOwner({}));
    await step(shop, "ready");
  });
});

describe("a gift that takes time", () => {
  test("is asked for every five seconds, with new words at 8, 20 and 32, and given up at 45", async () => {
    playTime();
    const shop = opened();
    follow(shop, { takes: 3_600_000 });
    await pass(1_000);
    const before = shop.network.count("exportActivatedVoucher");
    const stages: number[] = [];
    for (let second = 1; second <= 46; second += 1) {
      await pass(1_000);
      stages.push(shown(shop).stage);
    }
    expect([...new Set(stages)]).toEqual([0, 8, 20, 32]);
    expect(shown(shop).step).toBe("late");
    const asked = shop.network.count("exportActivatedVoucher");
    expect(asked - before).toBe(9);
    await pass(60_000, 1000);
    expect(shop.network.count("exportActivatedVoucher")).toBe(asked);
    shop.dispatch(askExportAgain());
    await pass(500);
    expect(shown(shop)).toMatchObject({ step: "making", stage: 0 });
    expect(shop.network.count("exportVoucher")).toBe(1);
  });

  test("waits as long as nobody looks, and goes on when the tab is shown", async () => {
    playTime();
    const shop = opened();
    follow(shop, { takes: 20_000 });
    await pass(2_000);
    shop.setVisible(false);
    await pass(120_000, 1000);
    expect(shown(shop).step).toBe("making");
    shop.setVisible(true);
    await pass(6_000);
    expect(shown(shop).step).toBe("ready");
  });

  test("is not listened for any more once it is there", async () => {
    playTime();
    const listeners = new Set<(isVisible: boolean) => void>();
    const onVisibility = (listener: (isVisible: boolean) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const shop = opened({ services: { onVisibility } });
    const atRest = listeners.size;
    follow(shop, { takes: 3_000 });
    await pass(2_000);
    expect(listeners.size).toBe(atRest + 1);
    await pass(6_000);
    expect(shown(shop).step).toBe("ready");
    expect(listeners.size).toBe(atRest);
  });

  test("and a machine that sleeps meanwhile: it is not given up before anybody has asked for it again", async () => {
    playTime();
    let slept = 0;
    const clock = { now: () => Date.now() + slept, elapsed: () => performance.now() + slept };
    const shop = opened({ services: { clock } });
    follow(shop, { takes: 20_000 });
    await pass(2_000);
    slept = 10 * 60_000;
    shop.sandbox.clock.advance(slept);
    await pass(6_000);
    expect(shown(shop).step).toBe("ready");
  });

  test("survives a lost answer, and stops at a refusal", async () => {
    playTime();
    const shop = opened();
    shop.network.fail("exportActivatedVoucher", faults.status(500), { skip: 1, times: 1 });
    follow(shop, { takes: 7_000 });
    await pass(12_000);
    expect(shown(shop).step).toBe("ready");
    shop.network.fail("exportActivatedVoucher", faults.refused("UNAUTHORIZED_ACCESS"));
    follow(shop, { takes: 7_000 });
    await pass(12_000);
    expect(shown(shop).step).not.toBe("making");
    expect(shown(shop).vouchers).toEqual([]);
  });

  test.each(["VoucherExpired", "InactiveVoucher"])("says at once that it was refused meanwhile: %s", async (code) => {
    playTime();
    const shop = opened();
    shop.network.fail("exportActivatedVoucher", faults.refused(code), { skip: 1 });
    follow(shop, { takes: 3_600_000 });
    await pass(7_000);
    expect(shown(shop)).toMatchObject({ step: "failed", failure: { code } });
  });

  test("is asked for again after too many askings at once", async () => {
    playTime();
    const shop = opened();
    shop.network.fail("exportActivatedVoucher", faults.refused("TOO_MANY_REQUESTS"), { skip: 1, times: 1 });
    follow(shop, { takes: 7_000 });
    await pass(12_000);
    expect(shown(shop).step).toBe("ready");
  });

  test("that could not be had without a connection comes by itself when it is back", async () => {
    playTime();
    const shop = opened();
    shop.setOnline(false);
    follow(shop, {});
    await pass(15_000, 500);
    expect(shown(shop).step).toBe("failed");
    shop.setOnline(true);
    await pass(15_000, 500);
    expect(shown(shop).step).toBe("ready");
    expect(shown(shop).vouchers).toHaveLength(1);
  });

  test("is not asked for any more when its screen is left", async () => {
    playTime();
    const shop = opened();
    follow(shop, { takes: 3_600_000 });
    await pass(1_000);
    shop.goTo("/en/dk/dkk/shop");
    shop.dispatch(leaveVoucher());
    await pass(500);
    const asked = shop.network.count("exportActivatedVoucher");
    await pass(20_000, 1000);
    expect(shop.network.count("exportActivatedVoucher")).toBe(asked);
    expect(shown(shop).step).toBe("closed");
  });

  test("a screen that is left forgets the gift though the way back is taken in the same moment", async () => {
    const shop = opened();
    follow(shop, {});
    await step(shop, "ready");
    shop.goTo("/en/dk/dkk/shop");
    shop.dispatch(leaveVoucher());
    shop.goTo("/en/dk/dkk/giftcard");
    await settled();
    expect(shown(shop).step).toBe("closed");
  });
});

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
    expect(shop.network.count("getAuthorizationScheme")).toBe(asked + 1);
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

describe("a gift that the server has made, with nothing in it", () => {
  test("is told as that, and not waited for", async () => {
    const shop = opened();
    const emptied = faults.edit((answer) => {
      for (const made of Object.values<Record<string, unknown>>(answer.data.orders))
        Object.assign(made, {
          voucher: null,
          pin: null,
          exportBase64: null,
          fileDownloadUrl: null,
          isProcessing: false,
          successfullyTriggered: true,
        });
      return answer as unknown;
    });
    shop.network.fail(/^export(Activated)?Voucher$/, emptied);
    follow(shop, {});
    await step(shop, "failed");
    expect(shown(shop).failure?.code).toBe("EmptyExport");
  });
});

describe("a bundle", () => {
  test("that takes too long is late, and asked for no more", async () => {
    playTime();
    const shop = opened();
    follow(shop, { bundle: { "1001": 2 }, takes: 3_600_000 }, "bundle");
    await pass(47_000, 500);
    expect(shown(shop).step).toBe("late");
  });

  test("is shown by product, and saved in one file without those that are missing", async () => {
    const shop = opened();
    follow(shop, { bundle: { "1001": 3, "1101": 2 } }, "bundle");
    await step(shop, "ready");
    expect(shown(shop).groups?.map(({ pdfTokens }) => pdfTokens.length)).toEqual([3, 2]);
    shop.network.fail("exportVoucherFile", faults.status(500), { skip: 1, times: 1 });
    shop.dispatch(saveWholeBundle({ name: "gifts.zip", titles: { "1001": "Denmark", "1101": "Denmark" } }));
    await shop.until((state) => selectExports(state).zip?.state === "saved");
    expect(shown(shop).zip).toMatchObject({ done: 5, total: 5 });
    // Each file is that of its own gift.
    const wanted = shown(shop).groups!.flatMap(({ productId, pdfTokens }) =>
      pdfTokens.map(({ pdfId: id }) => ({ id, productId })),
    );
    const asked = shop.network.asked("exportVoucherFile") as { input: object }[];
    expect(asked.map(({ input }) => input)).toEqual(wanted.map((each) => expect.objectContaining(each) as object));
    expect(shop.saved.map(({ name }) => name)).toEqual(["gifts.zip"]);
    expect(Object.values(shown(shop).files).filter(({ state }) => state === "failed")).toHaveLength(1);
  });

  test.each([2, 200])("of %d gifts is asked for as one, and not made again by the next who opens it", async (count) => {
    const shop = opened();
    const token = follow(shop, { bundle: { "1001": count } }, "bundle");
    await step(shop, "ready");
    expect(shop.network.count("exportVoucher")).toBe(1);
    shop.dispatch(enterVoucher({ link: { token, exportType: "bundle", pin: null } }));
    expect(shown(shop).step).not.toBe("ready");
    await step(shop, "ready");
    expect(shop.network.count("exportVoucher")).toBe(1);
    expect(shop.network.count("exportActivatedVoucher")).toBe(0);
  });

  test("that is being made is not set going again by who opens its link anew", async () => {
    playTime();
    const shop = opened();
    const token = follow(shop, { bundle: { "1001": 2 }, takes: 20_000 }, "bundle");
    await pass(2_000);
    expect(shown(shop).step).toBe("making");
    shop.dispatch(forgetVoucher());
    shop.dispatch(enterVoucher({ link: { token, exportType: "bundle", pin: null } }));
    await pass(22_000, 500);
    expect(shown(shop).step).toBe("ready");
    expect(shop.network.count("exportVoucher")).toBe(1);
  });

  test("that was refused when it was asked for says why", async () => {
    const shop = opened();
    shop.network.fail("listActivatedBundle", faults.refused("VoucherExpired"), { skip: 1 });
    follow(shop, { bundle: { "1001": 2 } }, "bundle");
    await step(shop, "failed");
    expect(shown(shop).failure?.code).toBe("VoucherExpired");
  });

  const names = { name: "gifts.zip", titles: { "1001": "Denmark" } };
  const leaving = {
    "its screen is left": (shop: Shop) => {
      shop.goTo("/en/dk/dkk/shop");
      shop.dispatch(leaveVoucher());
    },
    "somebody signs out": (shop: Shop) => shop.dispatch(loggedOut()),
    "another link is opened": (shop: Shop) => follow(shop, {}),
  };
  test.each(Object.entries(leaving))("is not gathered further, and not saved, when %s", async (_when, leave) => {
    const shop = opened();
    follow(shop, { bundle: { "1001": 20 } }, "bundle");
    await step(shop, "ready");
    const { pdfId } = shown(shop).groups![0]!.pdfTokens[0]!;
    shop.dispatch(saveWholeBundle(names));
    shop.dispatch(saveBundleFile({ pdfId, productId: "1001", name: "gift.pdf" }));
    leave(shop);
    await settled(200);
    expect(shop.network.count("exportVoucherFile")).toBeLessThanOrEqual(5);
    expect(shop.saved).toEqual([]);
    expect(shown(shop).files).toEqual({});
  });

  test("whose files cannot be put together says so, and they are there one by one", async () => {
    const shop = opened({ services: { zip: () => Promise.reject(new TypeError("Failed to fetch")) } });
    follow(shop, { bundle: { "1001": 2 } }, "bundle");
    await step(shop, "ready");
    shop.dispatch(saveWholeBundle(names));
    await shop.until((state) => selectExports(state).zip?.state === "failed");
    const { pdfId } = shown(shop).groups![0]!.pdfTokens[0]!;
    shop.dispatch(saveBundleFile({ pdfId, productId: "1001", name: "gift.pdf" }));
    await shop.until((state) => selectExports(state).files[pdfId]?.state === "saved");
  });

  test("saved again after a file was missing: nothing is missing any more", async () => {
    const shop = opened();
    follow(shop, { bundle: { "1001": 2 } }, "bundle");
    await step(shop, "ready");
    shop.network.fail("exportVoucherFile", faults.status(500), { times: 1 });
    shop.dispatch(saveWholeBundle(names));
    await shop.until((state) => selectExports(state).zip?.state === "saved");
    expect(Object.keys(shown(shop).files)).toHaveLength(1);
    shop.dispatch(saveWholeBundle(names));
    await shop.until((state) => selectExports(state).zip?.state === "saved");
    expect(shown(shop).files).toEqual({});
  });

  test("whose files are at the shop's own addresses is saved in one file all the same", async () => {
    const shop = opened();
    follow(shop, { file: "address", bundle: { "1001": 2, "1101": 1 } }, "bundle");
    await step(shop, "ready");
    const { pdfId } = shown(shop).groups![0]!.pdfTokens[0]!;
    shop.dispatch(saveBundleFile({ pdfId, productId: "1001", name: "gift.pdf" }));
    await shop.until((state) => selectExports(state).files[pdfId]?.state === "link");
    shop.dispatch(saveWholeBundle(names));
    await shop.until((state) => selectExports(state).zip?.state === "saved");
    const files = unzipSync(shop.saved[0]!.content as Uint8Array);
    expect(Object.values(files).map((bytes) => isWholePdf(bytes))).toEqual([true, true, true]);
    expect(shown(shop).files).toEqual({});
  });

  test("of several gifts with one title is saved with a name for each", async () => {
    const shop = opened();
    follow(shop, { bundle: { "1001": 1, "1101": 1, "1123": 2 } }, "bundle");
    await step(shop, "ready");
    // "Spa 1" and the second of "Spa" would be the same name.
    shop.dispatch(saveWholeBundle({ name: "all.zip", titles: { "1001": "Spa", "1101": "Spa", "1123": "Spa 1" } }));
    await shop.until((state) => selectExports(state).zip?.state === "saved");
    expect(shop.saved[0]).toMatchObject({ name: "all.zip", type: "application/zip" });
    const files = Object.keys(unzipSync(shop.saved[0]!.content as Uint8Array));
    expect(files.sort()).toEqual(["spa-1-1.pdf", "spa-1-2-2.pdf", "spa-1-2.pdf", "spa-1.pdf"]);
  });

  test("whose files are elsewhere, or not to be had at their addresses, has links instead", async () => {
    const shop = opened();
    follow(shop, { file: "address", bundle: { "1001": 3 } }, "bundle");
    await step(shop, "ready");
    // A file there is nothing that the shop may read, and a page in place of a file is no gift card.
    const elsewhere = (own: string) => `https://${FILE_HOST}${own}`;
    const addresses: string[] = [];
    for (const addressOf of [elsewhere, () => "/api/giftcards/f-gone.pdf", () => "/sandbox/mail"]) {
      shop.network.fail(
        "exportVoucherFile",
        faults.edit((answer) => {
          const made = answer.data.orders.exportVoucher;
          addresses.push((made.fileDownloadUrl = addressOf(made.fileDownloadUrl)));
          return answer as unknown;
        }),
        { times: 1 },
      );
    }
    shop.dispatch(saveWholeBundle(names));
    await shop.until((state) => selectExports(state).zip?.state === "elsewhere");
    expect(Object.values(shown(shop).files)).toEqual(addresses.map((href) => ({ state: "link", href })));
    expect(shop.saved).toEqual([]);
  });

  test("without files says so", async () => {
    const shop = opened();
    follow(shop, { bundle: {} }, "bundle");
    await step(shop, "failed");
    expect(shown(shop).failure?.code).toBe("NoPdfsInBundle");
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
