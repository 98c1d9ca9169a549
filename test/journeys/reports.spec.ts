import { type Page } from "@playwright/test";
import { newCode } from "./codes";
import { expectOpen, layReady, openButton, openLink, shownCode } from "./gift";
import { type Control, expect, test } from "./shop";
import { DANISH } from "./steps";
import { gql } from "./wire";

/** The built shop as an operator has it who wants to hear of errors: with an address to report to. */
async function reportErrors(page: Page, project: string): Promise<void> {
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const { origin } = new URL(route.request().url());
    const address = JSON.stringify(origin.replace("//", `//${project}@`) + "/1");
    const body = (await response.text()).replace(/sentryDsn:(["'`])\1/, `sentryDsn:${address}`);
    await route.fulfill({ response, body });
  });
}

/** Something goes wrong that nobody thought of, and its message tells everything. */
const stumble = (page: Page, words: string) =>
  page.evaluate(
    (message) =>
      void setTimeout(() => {
        void Promise.reject(new TypeError(message));
      }),
    words,
  );

async function sentTo(control: Control, project: string): Promise<string[]> {
  const { reports } = (await control({ reports: {} })) as { reports: string[] };
  return reports.filter((text) => text.includes(project));
}

/** What has come under a project's key, of errors alone. */
const envelopes = async (control: Control, project: string): Promise<string[]> =>
  (await sentTo(control, project)).filter((text) => text.includes('"type":"event"'));

/** The kinds of what has come under a project's key. */
const everyKindOf = async (control: Control, project: string): Promise<string[]> => [
  ...new Set((await sentTo(control, project)).map((text) => /^\{"type":"(\w+)"/m.exec(text)?.[1] ?? text)),
];

/** Without what stands between groups of signs: a code that was cut up is told all the same. */
const told = (envelope: string) => envelope.replace(/[\s-]/g, "");

test("a gift that cannot be made, with error reports and measuring on: the reports come, and tell no token, PIN or code", async ({
  page,
  watch,
  control,
}) => {
  const project = `gift${Date.now()}`;
  await reportErrors(page, project);
  const pin = "97531";
  const token = await layReady(control, { scheme: "ByPin", proof: pin });
  await page.goto(DANISH);
  await page.getByRole("button", { name: "Yes, count me in" }).click();
  const failing = await gql(page, "exportVoucher").refused("Unexpected", `Nothing was made of ${token} with ${pin}`);
  await openLink(page, watch, token, { pin });
  await openButton(page).click();
  await expect(page.getByRole("alert").getByText("The gift card could not be shown")).toBeVisible();
  watch.allow(/thrown: TypeError: Cannot make/);
  await stumble(page, `Cannot make ${token} of /en/dk/dkk/verify-owner/giftcard/${token}/${pin}`);
  await expect.poll(async () => (await envelopes(control, project)).length).toBe(1);

  failing.heal();
  await page.getByRole("button", { name: "Try again" }).click();
  await expectOpen(page);
  const code = await shownCode(page);
  await stumble(page, `Cannot make ${code}, which is ${code.match(/.{1,3}/g)!.join("-")}, of ${page.url()}`);
  await expect.poll(async () => (await envelopes(control, project)).length).toBe(2);

  const [first = "", second = ""] = await envelopes(control, project);
  expect(first, "where the report comes from is not kept").toContain('"infer_ip":"never"');
  expect(await everyKindOf(control, project), "reports of errors, and of nothing else").toEqual(["event"]);
  expect(first).toContain("Cannot make [scrubbed]");
  expect(second, "with what was done before it").toContain("/graphql/commerce");
  const measured = await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer));
  for (const secret of [token, pin, code]) {
    for (const text of [first, second, measured]) expect(told(text)).not.toContain(secret);
  }
});

test("a bundle whose files are at addresses, with error reports on: the report tells none of them @whole", async ({
  page,
  watch,
  control,
}) => {
  const project = `bundle${Date.now()}`;
  await reportErrors(page, project);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openLink(page, watch, await layReady(control, { file: "address", bundle: { "1001": 2 } }), { kind: "bundle" });
  const saveAll = page.getByRole("button", { name: "Save all 2 files" });
  await expect(saveAll).toBeVisible();
  watch.allow(/thrown: TypeError: Cannot zip/);
  // With the first report there comes who notes what is done from then on.
  await stumble(page, "Cannot zip yet");
  await expect.poll(async () => (await envelopes(control, project)).length).toBe(1);
  await saveAll.click();
  await expect(page.getByText("All files are in your download.")).toBeVisible();
  const files = asked.filter((path) => path.startsWith("/api/giftcards/"));
  expect(files).toHaveLength(2);
  await stumble(page, `Cannot zip ${files.join()}`);
  await expect.poll(async () => (await envelopes(control, project)).length).toBe(2);
  const envelope = (await envelopes(control, project))[1]!;
  expect(envelope, "with what was done before it").toContain("/graphql/commerce");
  for (const path of files) expect(envelope).not.toContain(path);
});

for (const { where, link } of [
  { where: "a portal", link: (code: string) => `/portal/nordlys/${code}` },
  { where: "a code to redeem", link: (code: string) => `/redeem/${code}` },
  { where: "a greeting", link: (code: string) => `/greeting/${code}` },
]) {
  const title = `${where} with an error on its screen: the report comes, and does not tell what the link held @whole`;
  test(title, async ({ page, watch, control }) => {
    const project = `link${where.length}${Date.now()}`;
    await reportErrors(page, project);
    const code = await newCode(page.request, { balance: 300, channels: [2, 3, 11] });
    const path = DANISH + link(code);
    await page.goto(path);
    // The last of what a page brings: from here on it hears of errors.
    await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
    watch.allow(/thrown: TypeError: Cannot show/);
    await stumble(page, `Cannot show ${code} at ${path}`);
    await expect.poll(async () => (await envelopes(control, project)).length).toBe(1);
    const [envelope = ""] = await envelopes(control, project);
    expect(envelope).toContain("Cannot show [scrubbed]");
    expect(told(envelope)).not.toContain(code);
  });
}
