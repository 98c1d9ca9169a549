import { type Locator, type Page } from "@playwright/test";
import { expectOpen, layReady, OF_A_BRAND, openLink, shownCode } from "./gift";
import { openSeededBasket, QUAY, seedOrders } from "./seed";
import { expect, test } from "./shop";
import { beSignedUp, DANISH } from "./steps";

/** Something on paper: the sheet where it begins and the one where it ends, and its edges in points from the top. */
interface Printed {
  sheets: [number, number];
  top: number;
  bottom: number;
}

/** More points than a sheet of A4 is high, so that one number tells the sheet and the place on it. */
const SHEET = 1000;

/** The page as it comes out of a printer on A4. The file notes where that begins what links of the page lead to. */
async function print(page: Page): Promise<{ sheets: number; placeOf: (mark: string) => number }> {
  const margin = { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" };
  const file = (await page.pdf({ format: "A4", margin })).toString("latin1");
  const sheets = file.match(/\/Kids \[(.*?)\]/)![1]!.match(/\d+(?= 0 R)/g)!;
  const placeOf = (mark: string) => {
    const [, sheet, above] = new RegExp(`/${mark} \\[(\\d+) 0 R /XYZ \\S+ (\\S+)`).exec(file)!;
    return (sheets.indexOf(sheet!) + 1) * SHEET - Number(above);
  };
  return { sheets: sheets.length, placeOf };
}

/** Prints the page, and tells where on the paper these elements are. */
async function printed(page: Page, elements: Locator): Promise<Printed[]> {
  await elements.evaluateAll((all) =>
    all.forEach((element, index) => {
      for (const edge of ["top", "bottom"]) {
        const mark = document.createElement("i");
        mark.id = `${edge}-${index}`;
        mark.style.cssText = `position: absolute; ${edge}: 0`;
        const link = document.createElement("a");
        link.href = `#${mark.id}`;
        link.hidden = true;
        (element.querySelector("caption") ?? element).append(mark, link);
      }
      (element as HTMLElement).style.position = "relative";
    }),
  );
  const { placeOf } = await print(page);
  return Array.from({ length: await elements.count() }, (_, index) => {
    const [top, bottom] = [placeOf(`top-${index}`), placeOf(`bottom-${index}`)];
    return { sheets: [Math.floor(top / SHEET), Math.floor(bottom / SHEET)], top, bottom };
  });
}

/** On paper these elements stand one below the other, and none is torn over two sheets. */
async function expectStacked(page: Page, elements: Locator): Promise<void> {
  const all = await printed(page, elements);
  for (const [index, { sheets, top }] of all.entries()) {
    expect(sheets[1], `${index} is not torn`).toBe(sheets[0]);
    if (index > 0) expect(top, `${index} below the one before it`).toBeGreaterThan(all[index - 1]!.bottom);
  }
}

/**
 * The page as it comes out of a printer: so many sheets of A4, nothing to press on them, and what can be read there.
 */
async function expectPrinted(page: Page, sheets: number, read: () => Promise<void>): Promise<void> {
  expect((await print(page)).sheets, "sheets").toBe(sheets);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(":is(a, button, input):visible"), "nothing to press").toHaveCount(0);
  await read();
  await page.emulateMedia({ media: null });
}

const bars = (page: Page) => page.getByRole("main").getByRole("img", { name: "The code as bars" });

test("a greeting is one sheet of paper: its picture and its words, and nothing to press", async ({ page }) => {
  await page.goto(`${DANISH}/greeting/GREETING-PICTURE`);
  await page.getByRole("button", { name: "Open the greeting" }).click();
  await expect(page.getByRole("button", { name: "On to your gift" })).toBeVisible();
  await expectPrinted(page, 1, async () => {
    await expect(page.getByRole("article").getByRole("img")).toBeVisible();
    await expect(page.getByText("Do you remember this evening?")).toBeVisible();
  });
});

test("a gift card is one sheet: card, value, code, last day and bars, and so is what is shown at the till", async ({
  page,
  watch,
  control,
}) => {
  await openLink(page, watch, await layReady(control, OF_A_BRAND));
  await expectOpen(page);
  await expect(bars(page)).toBeVisible();
  const code = await shownCode(page);
  await expectPrinted(page, 1, async () => {
    await expect(page.getByRole("article")).toContainText("DKK 250");
    expect(await shownCode(page)).toBe(code);
    await expect(page.getByRole("article").getByRole("img", { name: /as bars/ })).toBeVisible();
    await expect(page.getByText(/^Valid until/)).toBeVisible();
    await expect(page.getByRole("contentinfo").filter({ visible: true })).toHaveCount(0);
  });
  await page.getByRole("button", { name: "Show at the till" }).click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
  await expectPrinted(page, 1, () => expect(page.getByRole("dialog").getByRole("img")).toBeVisible());
});

