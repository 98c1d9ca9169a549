import { beforeEach, describe, expect, test } from "vitest";
import { updateBasket } from "~/api/generated/commerce";
import { jpeg, png as wholePng } from "../support/pictures";
import { NOON, Shopper, stillSandbox, emailCard } from "./shopper";

const sandbox = stillSandbox();
let shopper: Shopper;

beforeEach(() => {
  sandbox.control({ reset: null });
  shopper = new Shopper(sandbox);
});

describe("a greeting", () => {
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
  /** A true picture that is made this heavy by what follows it. */
  const png = (bytes: number) => {
    const picture = Buffer.alloc(bytes);
    picture.set(wholePng(20, 10).subarray(0, bytes));
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
        `query getGreeting($token: ID!) { getGreeting(greetingToken: $token) { text imageUrl category videoIsProcessing videoUrl videoId senderName gift { exportType token } } }`,
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
    ["a digit drawn as an emoji", { text: "Number 1\ufe0f\u20e3" }, ["text"]],
    ["a symbol", { text: "Yours ∞" }, ["text"]],
    ["a hyphen that is not seen", { text: "birth\u00adday" }, ["text"]],
    ["a text that turns around", { text: "abc\u202edef" }, ["text"]],
    ["301 letters", { text: "é".repeat(301) }, ["text"]],
    ["eleven line breaks", { text: `a${"\n".repeat(11)}b` }, ["text"]],
    ["one byte too many", { base64Image: png(5_000_001) }, ["base64Image"]],
    ["a gif", { base64Image: Buffer.from("GIF89a").toString("base64") }, ["base64Image"]],
    ["an address for a picture", { base64Image: `data:image/png;base64,${png(20)}` }, ["base64Image"]],
    ["a picture of too many pixels", { base64Image: base64(wholePng(30_000, 30_000)) }, ["base64Image"]],
    ["a jpeg that was cut", { base64Image: base64(jpeg(20, 10).subarray(0, -2)) }, ["base64Image"]],
    ["a joiner that joins no letters", { text: "a \u200d b" }, ["text"]],
    ["an unknown template and video", { templateId: "x", videoId: "y" }, ["templateId", "videoId"]],
  ];
  test.each(refused)("is refused: %s", async (_title, input, fields) => {
    const { errors } = await create(input);
    expect(errors.map(({ path }) => path?.slice(2).join("."))).toEqual(fields);
  });

  test("that weighs more than any picture is not read", async () => {
    const headers = { "content-type": "application/json", "content-length": "8000001" };
    const { status } = await shopper.request("/graphql/commerce", { method: "POST", headers, body: "{}" });
    expect(status).toBe(413);
  });

  test("may have the signs that every keyboard has", async () => {
    expect((await create({ text: "Apt. № 7 ~ 5 × 20 € = 100 € + a hug <3" })).errors).toEqual([]);
  });

  test("may be written in a script that joins letters", async () => {
    expect((await create({ text: "می\u200cخواهم" })).errors).toEqual([]);
  });

  test("has its picture at an address that does not name it", async () => {
    const { data } = await create({ base64Image: base64(jpeg(400, 300)) });
    const token = data!.createGreeting.greetingToken;
    const { imageUrl } = (await read(token)) as { imageUrl: string };
    expect(imageUrl).not.toContain(token);
    expect((await shopper.request(imageUrl)).headers.get("content-type")).toBe("image/jpeg");
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
    expect(templates[0]!.title).toBe("Kage med lys");
    const picture = await shopper.request(templates[0]!.imageUrl);
    expect(await picture.text()).toMatch(/^<svg /);
  });

  test("that nobody wrote is null", async () => {
    expect(await read("nothing")).toBeNull();
    expect((await read("GREETING-DANSK"))?.text).toBe("Tusind tak for hjælpen.");
  });
});

describe("a film", () => {
  const webm = () => Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(200)]);
  const upload = (body: Uint8Array, type: string, headers: Record<string, string> = {}) =>
    sandbox.fetch(
      new Request("http://localhost:4000/api/greeting/film", {
        method: "POST",
        headers: { "content-type": type, ...headers },
        body: new Uint8Array(body),
      }),
    );
  const create = (videoId: string) =>
    shopper.ask<{ createGreeting: { greetingToken: string } }>(
      `mutation createGreeting($input: CreateGreetingInput!) { createGreeting(input: $input) { greetingToken } }`,
      { input: { videoId } },
    );
  const read = async (token: string) =>
    (
      await shopper.ask<{ getGreeting: { videoUrl: string | null; videoIsProcessing: boolean } }>(
        `query getGreeting($token: ID!) { getGreeting(greetingToken: $token) { videoUrl videoIsProcessing } }`,
        { token },
      )
    ).data!.getGreeting;

  test.each([
    ["the shop's own page", "http://localhost:4000", 201],
    ["another site's page", "https://shop.example", 403],
  ])("comes from %s, %s: %i", async (_whose, origin, status) => {
    expect((await upload(webm(), "video/webm", { origin })).status).toBe(status);
  });

  test("is taken, prepared for some seconds, and shown whole or in parts", async () => {
    const answer = await upload(webm(), "video/webm");
    expect(answer.status).toBe(201);
    const { videoId } = (await answer.json()) as { videoId: string };
    const token = (await create(videoId)).data!.createGreeting.greetingToken;
    expect(await read(token)).toEqual({ videoUrl: null, videoIsProcessing: true });
    sandbox.clock.set(new Date(NOON + 4000).toISOString());
    const { videoUrl } = await read(token);
    sandbox.clock.set(new Date(NOON + 4000).toISOString());
    const whole = await shopper.request(videoUrl!);
    expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "video/webm"]);
    const part = await sandbox.fetch(
      new Request(`http://localhost:4000${videoUrl}`, { headers: { range: "bytes=4-7" } }),
    );
    expect([part.status, part.headers.get("content-range")]).toEqual([206, "bytes 4-7/204"]);
    sandbox.clock.reset();
  });

  test.each([
    ["a picture", wholePng(4, 4), "video/webm", {}, 415],
    ["another type than it says", webm(), "video/mp4", {}, 415],
    ["more than 100 MB", webm(), "video/webm", { "content-length": "100000001" }, 413],
  ])("is refused: %s", async (_what, body, type, headers, status) => {
    expect((await upload(body, type, headers)).status).toBe(status);
  });
});

