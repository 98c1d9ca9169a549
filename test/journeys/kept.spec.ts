import { type Locator, type Page, type Route } from "@playwright/test";
import { expectOpen, layReady, OF_A_BRAND, openLink, shownCode } from "./gift";
import { type Control, expect, test } from "./shop";
import { DANISH, heading } from "./steps";
import { type Watch } from "./watch";

test.use({ isMeasured: true });

test.use({ serviceWorkers: "allow" });

const PIN = "solsort 71";
const KEPT = `${DANISH}/giftcard/kept`;
const LOCK = "Keep on this device";

/** Opens a gift and keeps it; answers its code. */
async function keep(page: Page, watch: Watch, control: Control): Promise<string> {
  await openLink(page, watch, await layReady(control, OF_A_BRAND));
  await expectOpen(page);
  const code = await shownCode(page);
  await sendPin(page);
  await expect(page.getByRole("status").filter({ hasText: "Kept on this device." })).toBeVisible();
  watch.secrets.push(code, PIN);
  return code;
}

/** Chooses the PIN that an open gift is locked with. */
async function sendPin(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: LOCK }).click();
  const dialog = page.getByRole("dialog", { name: LOCK });
  await dialog.getByLabel("Choose a PIN").fill(PIN);
  await dialog.getByLabel("Repeat the PIN").fill(PIN);
  await dialog.getByRole("button", { name: LOCK }).click();
  return dialog;
}

const pinOf = (page: Page) => page.getByRole("main").getByLabel("Your PIN");
const openKept = (page: Page) => page.getByRole("button", { name: /^Open / });

async function unlock(page: Page, pin: string): Promise<void> {
  await pinOf(page).fill(pin);
  await openKept(page).click();
}

/** Once there is a worker, nothing is held but by it: what the browser caches may have been thrown away any day. */
async function holdByWorkerAlone(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.clearBrowserCache");
  await browser.detach();
}

async function leaveNetwork(page: Page): Promise<void> {
  await holdByWorkerAlone(page);
  await page.context().setOffline(true);
}

/** The newest worker that holds all it has to: while another page is open it waits. */
const newestWorker = (page: Page) =>
  page.evaluate(async () => {
    const { active, waiting } = await navigator.serviceWorker.ready;
    return (waiting ?? active)?.scriptURL;
  });
const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test("a gift that is kept opens by its PIN alone: in a network that answers nothing, while the shop is out of order, and without a network at the till", async ({
  page,
  watch,
  control,
}) => {
  const code = await keep(page, watch, control);
  const stored = await page.evaluate(() => localStorage.getItem("keptGifts"));
  expect(stored).not.toContain(code);
  // Each call is tried by the page's first script, and three times by the shop.
  watch.mostTries = 4;
  await holdByWorkerAlone(page);

  await page.context().route("**/*", () => undefined);
  await page.goto(KEPT);
  await expect(heading(page, "Kept on this device")).toBeVisible();
  await expect(pinOf(page)).toBeVisible();
  await page.context().unroute("**/*");

  watch.allow(/503/);
  await page.context().route("**/*", (route) => route.fulfill({ status: 503, body: "Back soon." }));
  await page.goto(KEPT);
  await expect(heading(page, "Kept on this device")).toBeVisible();
  await expect(pinOf(page)).toBeVisible();
  await page.context().unroute("**/*");

  await page.context().setOffline(true);
  await page.goto(KEPT);
  await expect(heading(page, "Kept on this device")).toBeVisible();
  expect(await page.content()).not.toContain(code);
  await unlock(page, PIN);
  expect(await shownCode(page)).toBe(code);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.getByRole("button", { name: "Show at the till" }).click();
  const till = page.getByRole("dialog");
  await expect(till.getByRole("img", { name: /as bars/ })).toBeVisible();
  await expect(till.getByText("PIN 3711")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Lock again" }).click();
  await expect(pinOf(page)).toHaveValue("");
});

test("a network that gives the page of a new release and none of its files stands in nobody's way at the till @whole", async ({
  page,
  watch,
  control,
}) => {
  await keep(page, watch, control);
  await holdByWorkerAlone(page);
  const newer = '<!doctype html><title>Newer</title><script type="module" src="/assets/next.js"></script>';
  await page.context().route(`**${KEPT}`, (route) => route.fulfill({ contentType: "text/html", body: newer }));
  await page.context().route("**/assets/next.js", () => undefined);
  await page.goto(KEPT);
  await expect(heading(page, "Kept on this device")).toBeVisible();
  await expect(pinOf(page)).toBeVisible();
});

test("any page that is opened without a network leads to what is kept, also where the browser believes in its network @whole", async ({
  page,
  watch,
  control,
}) => {
  await keep(page, watch, control);
  await leaveNetwork(page);
  // The page itself is not among what is held.
  watch.allow(/ChunkLoadError/);
  watch.mostTries = 4;
  await page.goto(`${DANISH}/welcome`);
  await page.getByRole("link", { name: "Gift cards kept on this device" }).click();
  await expect(heading(page, "Kept on this device")).toBeVisible();
  await expect(pinOf(page)).toBeVisible();

  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "onLine", { get: () => true }));
  watch.allow(/error occurred when fetching the script/);
  await page.goto(`${DANISH}/welcome`);
  await expect(heading(page, "Part of the shop did not load")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Gift cards kept on this device" }).click();
  await expect(heading(page, "Kept on this device")).toBeVisible();
  await expect(pinOf(page)).toBeVisible();
});

