import { type Page, type Request } from "@playwright/test";
import { expect, test } from "./shop";
import { DANISH, heading, openHome } from "./steps";

const box = (page: Page) => page.getByRole("search").getByRole("combobox");
const isSearch = (request: Request) => request.url().includes("/1/indexes/");

/** What was asked of the search service from now on: the words of each question. */
function searches(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!isSearch(request)) return;
    const { requests } = JSON.parse(request.postData() ?? "{}") as { requests: { query: string }[] };
    asked.push(requests[0]!.query);
  });
  return asked;
}

test("the header's box suggests gifts, brands and categories, by keyboard alone, asks once for fast letters, and tells a gift card's code to nobody", async ({
  page,
  watch,
}) => {
  watch.secrets.push("CANARY77");
  const asked = searches(page);
  const code: string[] = [];
  page.on("request", (request) => {
    if (/searchShop/.test(request.url())) code.push(request.url());
  });
  await openHome(page);
  await expect(box(page)).toBeVisible();
  expect(code).toEqual([]);
  await box(page).focus();
  await page.keyboard.type("w");
  await page.keyboard.type("ine", { delay: 40 });
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect(list.getByRole("group", { name: "Gifts" }).getByRole("option")).toHaveCount(6);
  expect(await list.getByRole("group", { name: "Brands" }).getByRole("option").count()).toBeLessThanOrEqual(3);
  await expect(list.getByRole("group", { name: "Categories" }).getByRole("option")).toHaveText(["Wine & delicacies"]);
  expect(asked.at(-1)).toBe("wine");
  expect(asked.length, "on a slow machine a letter may come late").toBeLessThanOrEqual(2);
  await page.keyboard.press("ArrowDown");
  const first = list.getByRole("option").first();
  await expect(box(page)).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id"))!);
  const name = await first.innerText();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/shop\/[^/]+\/\d+$/);
  await expect(heading(page, name)).toBeFocused();

  await box(page).fill("");
  await box(page).pressSequentially("sgk-canary77", { delay: 20 });
  await expect(page.getByRole("option", { name: /code of a gift card/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${DANISH}/redeem`);
  await expect(page.locator("main input").first()).toHaveValue("SGK-canary77");

  await box(page).fill(`Open ${DANISH}/verify-owner/giftcard/GIFT-CANARY77/CANARY77.`);
  await page.getByRole("option", { name: /link to a gift/ }).click();
  await expect(page).toHaveURL(new RegExp(`${DANISH}/(verify-owner|giftcard)$`));
  await expect(heading(page, "Open your gift card")).toBeVisible();
  expect(asked.filter((words) => /canary/i.test(words))).toEqual([]);
});

test("Enter shows all that is found; a brand leads to its gifts, and Back to what was found", async ({ page }) => {
  await openHome(page);
  await box(page).fill("wine");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${DANISH}/search?q=wine`);
  await expect(heading(page, "Results for “wine”")).toBeVisible();
  const found = page.getByRole("region", { name: "Gifts", exact: true }).getByRole("link");
  await expect(found).toHaveCount(24);
  await expect(found.first()).toContainText("DKK");
  // Enter once more asks the same once more, and is no way that Back would have to undo.
  await box(page).press("Enter");
  await page.getByRole("button", { name: "Show more" }).click();
  // The last of them are drawn when the browser is idle.
  await expect(found).toHaveCount(48);
  await expect(found.nth(24)).toBeFocused();
  await page.getByRole("region", { name: "Categories" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/shop\?category=\d+$/);
  await page.goBack();
  await expect(found).toHaveCount(48);
  await page.goBack();
  await expect(page).toHaveURL(DANISH);
});

test("no words ask for nothing; what is not found is said below the box, and other ways are offered @whole", async ({
  page,
}) => {
  const asked = searches(page);
  const ways = page.getByRole("region", { name: "Find a gift another way" }).getByRole("link");
  await page.goto(`${DANISH}/search?q=%20%20`);
  await expect(heading(page, "Search")).toBeVisible();
  await expect(ways.first()).toBeVisible();
  expect(asked).toEqual([]);

  const told = page.getByRole("search").getByText("Nothing found for “qzxqzx”");
  await box(page).fill("qzxqzx");
  await expect(told.first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Nothing found for “qzxqzx”" })).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(told).toHaveCount(0);
  await expect(box(page)).toHaveValue("qzxqzx");
  await box(page).press("z");
  await expect(page.getByRole("search").getByText("Nothing found for “qzxqzxz”").first()).toBeVisible();
  await box(page).fill("wine");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(page.getByRole("search").getByText("Nothing found")).toHaveCount(0);

  await box(page).fill("qzxqzx");
  await box(page).press("Enter");
  await expect(page.getByRole("heading", { name: "Nothing found for “qzxqzx”" })).toBeVisible();
  await expect(ways.first()).toBeVisible();
  await page.getByRole("link", { name: "All brands" }).first().click();
  await expect(heading(page, "Brands from A to Z")).toBeVisible();
});

test("the search is down: it is said, the box still leads on, and a second try finds", async ({ page }) => {
  let down = true;
  await page.route("**/1/indexes/**", (route) => (down ? route.fulfill({ status: 503, body: "" }) : route.continue()));
  await openHome(page);
  await box(page).fill("wine");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "The search is not answering" })).toBeVisible();
  down = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "Gifts", exact: true }).getByRole("link").first()).toBeVisible();
});

