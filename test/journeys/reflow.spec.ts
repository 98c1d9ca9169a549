import { expectTwice, offerLanguages, speakTwice } from "./languages";
import { expectNothingLost, linesOf, setWide, spilling } from "./layout";
import { SCREENS } from "./screens";
import { GIFT } from "./screens/screen";
import { openCheckout, openSeededBasket, remember, seedBasket, seedOrders } from "./seed";
import { expect, test } from "./shop";
import { DANISH, openCard, signUp } from "./steps";
import { gql } from "./wire";

/** The fullest screens; the walk through all of them is for the night (layout.spec.ts). */
const FULLEST = [
  "basket, with a greeting and a wrapping that is changed",
  "delivery, ways and pick-up points",
  "many recipients, with mistakes",
];

for (const { name, open } of SCREENS.filter((screen) => FULLEST.includes(screen.name))) {
  test(`twice as long, in a window of 320 pixels: ${name}`, async ({ page, watch }) => {
    watch.settled = false;
    await speakTwice(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, "/da/dk/dkk");
    await expectTwice(page);
    await expectNothingLost(page);
  });
}

test("in a window of 320 pixels two namesakes are told apart by their long addresses, which wrap @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const namesakes = [
    { value: 250, name: "Alma Holm", email: "bartholomaeus.christiansen@kundenservice-niederlassung.example.com" },
    { value: 250, name: "Alma Holm", email: "alma@example.com" },
  ];
  await remember(page, await seedBasket(page.request, namesakes));
  await openCard(page);
  await expect(page.getByRole("button", { name: /^Same recipient as Alma Holm, barth/ })).toBeVisible();
  await expectNothingLost(page);
});

test("on a tablet the links of the footer, an address too, stand on one line each, in German @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/de/dk/dkk");
  const links = page.getByRole("contentinfo").getByRole("listitem").locator("a, button");
  await expect(links.filter({ hasText: "@" })).toBeVisible();
  const heights = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(32);
});

test("with text set wide no word of the header lies under its controls, on a tablet, in French @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto("/fr/fr/eur/occasion");
  await expect(page.getByRole("banner").getByRole("combobox")).toBeVisible();
  await setWide(page);
  for (const width of [1024, 768]) {
    await page.setViewportSize({ width, height: 600 });
    expect.soft(await spilling(page), `${width} px`).toEqual([]);
  }
});

test("on a narrow phone the sum and the button of its details stand beside one another, in Bulgarian @whole", async ({
  page,
}) => {
  await offerLanguages(page, ["bg"]);
  await page.setViewportSize({ width: 320, height: 568 });
  await openCheckout(page, [{ value: 10000 }], "/bg/dk/dkk");
  await expect(page.getByRole("complementary").locator("button[aria-controls]")).toBeVisible();
  expect(await spilling(page)).toEqual([]);
});

test("on the narrowest phone the three steps stand beside one another, in Greek @whole", async ({ page }) => {
  await offerLanguages(page, ["el"]);
  await page.setViewportSize({ width: 320, height: 568 });
  await openCheckout(page, [{}], "/el/dk/dkk");
  const steps = page
    .getByRole("navigation")
    .filter({ has: page.locator("[aria-current=step]") })
    .locator("li");
  await expect(steps).toHaveCount(3);
  const [first, , last] = await steps.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(last!.top).toBeLessThan(first!.bottom);
  const mark = await steps.locator("[class*=mark]").nth(1).boundingBox();
  expect(mark!.width).toBeCloseTo(mark!.height, 1);
});

test("on the narrowest phone an order's number and date stand on one line each, in Greek @whole", async ({ page }) => {
  await offerLanguages(page, ["el"]);
  await page.setViewportSize({ width: 320, height: 568 });
  await signUp(page, "/el/dk/dkk/order");
  const [id] = await seedOrders(page.request, 1);
  await page.goto(`/el/dk/dkk/order/${id}`);
  const values = page
    .getByRole("row")
    .filter({ hasText: /^Αριθμός|^Ημερομηνία/ })
    .getByRole("cell");
  await expect(values).toHaveCount(2);
  const heights = await values.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(32);
});

test("on a phone the words for no picture are whole, in Dutch @whole", async ({ page }) => {
  await offerLanguages(page, ["nl"]);
  await page.setViewportSize({ width: 360, height: 640 });
  await SCREENS.find(({ name }) => name === "greeting editor")!.open(page, "/nl/dk/dkk");
  const choice = page.getByRole("dialog").locator("label", { hasText: "Geen afbeelding" });
  await expect(choice).toBeVisible();
  expect(await choice.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("on the narrowest phone the question about a wrapping breaks between parts of a word, in Hungarian @whole", async ({
  page,
  watch,
}) => {
  watch.settled = false;
  await offerLanguages(page, ["hu"]);
  await page.setViewportSize({ width: 320, height: 568 });
  await SCREENS.find(({ name }) => name === "product by post, a wrapping about to be lost")!.open(page, "/hu/dk/dkk");
  const heading = page.getByRole("alertdialog").getByRole("heading");
  expect(await linesOf(heading, "somagolást?")).toBe(1);
});

test("in a window of 320 by 256 pixels the header makes room for the page when that is scrolled @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${DANISH}/shop`);
  const gifts = page.locator(GIFT);
  await expect(gifts.first()).toBeVisible();
  await gifts.nth(3).focus();
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await expect(gifts.nth(3)).toBeInViewport();
});

test("on the narrowest phone an order's number stands on one line in the list @whole", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await signUp(page, `${DANISH}/order`);
  const [id] = await seedOrders(page.request, 1);
  // Few numbers are as wide as this one.
  const number = "GWMWMWMWMW";
  await gql(page, "getOrders").edit((answer) => JSON.parse(JSON.stringify(answer).replaceAll(id!, number)) as unknown);
  await page.reload();
  const link = page.getByRole("main").getByRole("link", { name: number });
  await expect(link).toBeVisible();
  expect(await linesOf(link, number)).toBe(1);
});

test("on a small laptop the words of a gift and the names of countries have room beside the summary @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openSeededBasket(page, [{ email: "freja.lund@nordhavn.example" }]);
  const address = page.getByRole("main").getByRole("listitem").getByText("freja.lund@nordhavn.example");
  const lines = await address.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
  await page.getByRole("link", { name: "Go to delivery and payment" }).click();
  const cut = await page.locator("#billing-countryCode").evaluate((element) => {
    const select = element as HTMLSelectElement;
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const pen = Object.assign(document.createElement("canvas").getContext("2d")!, { font });
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
  });
  expect(cut).toEqual([]);
});
