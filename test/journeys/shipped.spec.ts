import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";

const DIST = resolve(import.meta.dirname, "../../dist");
const files = readdirSync(DIST, { recursive: true, encoding: "utf8" });
const textOf = (file: string) => readFileSync(join(DIST, file), "utf8");
const page = textOf("index.html");

/** Ten packets of 1,460 bytes: as much as a server sends before it hears from the browser again. */
const FIRST_FLIGHT = 14_600;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test.describe("the page as it is shipped", () => {
  test("starts the first queries before anything else, and brings its first style along", () => {
    const [first] = /<(?:script|style|link rel="(?:stylesheet|modulepreload)")[^>]*>/.exec(page) ?? [];
    expect(first).toBe("<script>");
    expect(page).not.toMatch(/<link[^>]+rel="stylesheet"/);
    expect(brotliCompressSync(page).length).toBeLessThan(FIRST_FLIGHT);
  });

  test("does not keep the first paint waiting for the style of what is drawn later", () => {
    const [before = "", after = ""] = page.split('<div class="boot"');
    const ofComponents = /\._[a-z]\w*_[\w-]{4}[^\w-]/i;
    expect(before).toContain(".boot-header{");
    expect(before).not.toMatch(ofComponents);
    expect(after).toMatch(ofComponents);
  });

  test("loads nothing foreign", () => {
    const loaded = [...page.matchAll(/\b(?:src|href)="([^"]*)"/g)].map(([, address = ""]) => address);
    expect(loaded.filter((address) => !/^(?:$|\/(?!\/))/.test(address))).toEqual([]);
  });

  test("names each inline part in its policy, in the header as in the page", async ({ request }) => {
    const answer = await request.get("/en/dk/dkk", { headers: { accept: "text/html" } });
    const policy = answer.headers()["content-security-policy"] ?? "";
    const inline = [...page.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)];
    expect(new Set(inline.map(([, tag]) => tag))).toEqual(new Set(["script", "style"]));
    for (const [, tag = "", text = ""] of inline) {
      expect(policy, `the hash of the ${tag}`).toContain(hashOf(text));
    }
    expect(page).toContain(`content="${policy.replace(" frame-ancestors 'none';", "")}"`);
    expect(policy).not.toMatch(/[{}]|unsafe-|http:/);
  });
});

test.describe("a page whose first script does not run", () => {
  test("in an old browser, which cannot read it, says so instead of loading for ever", async ({ page }) => {
    await page.route("**/en/dk/dkk", async (route) => {
      const answer = await route.fetch();
      // The policy allows the true script only.
      const headers = { ...answer.headers(), "content-security-policy": "" };
      const body = (await answer.text())
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
        .replace("<script>", "<script>syntax of tomorrow;");
      await route.fulfill({ response: answer, headers, body });
    });
    await page.goto("/en/dk/dkk");
    await expect(page.getByRole("heading", { name: "Your browser is too old for this shop" })).toBeVisible();
    await expect(page.locator(".boot-screen")).toBeHidden();
  });

  test("as there are none, says that they are needed", async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto("/en/dk/dkk");
    await expect(page.getByRole("heading")).toHaveText(["This shop needs JavaScript"]);
    await expect(page.locator(".boot-screen")).toBeHidden();
    await page.close();
  });
});

const ESSENTIAL = [
  { what: "first script does", files: /\/assets\/shop-[^/]+\.js$/, tag: [] },
  { what: "texts do", files: /\/assets\/(?:da|en)-[^/]+\.js$/, tag: ["@whole"] },
];

for (const { what, files, tag } of ESSENTIAL) {
  test(`a shop whose ${what} not come at all is loaded again once, and then says so`, { tag }, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    let opened = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) opened += 1;
    });
    await page.goto("/da/dk/dkk");
    await expect(page.getByRole("alert")).toContainText("En del af butikken blev ikke indlæst.", { timeout: 15_000 });
    await expect(page.locator(".boot-screen")).toBeHidden();
    expect(opened).toBe(2);
    await page.unroute(files);
    await page.getByRole("link", { name: "Indlæs siden igen" }).click();
    await expect(page.getByRole("banner")).toBeVisible();
  });
}

