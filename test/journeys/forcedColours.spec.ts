import { type Locator } from "@playwright/test";
import { SCREENS } from "./screens";
import { expect, test } from "./shop";

test.use({ colorScheme: "dark", forcedColors: "active" });

const screen = (name: string) => SCREENS.find((each) => each.name === name)!;
const colours = (place: Locator) =>
  place.evaluate((element) => {
    const { color, backgroundColor, outlineStyle, outlineColor } = getComputedStyle(element);
    return { color, backgroundColor, ring: `${outlineStyle} ${outlineColor}` };
  });

test("in forced colours the focus is told from what is chosen, and icons have the colour of words", async ({
  page,
}) => {
  await screen("product").open(page, "/en/dk/dkk");
  const chosen = page.getByRole("radio", { name: /^By e-mail/ });
  const card = page.locator("label").filter({ has: chosen });
  expect((await colours(card)).ring).toMatch(/^none/);
  await chosen.focus();
  expect((await colours(card)).ring).toMatch(/^solid/);
  const icon = page.locator("main li svg").first();
  expect((await colours(icon)).color).toBe((await colours(page.locator("main li").first())).color);
});

test("in forced colours what fits the words is read as the rest of a name, and the button that closes a dialog has an edge @whole", async ({
  page,
}) => {
  await screen("listing").open(page, "/en/dk/dkk");
  await page.getByRole("search").getByRole("combobox").fill("wine");
  const found = page.getByRole("option").filter({ has: page.locator("mark") });
  const { color } = await colours(found.locator("span").first());
  expect(await colours(found.locator("mark").first())).toMatchObject({ color });

  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: /^Filters/ }).click();
  const close = page.getByRole("dialog").getByRole("button", { name: "Close" });
  const { border, around } = await close.evaluate((button) => ({
    border: getComputedStyle(button).border,
    around: getComputedStyle(button.closest("dialog")!).backgroundColor,
  }));
  expect(border).toMatch(/^1px solid /);
  expect(border).not.toContain(around);
});

test("in forced colours, where its box is drawn, a quiet button begins where the text above it does @whole", async ({
  page,
}) => {
  await screen("redeem, overview of codes, with gifts that fit").open(page, "/en/dk/dkk");
  const button = page.getByRole("main").getByRole("button", { name: "Add to calendar" }).first();
  const above = button.locator("xpath=ancestor::li[1]//p").first();
  expect((await button.boundingBox())!.x).toBe((await above.boundingBox())!.x);
});

test("in forced colours no box of a button stands out of a gift in the basket, on a phone @whole", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await screen("basket").open(page, "/en/dk/dkk");
  const main = page.getByRole("main");
  await expect(main.getByRole("button", { name: "Add a greeting" }).first()).toBeVisible();
  const edge = (await main.getByRole("heading", { level: 1 }).boundingBox())!.x;
  const starts = await main
    .getByRole("listitem")
    .getByRole("button")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(Math.min(...starts)).toBe(edge);
});

test("in forced colours a button that cannot be pressed yet is told from the others @whole", async ({ page }) => {
  await screen("many recipients, with mistakes").open(page, "/en/dk/dkk");
  const dialog = page.getByRole("dialog");
  const add = await colours(dialog.locator("button[aria-disabled=true]").last());
  const other = await colours(dialog.getByRole("button", { name: "Use another table" }));
  expect(add.color).not.toBe(other.color);
});

test("in forced colours the confetti of a greeting keeps its own @whole", async ({ page }) => {
  await page.goto("/en/dk/dkk/greeting/GREETING-PICTURE");
  await page.getByRole("button", { name: "Open the greeting" }).click();
  const pieces = page.locator("[class*=confetti] > *");
  await expect(pieces).not.toHaveCount(0);
  const drawn = await pieces.evaluateAll((all) => all.map((piece) => getComputedStyle(piece).backgroundColor));
  expect(new Set(drawn).size).toBe(3);
});
