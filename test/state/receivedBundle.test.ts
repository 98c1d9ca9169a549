import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { isWholePdf } from "~/domain/voucherFile";
import { selectExports } from "~/state/exports/selectors";
import {
  askExportAgain,
  enterVoucher,
  forgetVoucher,
  leaveVoucher,
  saveBundleFile,
  saveWholeBundle,
} from "~/state/exports/slice";
import { loggedOut } from "~/state/facts";
import { faults } from "../support/network";
import { FILE_HOST, pass, playTime, settled, type Shop } from "../support/startShop";
import { shown, step, opened, follow } from "../support/opening";

describe("a bundle", () => {
  test("that takes too long is late, and asked for no more", async () => {
    playTime();
    const shop = opened();
    follow(shop, { bundle: { "1001": 2 }, takes: 3_600_000 }, "bundle");
    await pass(47_000, 500);
    expect(shown(shop).step).toBe("late");
  });

  test("that a server with too many requests is making is asked for again when the server says", async () => {
    playTime();
    const shop = opened();
    shop.network.fail("listActivatedBundle", faults.tooMany(12), { skip: 1, times: 1 });
    follow(shop, { bundle: { "1001": 2 } }, "bundle");
    await pass(11_000, 500);
    expect(shop.network.count("listActivatedBundle")).toBe(2);
    await pass(3_000);
    expect(shown(shop).step).toBe("ready");
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
    expect(shop.saved).toMatchObject([{ name: "gift.pdf", type: "application/pdf" }]);
    expect(isWholePdf(shop.saved[0]!.content as Uint8Array)).toBe(true);
  });

  test("whose files are none, and are at no address, says so at each and of all", async () => {
    const shop = opened();
    follow(shop, { bundle: { "1001": 2 } }, "bundle");
    await step(shop, "ready");
    const broken = { exportBase64: "AAAA", fileDownloadUrl: null };
    const spoilt = faults.editField("orders", (found) => Object.assign(found.exportVoucher, broken));
    shop.network.fail("exportVoucherFile", spoilt);
    const [first, second] = shown(shop).groups![0]!.pdfTokens;
    shop.dispatch(saveBundleFile({ pdfId: first!.pdfId, productId: "1001", name: "gift.pdf" }));
    await shop.until((state) => selectExports(state).files[first!.pdfId]?.state === "failed");
    shop.dispatch(saveWholeBundle(names));
    await shop.until((state) => selectExports(state).zip?.state === "failed");
    const failed = { state: "failed" };
    expect(shown(shop).files).toEqual({ [first!.pdfId]: failed, [second!.pdfId]: failed });
    expect(shop.saved).toEqual([]);
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
    expect(shown(shop).files[pdfId]).toMatchObject({ href: expect.stringMatching(/^\/api\/giftcards\//) as string });
    shop.dispatch(saveWholeBundle(names));
    await shop.until((state) => selectExports(state).zip?.state === "saved");
    const files = unzipSync(shop.saved[0]!.content as Uint8Array);
    expect(Object.values(files).map((bytes) => isWholePdf(bytes))).toEqual([true, true, true]);
    expect(shown(shop).files).toEqual({});
    // Whoever has an address has the file: those of the three, and of the two products together.
    const addresses = shop.secrets.filter((secret) => /^\/api\/giftcards\/f-[\w-]+(\.\d+)?\.(pdf|zip)$/.test(secret));
    expect(new Set(addresses).size).toBe(5);
  });

  test("of which a server gives a few at a time is waited for, and saved whole", async () => {
    playTime();
    const shop = opened();
    follow(shop, { bundle: { "1001": 12 } }, "bundle");
    await pass(1_000);
    shop.network.fail("exportVoucherFile", faults.tooMany(10), { skip: 5, times: 3 });
    shop.network.fail("exportVoucherFile", faults.tooMany(10), { skip: 8, times: 1 });
    shop.dispatch(saveWholeBundle(names));
    await pass(9_000);
    expect(shown(shop).zip).toMatchObject({ state: "gathering", done: 5 });
    expect(shop.network.count("exportVoucherFile")).toBe(8);
    await pass(10_000, 500);
    expect(shown(shop).zip).toMatchObject({ state: "gathering", done: 8 });
    await pass(12_000, 500);
    expect(shown(shop).zip).toMatchObject({ state: "saved", done: 12, missing: 0, isBusy: false });
    expect(Object.keys(unzipSync(shop.saved[0]!.content as Uint8Array))).toHaveLength(12);
    expect(shown(shop).files).toEqual({});
  });

  test.each([
    ["for too long", 3600, 0, 8],
    ["in vain", 10, 15_000, 9],
  ])("whose server asks to wait %s is saved as far as it goes, and says why", async (_how, seconds, ms, asked) => {
    playTime();
    const shop = opened();
    follow(shop, { bundle: { "1001": 40 } }, "bundle");
    await pass(1_000);
    shop.network.fail("exportVoucherFile", faults.tooMany(seconds), { skip: 5 });
    shop.dispatch(saveWholeBundle(names));
    await pass(2_000 + ms);
    expect(shown(shop).zip).toMatchObject({ state: "saved", done: 5, missing: 35, isBusy: true });
    expect(shop.network.count("exportVoucherFile")).toBe(asked);
    // Those that were not fetched are still there to be asked for.
    expect(shown(shop).files).toEqual({});
  });

  test("whose files' host asks to wait is waited for too", async () => {
    playTime();
    const shop = opened();
    follow(shop, { file: "address", bundle: { "1001": 2 } }, "bundle");
    await pass(1_000);
    const busy = { status: 429, headers: { "retry-after": "10" } };
    let left = 2;
    const { pass: through } = shop.network;
    shop.network.pass = (url, init) => {
      const isFile = url.pathname.startsWith("/api/giftcards/") && left-- > 0;
      return isFile ? Promise.resolve(new Response("", busy)) : through.call(shop.network, url, init);
    };
    shop.dispatch(saveWholeBundle(names));
    await pass(8_000);
    expect(shown(shop).zip).toMatchObject({ state: "gathering", done: 0 });
    await pass(4_000);
    expect(shown(shop).zip).toMatchObject({ state: "saved", missing: 0 });
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
        faults.editField("orders", (found) => {
          const made = found.exportVoucher;
          addresses.push((made.fileDownloadUrl = addressOf(made.fileDownloadUrl)));
        }),
        { times: 1 },
      );
    }
    shop.dispatch(saveWholeBundle(names));
    await shop.until((state) => selectExports(state).zip?.state === "elsewhere");
    expect(Object.values(shown(shop).files)).toEqual(addresses.map((href) => ({ state: "link", href })));
    expect(shop.saved).toEqual([]);
  });

  test.each([
    ["an empty list", undefined],
    ["a refusal without a code", faults.raw('{"data":null,"errors":[{"message":"No pdfs in bundle"}]}')],
  ])("without files says so, whose server answers %s", async (_how, fault) => {
    const shop = opened();
    if (fault) shop.network.fail("listBundledPdfs", fault);
    follow(shop, { bundle: {} }, "bundle");
    await step(shop, "failed");
    expect(shown(shop).failure?.code).toBe("NoPdfsInBundle");
  });

  test("whose files could not be listed is not shown without them, and is there when it is tried again", async () => {
    playTime();
    const shop = opened();
    shop.network.fail("listBundledPdfs", faults.status(502));
    follow(shop, { bundle: { "1001": 2 } }, "bundle");
    await pass(20_000, 500);
    expect(shown(shop)).toMatchObject({ step: "failed", groups: null });
    shop.network.heal();
    shop.dispatch(askExportAgain());
    await pass(1_000);
    expect(shown(shop).step).toBe("ready");
    expect(shown(shop).groups?.map(({ pdfTokens }) => pdfTokens.length)).toEqual([2]);
    expect(shop.network.count("exportVoucher")).toBe(1);
  });

  test.each([
    ["no code", { message: "No pdfs in bundle" }],
    ["a code", { message: "x", extensions: { code: "NO_PDFS_IN_BUNDLE" } }],
  ])("whose server refuses to list its files, with %s, is shown by its codes", async (_how, error) => {
    const shop = opened();
    shop.network.fail("listBundledPdfs", faults.raw(JSON.stringify({ data: null, errors: [error] })));
    const token = follow(shop, { bundle: { "1001": 2 } }, "bundle");
    await step(shop, "ready");
    expect(shown(shop)).toMatchObject({ groups: [], incomplete: false });
    expect(shown(shop).vouchers).toHaveLength(2);
    // Nor is it made again by the next who opens it.
    shop.dispatch(enterVoucher({ link: { token, exportType: "bundle", pin: null } }));
    await step(shop, "ready");
    expect(shop.network.count("exportVoucher")).toBe(1);
  });
});