test("a first script that fails once is made up for unseen", async ({ page }) => {
  await page.route(/\/assets\/shop-[^/]+\.js$/, (route) => route.abort(), { times: 1 });
  await page.goto("/da/dk/dkk");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.locator("#not-started")).toBeHidden();
});

test("source maps, hidden files and files that are gone are not served", async ({ request }) => {
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
  for (const path of ["/assets/gone.js", "/assets/shop.js.map", "/.env", "/.vite/manifest.json", "/_headers.txt"]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(answer.headers()["cache-control"]).toBe("no-store");
  }
});

test("files named by their content are kept for a year, and come compressed", async ({ request }) => {
  const script = files.find((file) => /^assets[\\/]vendor-.*\.js$/.test(file)) ?? "";
  const answer = await request.get(`/${script.replaceAll("\\", "/")}`, { headers: { "accept-encoding": "br" } });
  expect(answer.headers()).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "x-content-type-options": "nosniff",
  });
});

test("what robots and home screens ask for by name is no page", async ({ request }) => {
  const robots = await request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toMatch(/^text\/plain/);
  expect(await robots.text()).toContain("User-agent: *");
  const icon = await request.get("/apple-touch-icon.png");
  expect(icon.headers()["content-type"]).toBe("image/png");
  expect((await icon.body()).subarray(1, 4).toString()).toBe("PNG");
});

test("nothing shipped looks like a secret", () => {
  const shapes = /-----BEGIN|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{30}|\bsk_(?:live|test)_|\bxox[baprs]-|"private_key"/;
  const found = files.filter((file) => /\.(?:js|html|json|css|txt)$/.test(file) && shapes.test(textOf(file)));
  expect(found).toEqual([]);
});

test.describe("before the first screen stands", () => {
  /** Packages that wait until they are needed, by a word of their own that survives minifying. */
  const LATER = { dompurify: "ALLOWED_URI_REGEXP", apollo: "ObservableQuery", sagas: "@@redux-saga/", forms: "Formik" };

  for (const path of ["/en/dk/dkk", "/da/dk/dkk/shop"]) {
    test(`${path} starts its queries and its chunks from the head; it asks for at most six scripts beside its first view's, and for nothing that can wait`, async ({
      page: shop,
    }) => {
      const asked: string[] = [];
      const scripts: string[] = [];
      shop.on("request", (request) => {
        const { pathname } = new URL(request.url());
        asked.push(pathname);
        if (request.resourceType() === "script") scripts.push(pathname);
      });
      await shop.goto(path, { waitUntil: "commit" });
      await shop.locator("h1").first().waitFor();
      const late = scripts.findIndex((name) => name.includes("/late-"));
      const before = late < 0 ? scripts : scripts.slice(0, late);
      expect(before.filter((name) => !name.includes("/firstView-")).length).toBeLessThanOrEqual(6);
      for (const name of before) {
        const code = textOf(name.slice(1));
        for (const [what, word] of Object.entries(LATER)) expect(code.includes(word), `${what} in ${name}`).toBe(false);
      }

      const place = (part: string) => asked.findIndex((name) => name.includes(part));
      expect(place("/graphql/cms")).toBeGreaterThan(0);
      expect(place("/graphql/cms")).toBeLessThan(place("/assets/"));
      const [view, bundle, screen] = [
        place("/assets/firstView-"),
        place("/assets/vendor-"),
        place(path.endsWith("shop") ? "/assets/Listing-" : "/assets/Home-"),
      ];
      // What draws the first view comes first; the bundle, which would share the line with it, a moment later.
      expect(view).toBe(place("/assets/"));
      expect(bundle).toBeGreaterThan(view);
      expect(asked.filter((name) => name.includes("/assets/vendor-"))).toHaveLength(1);
      // The screen's own files stand back until the first view is drawn: its pictures come before them.
      expect(screen).toBeGreaterThan(view);
    });
  }
});
