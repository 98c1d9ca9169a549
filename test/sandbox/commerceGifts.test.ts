import { unzipSync } from "fflate";
import { beforeEach, describe, expect, test } from "vitest";
import { updateBasket } from "~/api/generated/commerce";
import { downloadTable, newDownload } from "./commerce/downloadTable";
import { catalogueOf, DEFAULT_SEED } from "./data/catalogue";
import { sellingPointsOf } from "./data/productCopy";
import { Shopper, stillSandbox } from "./shopper";

const sandbox = stillSandbox();
let shopper: Shopper;

beforeEach(() => {
  sandbox.control({ reset: null });
  shopper = new Shopper(sandbox);
});

const codesOf = (errors: { extensions: { code: string } }[]) => errors.map(({ extensions }) => extensions.code);

const exportType = "giftcard";
const fields = `voucher pin isProcessing successfullyTriggered value currencyCode exportBase64 fileDownloadUrl presentations { presentationKey }`;

interface Exported {
  orders: Record<"exportVoucher" | "exportActivatedVoucher", Record<string, unknown>>;
}

const ask = (kind: "mutation" | "query", field: string, id: string, verification?: object) =>
  shopper.ask<Exported>(
    `${kind} ${field}($input: ExportVoucherInput!) { orders { ${field}(input: $input) { ${fields} } } }`,
    { input: { id, exportType, verification } },
  );

const scheme = (id: string, type = exportType) =>
  shopper.ask<{ orders: { getAuthorizationScheme: object } }>(
    `query getAuthorizationScheme($input: AuthorizationSchemeInput!) { orders { getAuthorizationScheme(input: $input) { authorizationScheme isDelayedActivation } } }`,
    { input: { id, exportType: type } },
  );

