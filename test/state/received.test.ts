import { describe, expect, test } from "vitest";
import { selectExports } from "~/state/exports/selectors";
import { askExportAgain, enterVoucher, leaveVoucher, proveOwner } from "~/state/exports/slice";
import { faults } from "../support/network";
import { pass, playTime, settled } from "../support/startShop";
import { shown, step, opened, follow } from "../support/opening";

describe("a gift that asks for nothing", () => {
  test("is looked for, set going once and shown; its token is nowhere in the store", async () => {
    const shop = opened();
    const token = follow(shop, {});
    await step(shop, "ready");
    expect(shown(shop).vouchers[0]).toMatchObject({ code: expect.stringMatching(/^SGK-8/) as string, pin: "3711" });
    expect(shop.network.count("exportVoucher")).toBe(1);
    expect(JSON.stringify(shop.state())).not.toContain(token);
    expect(shop.secrets).toEqual(expect.arrayContaining([token, shown(shop).vouchers[0]?.code, "3711"]));
    expect(shop.pushed).toContainEqual({
      event: "genericEvent",
      category: "giftcard",
      action: "opened",
      label: "single",
    });
  });

  test("that a server with too many requests is making is asked for again when the server says", async () => {
    playTime();
    const shop = opened();
    follow(shop, { takes: 3_600_000 });
    await pass(1_000);
    shop.network.fail("exportActivatedVoucher", faults.tooMany(12));
    const before = shop.network.count("exportActivatedVoucher");
    await pass(15_000, 500);
    expect(shop.network.count("exportActivatedVoucher")).toBe(before + 1);
    await pass(2_000);
    expect(shop.network.count("exportActivatedVoucher")).toBe(before + 2);
    expect(shown(shop).step).toBe("making");
  });

  test.each([
    ["https://evil.example/secret.pdf", "evil.example"],
    ["javascript:alert(1)", "it has no host"],
  ])("whose file is at %s: it is not offered, and its host alone is reported", async (address, told) => {
    const shop = opened();
    const edited = faults.editField("orders", (found) => {
      for (const made of Object.values<Record<string, unknown>>(found)) made.fileDownloadUrl = address;
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

  test.each([
    ["no gift", "closed", null],
    ["a gift that is still to be proven", "proof", { scheme: "ByPin", proof: "2468" }],
    ["a gift that is shown", "ready", {}],
  ])("a connection that comes back changes nothing about %s", async (_what, wanted, gift) => {
    const shop = opened();
    if (gift) follow(shop, gift);
    await step(shop, wanted);
    const asked = () =>
      ["getAuthorizationScheme", "exportVoucher", "exportActivatedVoucher"].map((name) => shop.network.count(name));
    const before = asked();
    shop.setOnline(false);
    shop.setOnline(true);
    await settled();
    expect(shown(shop).step).toBe(wanted);
    expect(asked()).toEqual(before);
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

  test("stays while the screen that shows it is still being loaded", async () => {
    const shop = opened();
    follow(shop, {});
    await step(shop, "ready");
    shop.goTo("/en/dk/dkk/giftcard");
    shop.dispatch(leaveVoucher());
    await settled();
    shop.dispatch(enterVoucher({ link: null }));
    await settled();
    expect(shown(shop).step).toBe("ready");
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

describe("a gift that the server has made, with nothing in it", () => {
  test("is told as that, and not waited for", async () => {
    const shop = opened();
    const emptied = faults.editField("orders", (found) => {
      for (const made of Object.values<Record<string, unknown>>(found))
        Object.assign(made, {
          voucher: null,
          pin: null,
          exportBase64: null,
          fileDownloadUrl: null,
          isProcessing: false,
          successfullyTriggered: true,
        });
    });
    shop.network.fail(/^export(Activated)?Voucher$/, emptied);
    follow(shop, {});
    await step(shop, "failed");
    expect(shown(shop).failure?.code).toBe("EmptyExport");
  });
});