test("the card that a recipient gets has a token of its own, names who it is from, and leads to that gift alone", async () => {
  const [alma, freja] = [emailCard(), emailCard({ recipientName: "Freja", recipientEmail: "freja@example.com" })];
  const addGreeting = { greetingToken: "GREETING-DANSK" };
  const basket = await shopper.filled({ addProducts: [alma, freja].map((card) => ({ ...card, addGreeting })) });
  const publicOrderId = sandbox.control({ orderAtOnce: basket.id }).orderAtOnce as string;
  const mails = sandbox.control({ mail: publicOrderId }).mail as { links: { path: string }[] }[];
  const tokens = mails.map(({ links }) => links[1]!.path.split("/").at(-1)!);
  expect(new Set([...tokens, "GREETING-DANSK"]).size).toBe(3);
  const gifts = mails.map(({ links }) => links[0]!.path.split("/").at(-1)!);
  expect(tokens.map((token) => sandbox.commerce.greetings.get(token)?.gift?.token)).toEqual(gifts);
  expect(sandbox.commerce.greetings.get("GREETING-DANSK")?.gift).toBeNull();
});

test("mails lead to the language in which the order was made, to the country's where nobody knows", async () => {
  const languageOfMail = (publicOrderId: string) => {
    const mails = sandbox.control({ mail: publicOrderId }).mail as { links: { path: string }[] }[];
    return mails.flatMap(({ links }) => links.map(({ path }) => path.split("/")[1]));
  };
  const asked = await shopper.filled();
  const next = await shopper.finalize(asked);
  await shopper.pay(next!.paymentWindowUrl!);
  sandbox.clock.advance(5_000);
  await shopper.order(asked.publicOrderId);
  expect(languageOfMail(asked.publicOrderId)).toContain("en");
  const { id } = await shopper.filled();
  expect(languageOfMail(sandbox.control({ orderAtOnce: id }).orderAtOnce as string)).toEqual(["da"]);
});

test("wrappings are named in the asked language, priced in the asked currency, and not for codes", async () => {
  const ask = async (salesChannelId: number) =>
    (
      await shopper.ask<{ getWrappings: { title: string; price: number; imageUrl: string }[] }>(
        `query getWrappings($id: Int!) { getWrappings(salesChannelId: $id, currency: "EUR", expectedLanguage: "da") { id title price currency imageUrl } }`,
        { id: salesChannelId },
      )
    ).data?.getWrappings;
  const [first] = (await ask(3))!;
  expect(first).toMatchObject({ id: "w-kraft", title: "Brunt papir og snor", price: 3.5, currency: "EUR" });
  expect(await (await shopper.request(first!.imageUrl)).text()).toMatch(/^<svg /);
  expect(await ask(2)).toEqual([]);
});

test.each([
  [
    "wrappings in a language that the shop does not speak",
    `getWrappings(salesChannelId: 3, currency: "EUR", expectedLanguage: "xx")`,
  ],
  ["templates in a language that the shop does not speak", `getGreetingTemplates(expectedLanguage: "da-DK")`],
])("nobody gets %s", async (_what, query) => {
  expect((await shopper.ask(`{ ${query} { id } }`)).errors).toHaveLength(1);
});

test("a file of codes comes without a greeting", async () => {
  await shopper.signIn("anton");
  const { id } = await shopper.create({ salesChannelId: 1 });
  const [greetingToken = ""] = shopper.sandbox.commerce.greetings.keys();
  const file = (more: object) => ({ addProducts: [emailCard({ deliveryMethod: "CsvByEmail", ...more })] });
  const { errors } = await shopper.call(updateBasket, { input: { id, ...file({ addGreeting: { greetingToken } }) } });
  expect(errors.map(({ path }) => path)).toEqual([["updateBasket", "addProducts", "0", "addGreeting"]]);
  expect((await shopper.update({ id, ...file({}) })).itemsCount).toBe(1);
});