describe("a received gift", () => {
  test.each(downloadTable.map((row) => [row.token, row] as const))("%s says how to prove it", async (token, row) => {
    const type = row.bundle ? "bundle" : exportType;
    expect((await scheme(token, type)).data?.orders.getAuthorizationScheme).toEqual({
      authorizationScheme: row.scheme,
      isDelayedActivation: row.isDelayed ?? false,
    });
  });

  test("is valid for as long as the page of every gift card says", () => {
    const { expiresAt } = newDownload(downloadTable[0]!, { now: 0 });
    const years = new Date(expiresAt).getUTCFullYear() - 1970;
    const cards = catalogueOf(DEFAULT_SEED, 1).products.filter(({ productType }) => productType === "Giftcard");
    const said = cards.map((product) => sellingPointsOf(product, "en", DEFAULT_SEED)[1]);
    expect([...new Set(said)]).toEqual([`Valid for ${["no", "one", "two", "three"][years]} years`]);
  });

  test("is made in some seconds, then its code can be read", async () => {
    const started = await ask("mutation", "exportVoucher", "GIFT-OPEN-1");
    expect(started.data?.orders.exportVoucher).toMatchObject({ isProcessing: true, voucher: null });
    sandbox.clock.advance(3000);
    const waiting = await ask("query", "exportActivatedVoucher", "GIFT-OPEN-1");
    expect(waiting.data?.orders.exportActivatedVoucher).toMatchObject({ isProcessing: true });
    sandbox.clock.advance(3000);
    const done = await ask("query", "exportActivatedVoucher", "GIFT-OPEN-1");
    expect(done.data?.orders.exportActivatedVoucher).toMatchObject({
      isProcessing: false,
      successfullyTriggered: true,
      voucher: expect.stringMatching(/^SGK-7/) as string,
      value: 200,
      currencyCode: "DKK",
      fileDownloadUrl: null,
    });
    const file = Buffer.from(done.data!.orders.exportActivatedVoucher.exportBase64 as string, "base64").toString(
      "latin1",
    );
    expect([file.slice(0, 5), file.trimEnd().slice(-5)]).toEqual(["%PDF-", "%%EOF"]);
  });

  test("of the shop itself is redeemed in the shop, with its PIN", async () => {
    await ask("mutation", "exportVoucher", "GIFT-SMS-4", { phone: "+4520123499" });
    sandbox.clock.advance(6000);
    const { data } = await ask("query", "exportActivatedVoucher", "GIFT-SMS-4", { phone: "+4520123499" });
    const { voucher: code, pin } = data!.orders.exportActivatedVoucher as { voucher: string; pin: string };
    const { id } = await shopper.create();
    const { vouchers } = await shopper.update({ id, addRedeems: [{ code, pin }] });
    expect(vouchers.map(({ valueAmount, valueCurrency }) => [valueAmount, valueCurrency])).toEqual([[350, "DKK"]]);
  });

  test("of the shop itself is not good before it was activated", async () => {
    const { code } = sandbox.commerce.downloads.get("GIFT-LATERPIN-7")!;
    const { id } = await shopper.create();
    const redeemed = () => shopper.call(updateBasket, { input: { id, addRedeems: [{ code }] } });
    expect(codesOf((await redeemed()).errors)).toEqual(["InactiveVoucher"]);
    await ask("mutation", "exportVoucher", "GIFT-LATERPIN-7", { pin: "1357" });
    expect((await redeemed()).errors).toEqual([]);
  });

  test("has its file at an address of its own, for whoever was told it", async () => {
    await ask("mutation", "exportVoucher", "GIFT-FILE-8");
    sandbox.clock.advance(6000);
    const { data } = await ask("query", "exportActivatedVoucher", "GIFT-FILE-8");
    const { fileDownloadUrl, exportBase64 } = data!.orders.exportActivatedVoucher;
    expect(exportBase64).toBeNull();
    const response = await shopper.request(fileDownloadUrl as string);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect((await response.text()).slice(0, 5)).toBe("%PDF-");
    expect((await shopper.request("/api/giftcards/f-guessed.pdf")).status).toBe(404);
  });

  const proofs: [token: string, right: object, wrong: object][] = [
    ["GIFT-PIN-2", { pin: "2468" }, { pin: "1357" }],
    ["GIFT-MAIL-3", { email: "Alma@gavia.example" }, { email: "bo@gavia.example" }],
    ["GIFT-SMS-4", { phone: "+45 2012 3499" }, { phone: "+4520123498" }],
  ];
  test.each(proofs)("%s opens with the right answer only", async (token, right, wrong) => {
    expect(codesOf((await ask("mutation", "exportVoucher", token)).errors)).toEqual(["UNAUTHORIZED_ACCESS"]);
    expect(codesOf((await ask("mutation", "exportVoucher", token, wrong)).errors)).toEqual(["UNAUTHORIZED_ACCESS"]);
    expect((await ask("mutation", "exportVoucher", token, right)).errors).toEqual([]);
  });

  test.each([
    ["ByEmail", "Alma@Gavia.example ", { email: "alma@gavia.example" }],
    ["ByPin", "AB-12", { pin: "ab-12" }],
    ["BySms", "+45 20 12-34 99", { phone: "+4520123499" }],
  ])("of one's own opens however its proof was written: %s, %j", async (scheme, proof, answer) => {
    const token = sandbox.control({ gift: { scheme, proof } }).gift as string;
    expect(codesOf((await ask("mutation", "exportVoucher", token, {})).errors)).toEqual(["UNAUTHORIZED_ACCESS"]);
    expect((await ask("mutation", "exportVoucher", token, answer)).errors).toEqual([]);
  });

  test("of an account opens for its owner", async () => {
    expect(codesOf((await ask("mutation", "exportVoucher", "GIFT-ACCOUNT-5")).errors)).toEqual(["UNAUTHORIZED_ACCESS"]);
    await shopper.signIn("freja");
    expect((await ask("mutation", "exportVoucher", "GIFT-ACCOUNT-5")).errors).toEqual([]);
  });

  test.each(["ByAccountId", "ByPin"])("without a proof (%s) opens for nobody", async (scheme) => {
    const token = sandbox.control({ gift: { scheme } }).gift as string;
    const opened = async () => codesOf((await ask("mutation", "exportVoucher", token, {})).errors);
    expect(await opened()).toEqual(["UNAUTHORIZED_ACCESS"]);
    await shopper.signIn("freja");
    expect(await opened()).toEqual(["UNAUTHORIZED_ACCESS"]);
  });

  test("opens as the product that it is, and no other", async () => {
    const { productId } = sandbox.commerce.downloads.get("GIFT-OPEN-1")!;
    const opened = async (named: string) => {
      const input = { id: "GIFT-OPEN-1", exportType, productId: named };
      const mutation = `mutation exportVoucher($input: ExportVoucherInput!) { orders { exportVoucher(input: $input) { id } } }`;
      return codesOf((await shopper.ask(mutation, { input })).errors);
    };
    expect(await opened("1000")).toEqual(["UNAUTHORIZED_ACCESS"]);
    expect(await opened(productId)).toEqual([]);
  });

  test("says the same of a wrong token and a wrong PIN, and slows guessing down", async () => {
    const [badToken] = (await ask("mutation", "exportVoucher", "GIFT-NONE", { pin: "1" })).errors;
    const [badPin] = (await ask("mutation", "exportVoucher", "GIFT-PIN-2", { pin: "1" })).errors;
    expect(badToken).toEqual(badPin);
    expect(codesOf((await scheme("GIFT-OPEN-1", "bundle")).errors)).toEqual(["UNAUTHORIZED_ACCESS"]);
    for (let guess = 0; guess < 9; guess++) await ask("mutation", "exportVoucher", "GIFT-PIN-2", { pin: `${guess}` });
    const { status, headers } = await ask("mutation", "exportVoucher", "GIFT-PIN-2", { pin: "2468" });
    expect([status, headers.get("retry-after")]).toEqual([429, "60"]);
  });

  test("whose token is guessed slows the guessing down as well", async () => {
    for (let guess = 0; guess < 30; guess++) await scheme(`GUESS-${guess}`);
    expect((await scheme("GUESS-LAST")).status).toBe(429);
  });

  test("slows down who tries one PIN on many, and nobody else", async () => {
    for (let guess = 0; guess < 30; guess++) {
      const { gift } = sandbox.control({ gift: { scheme: "ByPin", proof: "2468" } });
      await ask("mutation", "exportVoucher", gift as string, { pin: "1234" });
    }
    expect((await ask("mutation", "exportVoucher", "GIFT-PIN-2", { pin: "2468" })).status).toBe(429);
    shopper = new Shopper(sandbox, "198.51.100.1");
    expect((await ask("mutation", "exportVoucher", "GIFT-PIN-2", { pin: "2468" })).errors).toEqual([]);
  });

  test("has to be activated once, and not again", async () => {
    expect((await scheme("GIFT-LATER-6")).data?.orders.getAuthorizationScheme).toMatchObject({
      isDelayedActivation: true,
    });
    await ask("mutation", "exportVoucher", "GIFT-LATER-6");
    expect((await scheme("GIFT-LATER-6")).data?.orders.getAuthorizationScheme).toMatchObject({
      isDelayedActivation: false,
    });
  });
});