test("on a slow and shaky line the search takes its time, and finds @whole", async ({ page }) => {
  let asked = 0;
  await page.route("**/1/indexes/**", async (route) => {
    asked += 1;
    if (asked === 1) return route.abort();
    // Longer than the search client waits by itself.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return route.continue();
  });
  await page.goto(`${DANISH}/search?q=wine`);
  await expect(page.getByRole("region", { name: "Gifts", exact: true }).getByRole("link").first()).toBeVisible();
  expect(asked).toBe(2);
});

test("the search answers, but not what was asked: that is no answer, and the second try takes its button along while the shop still loads @whole", async ({
  page,
}) => {
  const late = "**/assets/late-*.js";
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(late, async (route) => {
    await held;
    await route.continue();
  });
  await page.route("**/1/indexes/**", (route) =>
    route.fulfill({ contentType: "application/json", body: '{"results":[{},{},{}]}' }),
  );
  await page.goto(`${DANISH}/search?q=wine`);
  await expect(page.getByRole("main").getByRole("button", { name: "Try again" })).toBeVisible();
  await page.unroute("**/1/indexes/**");
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").getByRole("button", { name: "Try again" })).toHaveCount(0);
  goOn();
  await expect(page.getByRole("region", { name: "Gifts", exact: true }).getByRole("link").first()).toBeVisible();
  await expect(heading(page, "Results for “wine”"), "the focus of the button that went").toBeFocused();
});

for (const body of ["{}", "null", '{"results":[]}', '{"results":[{"hits":null},{"hits":"x"},null]}'])
  test(
    `the search answers ${body}: that is no answer, and not that nothing fits`,
    { tag: "@whole" },
    async ({ page }) => {
      await page.route("**/1/indexes/**", (route) => route.fulfill({ contentType: "application/json", body }));
      await page.goto(`${DANISH}/search?q=wine`);
      await expect(page.getByRole("main").getByRole("button", { name: "Try again" })).toBeVisible();
      await page.unroute("**/1/indexes/**");
      await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("region", { name: "Gifts", exact: true }).getByRole("link").first()).toBeVisible();
    },
  );

test("what the index holds is text: marks are made by the shop, and other countries' gifts are left out @whole", async ({
  page,
}) => {
  const evil = "<img src=x onerror=alert(1)>";
  await page.route("**/1/indexes/**", async (route) => {
    const response = await route.fetch();
    const { results } = (await response.json()) as { results: { hits: Record<string, unknown>[] }[] };
    const [first, second, third] = results[0]!.hits;
    Object.assign(first!, { title: evil, _highlightResult: { title: { value: `__hit__${evil}__/hit__` } } });
    Object.assign(second!, { title: "Sold in Sweden only", availableInCountries: ["SE"], _highlightResult: {} });
    Object.assign(third!, { title: 7, _highlightResult: "x" });
    await route.fulfill({ response, json: { results } });
  });
  await openHome(page);
  await box(page).fill("wine");
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await expect(options.first()).toHaveText(evil);
  await expect(options.first().locator("mark")).toHaveText(evil);
  await expect(page.getByText("Sold in Sweden only")).toHaveCount(0);
  await expect(page.locator("header img[src=x]")).toHaveCount(0);
});

test("on a phone the search has a screen of its own", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(heading(page, "Search")).toBeFocused();
  await box(page).fill("vase");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Results for “vase”")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /result|best gifts/ })).toBeVisible();
});
