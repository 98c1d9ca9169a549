import { beforeEach, describe, expect, test } from "vitest";
import { downloadTable } from "./commerce/downloads";
import { Shopper, stillSandbox } from "./shopper";

const sandbox = stillSandbox();
let shopper: Shopper;

beforeEach(() => {
  sandbox.control({ reset: null });
  shopper = new Shopper(sandbox);
});

const codesOf = (errors: { extensions: { code: string } }[]) => errors.map(({ extensions }) => extensions.code);

describe("a greeting", () => {
  const png = (bytes: number) => {
    const picture = Buffer.alloc(bytes);
    picture.set([137, 80, 78, 71, 13, 10, 26, 10]);
    return picture.toString("base64");
  };
  const create = (input: object) =>
    shopper.ask<{ createGreeting: { greetingToken: string } }>(
      `mutation createGreeting($input: CreateGreetingInput!) { createGreeting(input: $input) { greetingToken } }`,
      { input },
    );
  const read = async (greetingToken: string) =>
    (
      await shopper.ask<{ getGreeting: Record<string, unknown> | null }>(
        `query getGreeting($token: ID!) { getGreeting(greetingToken: $token) { text imageUrl category videoIsProcessing } }`,
        { token: greetingToken },
      )
    ).data?.getGreeting;

  test("is kept with its picture, and shown by its token", async () => {
    const text = "Tillykke, Ægir!\nΓεια, 誕生日おめでとう – 10 €";
    const { data } = await create({ category: "birthday", text, base64Image: png(5_000_000) });
    const greeting = await read(data!.createGreeting.greetingToken);
    expect(greeting).toMatchObject({ text, category: "birthday", videoIsProcessing: false });
    const picture = await shopper.request(greeting?.imageUrl as string);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  });

  const refused: [title: string, input: object, fields: string[]][] = [
    ["nothing", {}, ["text"]],
    ["an emoji", { text: "Hi 🎉" }, ["text"]],
    ["a text that turns around", { text: "abc\u202edef" }, ["text"]],
    ["301 letters", { text: "é".repeat(301) }, ["text"]],
    ["eleven line breaks", { text: `a${"\n".repeat(11)}b` }, ["text"]],
    ["one byte too many", { base64Image: png(5_000_001) }, ["base64Image"]],
    ["a gif", { base64Image: Buffer.from("GIF89a").toString("base64") }, ["base64Image"]],
    ["an address for a picture", { base64Image: `data:image/png;base64,${png(20)}` }, ["base64Image"]],
    ["an unknown template and video", { templateId: "x", videoId: "y" }, ["templateId", "videoId"]],
  ];
  test.each(refused)("is refused: %s", async (_title, input, fields) => {
    const { errors } = await create(input);
    expect(errors.map(({ path }) => path?.slice(2).join("."))).toEqual(fields);
  });

  test("has templates in every category, with pictures", async () => {
    const { data } = await shopper.ask<{
      getGreetingTemplates: { category: string; imageUrl: string; title: string }[];
    }>(
      `query getGreetingTemplates($language: String!) { getGreetingTemplates(expectedLanguage: $language) { id category imageUrl title } }`,
      { language: "da" },
    );
    const templates = data!.getGreetingTemplates;
    expect(new Set(templates.map(({ category }) => category)).size).toBe(8);
    expect(templates[0]!.title).toBe("Fødselsdag 1");
    const picture = await shopper.request(templates[0]!.imageUrl);
    expect(await picture.text()).toMatch(/^<svg /);
  });

  test("that nobody wrote is null", async () => {
    expect(await read("nothing")).toBeNull();
    expect((await read("GREETING-DANSK"))?.text).toBe("Tusind tak for hjælpen.");
  });
});

test("wrappings are named in the asked language, priced in the asked currency, and not for codes", async () => {
  const ask = async (salesChannelId: number) =>
    (
      await shopper.ask<{ getWrappings: { title: string; price: number }[] }>(
        `query getWrappings($id: Int!) { getWrappings(salesChannelId: $id, currency: "EUR", expectedLanguage: "da") { id title price currency } }`,
        { id: salesChannelId },
      )
    ).data?.getWrappings;
  expect((await ask(3))?.[0]).toEqual({ id: "w-kraft", title: "Brunt papir og snor", price: 3.5, currency: "EUR" });
  expect(await ask(2)).toEqual([]);
});

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
      voucher: expect.stringMatching(/^GAVIA/) as string,
      value: 200,
      currencyCode: "DKK",
      fileDownloadUrl: null,
    });
    const file = Buffer.from(done.data!.orders.exportActivatedVoucher.exportBase64 as string, "base64").toString(
      "latin1",
    );
    expect([file.slice(0, 5), file.trimEnd().slice(-5)]).toEqual(["%PDF-", "%%EOF"]);
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

  test("of an account opens for its owner", async () => {
    expect(codesOf((await ask("mutation", "exportVoucher", "GIFT-ACCOUNT-5")).errors)).toEqual(["UNAUTHORIZED_ACCESS"]);
    await shopper.signIn("freja");
    expect((await ask("mutation", "exportVoucher", "GIFT-ACCOUNT-5")).errors).toEqual([]);
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