const USED_IN = {
  da: { market: "/da/dk/dkk", title: "Gemt på denne enhed" },
  no: { market: "/no/no/nok", title: "Lagret på denne enheten" },
};
for (const [language, { market, title }] of Object.entries(USED_IN)) {
  test(`it opens in the language of use (${language}), else in English @whole`, async ({ page, watch, control }) => {
    await keep(page, watch, control);
    await page.goto(`${market}/welcome`);
    await expect.poll(() => newestWorker(page)).toMatch(new RegExp(`=${language}$`));
    watch.mostTries = 4;
    // The Swedish texts, which nobody asked for while there was a network.
    watch.allow(/error occurred when fetching the script/);
    await leaveNetwork(page);
    await page.goto(`${market}/giftcard/kept`);
    await expect(heading(page, title)).toBeVisible();
    await page.goto("/sv/se/sek/giftcard/kept");
    await expect(heading(page, "Kept on this device")).toBeVisible();
  });
}

test("where nothing opens without a network it is not promised, and the next visit tries once more @whole", async ({
  page,
  watch,
  control,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("worker")) return;
    navigator.serviceWorker.register = () => Promise.reject(new TypeError("Failed to fetch"));
  });
  await keep(page, watch, control);
  await expect(page.getByText("only open with a network")).toBeVisible();
  expect(await workers(page)).toBe(0);
  await page.evaluate(() => sessionStorage.setItem("worker", "yes"));
  await page.goto(`${DANISH}/welcome`);
  watch.mostTries = 4;
  await leaveNetwork(page);
  await page.goto(KEPT);
  await expect(pinOf(page)).toBeVisible();
});

const PAGE_OF_ANOTHER = '<!doctype html><title>Before</title><script type="module" src="/assets/before.js"></script>';
const withPageOfAnother = (route: Route) =>
  route.fulfill({ contentType: "text/html; charset=utf-8", body: PAGE_OF_ANOTHER });
/** The page names its script and styles by their hashes, and so has the policy of the release that it belongs to. */
const withPolicyOfAnother = async (route: Route) => {
  const response = await route.fetch();
  const { "content-security-policy": policy = "", ...headers } = response.headers();
  const before = policy.replace(/'sha256-\w/, (start) => `${start.slice(0, -1)}${start.endsWith("a") ? "b" : "a"}`);
  await route.fulfill({ response, headers: { ...headers, "content-security-policy": before } });
};
for (const [what, [files, answer]] of Object.entries({
  "the page is still that of the release before": [/\/index\.html/, withPageOfAnother],
  "the page is sent with the policy of the release before": [/\/index\.html/, withPolicyOfAnother],
  "a script is answered with the page": [/\/assets\/late-[^/]+\.js$/, withPageOfAnother],
} as const)) {
  test(`while ${what}, it is not held; the next visit tries once more @whole`, async ({ page, watch, control }) => {
    await page.context().route(files, (route) => (route.request().serviceWorker() ? answer(route) : route.fallback()));
    await keep(page, watch, control);
    await expect(page.getByText("only open with a network")).toBeVisible();
    expect(await workers(page)).toBe(0);
    await page.context().unroute(files);
    await page.goto(`${DANISH}/welcome`);
    watch.mostTries = 4;
    await leaveNetwork(page);
    await page.goto(KEPT);
    await expect(pinOf(page)).toBeVisible();
  });
}

test("a host whose policy leaves scripts to the page lets it be held @whole", async ({ page, watch, control }) => {
  await page.context().route(/\/index\.html/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "frame-ancestors 'none'" };
    await route.fulfill({ response, headers });
  });
  await keep(page, watch, control);
  watch.mostTries = 4;
  await leaveNetwork(page);
  await page.goto(KEPT);
  await expect(pinOf(page)).toBeVisible();
});

