import { moving } from "./layout";
import { widthOf } from "./greetingSteps";
import { expect, test } from "./shop";
import { DANISH, heading } from "./steps";
import { gql } from "./wire";

test.use({ isMeasured: true });

const LINK = `${DANISH}/greeting/GREETING-PICTURE`;

test("what follows links and reads pages ahead opens nothing and uses nothing up; loaded once more it says what to do", async ({
  page,
  request,
  secondPage,
  watch,
}) => {
  const headers = { accept: "text/html" };
  expect((await request.get(LINK, { headers })).ok()).toBe(true);
  expect((await request.head(LINK, { headers })).ok()).toBe(true);
  await page.goto(LINK);
  await expect(page.getByRole("button", { name: "Open the greeting" })).toBeVisible();
  await expect(page.getByText("Do you remember this evening?")).toHaveCount(0);
  await secondPage.goto(LINK);
  await secondPage.getByRole("button", { name: "Open the greeting" }).click();
  const card = secondPage.getByRole("article");
  await expect(card).toContainText("Do you remember this evening?");
  await expect.poll(() => widthOf(card.getByRole("img"))).toBe(720);
  expect(watch.calls.map(({ operationName }) => operationName)).toContain("getGreeting");
  expect(watch.calls.filter(({ operationName }) => /^(create|update)(?!Basket)/.test(operationName))).toEqual([]);
  // The token is known no more.
  await expect(page).toHaveURL(/\/greeting$/);
  await page.goto(page.url());
  await expect(heading(page, "Open the link in your message")).toBeVisible();
});

test("without a mouse, and without motion where none is wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(LINK);
  const envelope = page.getByRole("button", { name: "Open the greeting" });
  await envelope.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article", { name: "A greeting from Mormor & morfar" })).toBeFocused();
  expect(await moving(page)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "On to your gift" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/verify-owner$/);
});

test("the way on to the gift is gone once, however often its button is pressed @whole", async ({ page }) => {
  await page.goto(LINK);
  await page.getByRole("button", { name: "Open the greeting" }).click();
  await page.getByRole("button", { name: "On to your gift" }).dblclick();
  await expect(page).toHaveURL(/\/verify-owner$/);
  await expect(heading(page, "Open your gift card")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/greeting$/);
});

test("a token that leads nowhere: said, with a way on; the title tells nothing", async ({ page }) => {
  await page.goto(`${DANISH}/greeting/NOT-A-GREETING`);
  await expect(heading(page, "We cannot find this greeting")).toBeVisible();
  await expect(page).toHaveTitle(/^A greeting for you/);
  await expect(page.getByRole("main").getByRole("link", { name: "See all gifts" })).toBeVisible();
});

test("the giver's long name, an e-mail address, breaks on a narrow phone and moves nothing sideways @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await gql(page, "getGreeting").edit((answer) => {
    answer.data.getGreeting.senderName = "alexandra.lindqvist@kommunikation.example";
    return answer;
  });
  await page.goto(LINK);
  await page.getByRole("button", { name: "Open the greeting" }).click();
  await expect(page.getByRole("article")).toContainText("alexandra.lindqvist@kommunikation.example");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("a greeting that cannot be loaded is asked for again, and a picture that does not come leaves the words @whole", async ({
  page,
  watch,
}) => {
  await page.route("**/api/greeting/picture/*", (route) => route.abort());
  const struck = await gql(page, "getGreeting").status(502);
  await page.goto(LINK);
  await expect(heading(page, "The greeting could not be loaded")).toBeVisible({ timeout: 20_000 });
  watch.mostTries += 1;
  struck.heal();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Open the greeting" }).click();
  await expect(page.getByRole("article")).toContainText("Do you remember this evening?");
  await expect(page.getByRole("article").getByRole("img")).toHaveCount(0);
});

test("an answer without a greeting in it is one that is not found", { tag: "@whole" }, async ({ page }) => {
  await gql(page, "getGreeting").raw('{"data":{"getGreeting":null}}');
  await page.goto(LINK);
  await expect(heading(page, "We cannot find this greeting")).toBeVisible();
});

test("words in Japanese have letters of their own @whole", async ({ page }) => {
  await page.goto(`${DANISH}/greeting/GREETING-JAPANESE`);
  await expect(heading(page, "A greeting for you")).toBeVisible();
  await page.getByRole("button", { name: "Open the greeting" }).click();
  await expect(page.getByText("お誕生日おめでとうございます。")).toHaveAttribute("data-script", "cjk");
});