test("six gift cards of a bundle are two sheets @whole", async ({ page, watch, control }) => {
  const token = await layReady(control, { bundle: { "1123": 6 } });
  await openLink(page, watch, token, { kind: "bundle" });
  await expect(page.getByRole("article")).toHaveCount(6);
  await expect(bars(page)).toHaveCount(6);
  await expectPrinted(page, 2, () => expect(bars(page).last()).toBeVisible());
});

test("an order of many deliveries: none is torn, nor lies over what follows, and nothing to press @whole", async ({
  page,
}) => {
  await beSignedUp(page);
  const lines = Array.from({ length: 8 }, (_, at) => ({ value: 250 + 50 * at, name: `Alma ${"ABCDEFGH"[at]!}` }));
  const [id] = await seedOrders(page.request, 1, [{ ...lines[0], greeting: "GREETING-PICTURE" }, ...lines.slice(1)]);
  await page.goto(`${DANISH}/order/${id}`);
  await expect(page.getByRole("button", { name: /^See greeting/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Total/ })).toBeVisible();
  const parts = page.getByRole("main").locator("li:has(h3):not(li li), table");
  await expect(parts).toHaveCount(10);
  await expectStacked(page, parts);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button")).toHaveCount(0);
});

test("an order of one gift is one sheet, alone under the shop's name @whole", async ({ page }) => {
  await beSignedUp(page);
  const [id] = await seedOrders(page.request, 1);
  await page.goto(`${DANISH}/order/${id}`);
  await expect(page.getByRole("row", { name: /^Total/ })).toBeVisible();
  expect((await print(page)).sheets).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table", { name: "Payment" })).toBeVisible();
  await expect(page.getByRole("banner").getByText("Gavia")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1);
  await expect(page.locator("#content ~ footer")).toBeHidden();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
});

test("many gift cards of a bundle are one sheet that says how many files there are @whole", async ({
  page,
  watch,
  control,
}) => {
  await openLink(page, watch, await layReady(control, { bundle: { "1123": 20 } }), { kind: "bundle" });
  await expect(page.getByRole("heading", { name: "Your gift cards are here" })).toBeVisible();
  await expectPrinted(page, 1, async () => {
    await expect(page.getByText("There are 20 gift cards for you, as PDFs to keep, print or pass on.")).toBeVisible();
    await expect(page.getByText("20 files", { exact: true })).toBeVisible();
  });
});

test("no order of the list of orders is torn over two sheets @whole", async ({ page }) => {
  await beSignedUp(page);
  await seedOrders(page.request, 6, [{}, { value: 400, name: "Alma Holm", address: QUAY }]);
  await page.goto(`${DANISH}/order`);
  const orders = page.getByRole("main").locator("li:has(h2)");
  await expect(orders).toHaveCount(6);
  await expectStacked(page, orders);
});

test("the list of orders on paper offers no other page and no way to sign out @whole", async ({ page }) => {
  await beSignedUp(page);
  await seedOrders(page.request, 11);
  await page.goto(`${DANISH}/order`);
  const presses = page.getByRole("main").getByText(/^(Older orders|Sign out)$/);
  await expect(presses).toHaveCount(2);
  await expect(presses.filter({ visible: true })).toHaveCount(2);
  await page.emulateMedia({ media: "print" });
  await expect(presses.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("main").locator("li:has(h2)").first()).toBeVisible();
});

test("a basket on paper: its gifts, how many of each, its codes and the sum, and nothing to press @whole", async ({
  page,
}) => {
  // As wide as a sheet.
  await page.setViewportSize({ width: 720, height: 1000 });
  const card = { card: "1123", quantity: 2, greeting: "GREETING-PICTURE" };
  await openSeededBasket(page, [card, { name: "Alma Holm", address: QUAY }], DANISH, ["SGK-DKK100BBBB"]);
  await expect(page.getByText("Add another code")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.locator(":is(button, summary, aside a):visible")).toHaveCount(0);
  await expect(main.getByRole("textbox").first()).toHaveValue("2");
  // Both at once: the lines above them may still be changing.
  const total = await main.getByText("To pay").elementHandle();
  const belowRow = (row: Element, other: Node) =>
    (other as Element).getBoundingClientRect().top - row.getBoundingClientRect().top;
  expect(await main.getByText("Code SGK-").evaluate(belowRow, total), "the sum below the rows").toBeGreaterThan(0);
  await expect(main.getByRole("list", { name: "Your codes" })).toBeVisible();
  await page.emulateMedia({ media: null });
});

test("a basket on paper says nothing of codes where there are none @whole", async ({ page }) => {
  await openSeededBasket(page);
  const codes = page.getByRole("heading", { name: "Gift card codes" });
  await expect(codes).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(codes).toBeHidden();
  await page.emulateMedia({ media: null });
});