describe("a bundle", () => {
  const bundle = (field: string, fields: string, id: string, pin?: string) =>
    shopper.ask<{
      orders: Record<
        string,
        { isProcessing?: boolean; exports: object[]; pdfsGroupedByProductId: { pdfTokens: { pdfId: string }[] }[] }
      >;
    }>(`query ${field}($input: ExportVoucherInput!) { orders { ${field}(input: $input) { ${fields} } } }`, {
      input: { id, exportType: "bundle", verification: { pin } },
    });
  const start = (id: string, pin?: string) =>
    shopper.ask(
      `mutation exportVoucher($input: ExportVoucherInput!) { orders { exportVoucher(input: $input) { isProcessing } } }`,
      { input: { id, exportType: "bundle", verification: { pin } } },
    );
  const listed = `isProcessing exports { voucher exportBase64 }`;
  const files = `pdfsGroupedByProductId { productId pdfTokens { pdfId valueInDecimal } }`;

  test("of a few is listed with its codes, and each file is had by its id", async () => {
    await start("GIFT-THREE-10");
    expect((await bundle("listActivatedBundle", listed, "GIFT-THREE-10")).data?.orders.listActivatedBundle).toEqual({
      isProcessing: true,
      exports: [],
    });
    sandbox.clock.advance(6000);
    const { data } = await bundle("listActivatedBundle", listed, "GIFT-THREE-10");
    expect(data?.orders.listActivatedBundle?.exports).toHaveLength(3);
    const groups = (await bundle("listBundledPdfs", files, "GIFT-THREE-10")).data!.orders.listBundledPdfs!;
    expect(groups.pdfsGroupedByProductId.map(({ pdfTokens }) => pdfTokens.length).sort()).toEqual([1, 2]);
    const [{ pdfTokens: [first] } = { pdfTokens: [] }] = groups.pdfsGroupedByProductId;
    const one = await shopper.ask<{ orders: { exportVoucher: { exportBase64: string } } }>(
      `mutation exportVoucher($input: ExportVoucherInput!) { orders { exportVoucher(input: $input) { exportBase64 } } }`,
      { input: { id: first!.pdfId, exportType: "bundle" } },
    );
    expect(atob(one.data!.orders.exportVoucher.exportBase64).slice(0, 5)).toBe("%PDF-");
  });

  test("is not made of a gift alone, whether that was asked for yet or not", async () => {
    const listedAlone = async () => {
      const query = `query ($input: ExportVoucherInput!) { orders { listActivatedBundle(input: $input) { ${listed} } } }`;
      return codesOf((await shopper.ask(query, { input: { id: "GIFT-OPEN-1", exportType } })).errors);
    };
    expect(await listedAlone()).toEqual(["UNAUTHORIZED_ACCESS"]);
    await ask("mutation", "exportVoucher", "GIFT-OPEN-1");
    expect(await listedAlone()).toEqual(["UNAUTHORIZED_ACCESS"]);
  });

  test("has no code and no file of its own, however often it is asked for", async () => {
    const { code, fileId } = sandbox.commerce.downloads.get("GIFT-FILES-13")!;
    await start("GIFT-FILES-13");
    sandbox.clock.advance(6000);
    const again = await shopper.ask<Exported>(
      `mutation exportVoucher($input: ExportVoucherInput!) { orders { exportVoucher(input: $input) { ${fields} } } }`,
      { input: { id: "GIFT-FILES-13", exportType: "bundle" } },
    );
    expect(again.data?.orders.exportVoucher).toMatchObject({
      isProcessing: false,
      voucher: null,
      pin: null,
      exportBase64: null,
      fileDownloadUrl: null,
    });
    expect(sandbox.commerce.vouchers.has(code)).toBe(false);
    expect((await shopper.request(`/api/giftcards/${fileId}.pdf`)).status).toBe(404);
  });

  test("does not tell with one of its codes how the next one goes", () => {
    const codes = sandbox.commerce.downloads.get("GIFT-BUNDLE-11")!.members!.map(({ code }) => code);
    expect(new Set(codes).size).toBe(200);
    const same = (one: string, other: string) => [...one.slice(5)].filter((sign, at) => sign === other[at + 5]).length;
    expect(Math.max(...codes.slice(1).map((code, at) => same(code, codes[at]!)))).toBeLessThan(6);
  });

  test("whose files are at addresses has them one by one, and together by product", async () => {
    await start("GIFT-FILES-13");
    sandbox.clock.advance(6000);
    await bundle("listActivatedBundle", listed, "GIFT-FILES-13");
    const wanted = `pdfsGroupedByProductId { bundleDownloadUrl pdfTokens { pdfId } }`;
    const groups = (await bundle("listBundledPdfs", wanted, "GIFT-FILES-13")).data!.orders.listBundledPdfs!;
    const [first] = groups.pdfsGroupedByProductId as unknown as {
      bundleDownloadUrl: string;
      pdfTokens: { pdfId: string }[];
    }[];
    const one = await shopper.ask<{ orders: { exportVoucher: { fileDownloadUrl: string } } }>(
      `mutation exportVoucher($input: ExportVoucherInput!) { orders { exportVoucher(input: $input) { fileDownloadUrl } } }`,
      { input: { id: first!.pdfTokens[0]!.pdfId, exportType: "bundle" } },
    );
    const file = await shopper.request(one.data!.orders.exportVoucher.fileDownloadUrl);
    expect((await file.text()).slice(0, 5)).toBe("%PDF-");
    const together = await shopper.request(first!.bundleDownloadUrl);
    expect(Object.keys(unzipSync(new Uint8Array(await together.arrayBuffer())))).toHaveLength(2);
  });

  test("that has to be activated keeps its gifts to itself until it was, and until they are made", async () => {
    const token = sandbox.control({ gift: { scheme: "NoAuthRequired", isDelayed: true, bundle: { "1001": 2 } } })
      .gift as string;
    const one = async () =>
      (
        await shopper.ask<Exported>(
          `mutation exportVoucher($input: ExportVoucherInput!) { orders { exportVoucher(input: $input) { ${fields} } } }`,
          { input: { id: `${token}-1`, exportType: "bundle" } },
        )
      ).data!.orders.exportVoucher;
    const fields = `voucher pin isProcessing successfullyTriggered exportBase64 fileDownloadUrl`;
    const nothing = { voucher: null, pin: null, exportBase64: null, fileDownloadUrl: null };
    expect(await one()).toEqual({ ...nothing, isProcessing: false, successfullyTriggered: false });
    sandbox.clock.advance(60_000);
    expect(await one()).toMatchObject(nothing);
    const { code } = sandbox.commerce.downloads.get(token)!.members![0]!;
    expect(sandbox.commerce.vouchers.get(code)?.state).toBe("Inactive");
    expect((await scheme(`${token}-1`, "bundle")).data?.orders.getAuthorizationScheme).toMatchObject({
      isDelayedActivation: true,
    });
    await start(token);
    expect(await one()).toEqual({ ...nothing, isProcessing: true, successfullyTriggered: true });
    sandbox.clock.advance(6000);
    expect(await one()).toMatchObject({ voucher: code, pin: "3711", isProcessing: false });
    expect(sandbox.commerce.vouchers.get(code)?.state).toBe("Active");
  });

  test("of two hundred tells no codes, and nothing at all without its PIN", async () => {
    expect(codesOf((await start("GIFT-BUNDLE-11")).errors)).toEqual(["UNAUTHORIZED_ACCESS"]);
    await start("GIFT-BUNDLE-11", "9753");
    sandbox.clock.advance(6000);
    const { data } = await bundle("listActivatedBundle", listed, "GIFT-BUNDLE-11", "9753");
    expect(data?.orders.listActivatedBundle?.exports).toEqual([]);
    expect(codesOf((await bundle("listBundledPdfs", files, "GIFT-BUNDLE-11")).errors)).toEqual(["UNAUTHORIZED_ACCESS"]);
    const groups = (await bundle("listBundledPdfs", files, "GIFT-BUNDLE-11", "9753")).data!.orders.listBundledPdfs!;
    expect(groups.pdfsGroupedByProductId.flatMap(({ pdfTokens }) => pdfTokens)).toHaveLength(200);
  });
});

test("the world that the shop asks for is whole", async () => {
  const { data } = await shopper.ask<{ getGlobalizationConfig: Record<string, unknown[]> }>(
    `{ getGlobalizationConfig { countries { countryName codeAlpha2 } currencies { currencyCode minorUnit } languages { languageCode } } }`,
  );
  const { countries, currencies, languages } = data!.getGlobalizationConfig;
  expect(countries!.length).toBeGreaterThanOrEqual(40);
  expect(languages).toHaveLength(22);
  expect(currencies).toContainEqual({ currencyCode: "JPY", minorUnit: 0 });
});