test("a web view without workers keeps the gift, and does not promise more; five wrong PINs wait a minute, also after a reload @whole", async ({
  page,
  watch,
  control,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  const code = await keep(page, watch, control);
  await expect(page.getByText("only open with a network")).toBeVisible();
  await page.clock.install();
  await page.getByRole("link", { name: "your kept gift cards" }).click();
  for (let miss = 1; miss <= 5; miss += 1) {
    await unlock(page, `wrong ${miss}`);
    await expect(page.getByRole("main").getByText("The PIN does not open it. Try again.")).toBeVisible();
    await expect(openKept(page)).not.toHaveAttribute("data-pending");
  }
  await expect(page.getByRole("main").getByText(/^Next try in/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("main").getByText(/^Next try in/)).toBeVisible();
  await pinOf(page).fill(PIN);
  await openKept(page).click({ force: true });
  await expect(page.getByRole("main")).not.toContainText(code.slice(0, 3));
  await page.clock.runFor(61_000);
  await expect(page.getByRole("main").getByText(/^Next try in/)).toBeHidden();
  await openKept(page).click();
  expect(await shownCode(page)).toBe(code);
});

test("a PIN that is short, plain or mistyped is not taken; and the fifty-first gift is told that there is no room @whole", async ({
  page,
  watch,
  control,
}) => {
  await openLink(page, watch, await layReady(control));
  await expectOpen(page);
  await page.getByRole("button", { name: LOCK }).click();
  const dialog = page.getByRole("dialog", { name: LOCK });
  const [chosen, again] = [dialog.getByLabel("Choose a PIN"), dialog.getByLabel("Repeat the PIN")];
  for (const [pin, repeated, told] of [
    ["4711", "4711", "Choose at least six letters or digits"],
    ["123456", "123456", "This is too easy to guess. Choose another PIN."],
    ["solsort 71", "solsort 17", "The two PINs differ"],
  ] as const) {
    await chosen.fill(pin);
    await again.fill(repeated);
    await dialog.getByRole("button", { name: LOCK }).click();
    await expect(dialog.getByText(told)).toBeVisible();
    await expect(told.includes("differ") ? again : chosen).toBeFocused();
  }
  expect(await page.evaluate(() => localStorage.getItem("keptGifts"))).toBeNull();
  expect(await workers(page)).toBe(0);

  // Kept in another tab meanwhile.
  await page.evaluate(() => {
    const sealed = { salt: "c2FsdA==", iv: "aXY=", text: "dGV4dA==", rounds: 600_000 };
    const gift = { title: "The Denmark Gift Card", keptAt: 1, sealed, misses: 0, waitUntil: 0 };
    const fifty = Array.from({ length: 50 }, (_, index) => ({ ...gift, id: String(index) }));
    localStorage.setItem("keptGifts", JSON.stringify(fifty));
  });
  await again.fill("solsort 71");
  await dialog.getByRole("button", { name: LOCK }).click();
  await expect(
    dialog.getByRole("alert").filter({ hasText: /^50 gift cards are kept on this device already/ }),
  ).toBeVisible();
  await dialog.getByRole("link", { name: "Gift cards kept on this device" }).click();
  await expect(page.getByRole("list", { name: "Kept gift cards" }).getByRole("listitem")).toHaveCount(50);
});

test("nothing is registered before something is kept, a network goes before the worker, and nothing is left when the last is removed @whole", async ({
  page,
  watch,
  control,
}) => {
  await page.goto(KEPT);
  await expect(page.getByText("Nothing is kept on this device")).toBeVisible();
  expect(await workers(page)).toBe(0);
  await keep(page, watch, control);
  expect(await workers(page)).toBe(1);
  await page.getByRole("link", { name: "Your kept gift cards" }).click();
  await expect(page.getByRole("list", { name: "Kept gift cards" }).getByRole("listitem")).toHaveCount(1);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

  const response = (await page.goto(`${DANISH}/welcome`))!;
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(response.request().serviceWorker(), "the page itself asked").toBeNull();
  const fromNetwork = await page.evaluate(
    () => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).transferSize,
  );
  expect(fromNetwork).toBeGreaterThan(0);

  await page.goto(KEPT);
  await page.getByRole("button", { name: /^Remove / }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole("list", { name: "Kept gift cards" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: /^Remove / }).click();
  await question.getByRole("button", { name: /^Remove / }).click();
  await expect(page.getByText("Nothing is kept on this device")).toBeVisible();
  await expect.poll(() => workers(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("keptGifts"))).toBeNull();
});
