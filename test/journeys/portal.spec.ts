import { type Page } from "@playwright/test";
import { codeButton, codeField, newCode, redeem } from "./codes";
import { layReady, openLink } from "./gift";
import { expect, test } from "./shop";
import {
  DANISH,
  expectConfirmed,
  fillPayer,
  fillPurchase,
  addToBasket,
  gifts,
  heading,
  signUp,
  toListing,
} from "./steps";
import { gql, operationsOf } from "./wire";

test.use({ isMeasured: true });

const NORDLYS = `${DANISH}/portal/nordlys`;
/** The channel of the portal. */
const CHANNEL = 11;

test("a portal from its link with a code to the finished order, in its own colours all the way", async ({
  page,
  watch,
}) => {
  const code = await newCode(page.request, { balance: 400, channels: [CHANNEL] });
  watch.secrets.push(code);
  await page.goto(`/portal/nordlys/${code}`);
  await expect(page).toHaveURL(/\/dk\/dkk\/portal\/nordlys$/);
  await page.goto(`${NORDLYS}/${code}`);
  await expect(heading(page, "Gifts from Nordlys Energi")).toBeVisible();
  const dressed = page.locator("[data-repaint]");
  await expect(dressed).toHaveCSS("--accent", "#1f4e79");
  await expect(page.getByRole("banner").getByRole("img", { name: "Nordlys Energi" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your code came with the link" })).toBeVisible();
  await page
    .getByRole("button", { name: /^(Redeem|Use)/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Your code is ready to spend" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /choose/i })
    .first()
    .click();

  await expect(gifts(page).first()).toBeVisible();
  const asked = watch.asked("productsFilter").at(-1) as { input: object; withHasPricesInStock?: boolean };
  expect(asked.input).toMatchObject({ salesChannelId: CHANNEL, inCollections: ["SingleBrands"] });
  expect(asked.withHasPricesInStock).toBe(true);
  await expect(dressed).toHaveCount(1);
  await page.goto(`${DANISH}/shop?max=200`);
  const gift = gifts(page).filter({ hasNotText: "Out of stock" }).first();
  await gift.click();
  await fillPurchase(page, { name: "Freja Lund", email: "freja@example.com" });
  await addToBasket(page);
  await page.getByRole("link", { name: "Go to delivery and payment" }).click();
  await fillPayer(page);
  await page.getByRole("checkbox", { name: "I accept the terms" }).check();
  await page.getByRole("button", { name: "Complete order" }).click();
  await expectConfirmed(page);
  await expect(dressed).toHaveCount(1);
});

test("a link with a second code brings that one too, beside the one that is held", async ({ page, watch }) => {
  const ready = page.getByRole("region", { name: "Your code is ready to spend" });
  for (const count of [1, 2]) {
    const code = await newCode(page.request, { balance: 400, channels: [CHANNEL] });
    watch.secrets.push(code);
    await page.goto(`${NORDLYS}/${code}`);
    if (count > 1) await expect(ready.getByRole("listitem")).toHaveCount(count - 1);
    expect((await codeField(page).inputValue()).replaceAll(" ", "")).toBe(code);
    await codeButton(page).click();
    await expect(ready.getByRole("listitem")).toHaveCount(count);
    await expect(codeField(page)).toHaveValue("");
  }
});

test.describe("a portal that is entered on the shop's own front page leads to the portal's, with its code", () => {
  const bar = (page: Page) => page.getByRole("complementary", { name: /codes/i });
  const expectThere = async (page: Page) => {
    await expect(page).toHaveURL(new RegExp(`${NORDLYS}$`));
    await expect(bar(page)).toBeVisible();
  };

  test("by a last code that was removed and put back", async ({ page, request, watch }) => {
    watch.forgetsBaskets = true;
    await page.goto(NORDLYS);
    await codeField(page).fill(await newCode(request, { balance: 400, channels: [CHANNEL] }));
    await codeButton(page).click();
    await expect(bar(page)).toBeVisible();
    await toListing(page).click();
    await bar(page).getByRole("button", { name: "Show codes" }).click();
    await bar(page)
      .getByRole("button", { name: /^Remove/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`${DANISH}$`));
    await page.getByRole("button", { name: "Undo" }).click();
    await expectThere(page);
  });

  test("by a code whose answer comes late", async ({ page, request, watch }) => {
    watch.forgetsBaskets = true;
    await page.goto(`${DANISH}/redeem`);
    await codeField(page).fill(await newCode(request, { balance: 400, channels: [CHANNEL] }));
    const struck = await gql(page, "updateBasket")
      .times(1)
      .before(async () => {
        await page.getByRole("banner").getByRole("link", { name: "Gavia, home" }).click();
        await expect(page).toHaveURL(new RegExp(`${DANISH}$`));
      });
    await codeButton(page).click();
    await expectThere(page);
    expect(struck.times).toBe(1);
  });
});

test("tiles that are excluded are not there, the others stand in the portal's order", async ({ page }) => {
  await page.goto(NORDLYS);
  const titles = page.locator("main ul a[class*=link] [class*=title]");
  await expect(titles.first()).toBeVisible();
  const names = await titles.allInnerTexts();
  expect(names.slice(0, 3)).toEqual(["Popular right now", "For someone you know well", "Have you been given a card?"]);
  expect(names).not.toContain("There is always a reason");
});

test("the front page's tiles are arranged by the shop's own channel too", async ({ page }) => {
  await gql(page, "GetSalesChannelById").edit((answer) => {
    answer.data.salesChannelById.salesChannelConfigs = '{"excludeTiles":["popular"],"orderTiles":["occasions"]}';
    return answer as unknown;
  });
  await page.goto(DANISH);
  const titles = page.locator("main ul a[class*=link] [class*=title]");
  await expect(titles.first()).toHaveText("There is always a reason");
  expect(await titles.allInnerTexts()).not.toContain("Popular right now");
});

for (const configs of ["{", "[]", "5", '"x"', '{"excludeTiles":{}}', '{ "excludeTiles": ["popular"']) {
  test(`tile settings that cannot be read (${configs}): told once in the console, and all tiles are shown`, async ({
    page,
  }) => {
    const told: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("tile settings")) told.push(message.text());
    });
    for (const name of ["GetSalesChannelBySlug", "GetSalesChannelById"] as const) {
      await gql(page, name).edit((answer) =>
        JSON.parse(JSON.stringify(answer), (key, value: unknown) => (key === "salesChannelConfigs" ? configs : value)),
      );
    }
    await page.goto(NORDLYS);
    await expect(page.getByText("There is always a reason")).toBeVisible();
    expect(told).toHaveLength(1);
  });
}

test("a yellow nobody can read and a logo that was not agreed on: the shop's own colours and name", async ({
  page,
}) => {
  await page.goto(`${DANISH}/portal/havblik`);
  await expect(heading(page, "Gifts from Havblik Kollegium")).toBeVisible();
  await expect(page.locator("[data-repaint]")).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("img")).toHaveCount(0);
});

test("whoever signs in comes back to the portal, with its colours and its basket", async ({ page, watch }) => {
  const code = await newCode(page.request, { balance: 400, channels: [CHANNEL] });
  watch.secrets.push(code);
  await page.goto(`${NORDLYS}/${code}`);
  await codeButton(page).click();
  const ready = page.getByRole("region", { name: "Your code is ready to spend" });
  await expect(ready.getByRole("listitem")).toHaveCount(1);
  await signUp(page, NORDLYS);
  await expect(page.locator("[data-repaint]")).toHaveCSS("--accent", "#1f4e79");
  await expect(ready.getByRole("listitem")).toHaveCount(1);
});

test("whoever leaves the portal by its way out is in the shop again", async ({ page }) => {
  const texts = page.waitForResponse((response) => operationsOf(response.request())[0]?.operationName === "GetAllKeys");
  await page.goto(NORDLYS);
  await expect(page.locator("[data-repaint]")).toBeVisible();
  // The footer is drawn again with the editors' words: the press comes after that.
  await texts;
  await page.getByRole("contentinfo").getByRole("link", { name: "Go to the Gavia shop" }).click();
  await expect(page).toHaveURL(DANISH);
  await expect(page.locator("[data-repaint]")).toHaveCount(0);
});

for (const [what, id] of [
  ["closed", 19],
  ["gone", 4711],
] as const) {
  test(`a portal of an earlier visit that is ${what}: the shop itself, at any address`, async ({ page }) => {
    await page.goto(`${DANISH}/welcome`);
    await page.evaluate((stored) => localStorage.setItem("salesChannelId", String(stored)), id);
    await page.goto(`${DANISH}/shop`);
    await gifts(page).filter({ hasNotText: "Out of stock" }).first().click();
    await fillPurchase(page, { name: "Freja Lund", email: "freja@example.com" });
    await addToBasket(page);
    await page.goto(`${DANISH}/basket`);
    await expect(page.locator("[id^=line-]")).toHaveCount(1);
  });
}

test("a portal of an earlier visit that does not sell in the country of a link: the shop itself, but not at its own", async ({
  page,
  control,
  watch,
}) => {
  await page.goto(NORDLYS);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("salesChannelId"))).toBe(String(CHANNEL));
  await page.goto("/de/de/eur/11/verify-owner");
  await expect(page).toHaveURL(/\/de\/dk\/dkk\/welcome$/);
  await page.goto("/en/br/brl/shop");
  await expect(page).toHaveURL(/\/en\/dk\/dkk\/welcome$/);
  await expect(page.locator("[data-repaint]")).toHaveCount(1);
  await openLink(page, watch, await layReady(control), { market: "/en/de/eur" });
  await expect(page.getByText(/DKK/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/en\/de\/eur\/giftcard$/);
  await expect(page.locator("[data-repaint]")).toHaveCount(0);
});

for (const named of ["nordlys", String(CHANNEL)]) {
  test(`screens with the channel ${named} before them are that portal's`, async ({ page }) => {
    const dressed = page.locator("[data-repaint]");
    for (const screen of ["verify-owner", "giftcard-redeem"]) {
      await page.goto(`${DANISH}/${named}/${screen}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(dressed).toHaveCSS("--accent", "#1f4e79");
      await page.goto(`${DANISH}/3/${screen}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(dressed).toHaveCount(0);
    }
    const code = await newCode(page.request, { balance: 400, channels: [CHANNEL] });
    await page.goto(`${DANISH}/${named}/giftcard-redeem`);
    await redeem(page, code);
    await expect(page.getByRole("link", { name: "Choose your gifts" })).toBeVisible();
    await expect(dressed).toHaveCount(1);
  });
}

for (const named of ["nobody", "vinterfest", "99999", "basket"]) {
  test(`there is no channel ${named} before a screen`, async ({ page }) => {
    for (const screen of ["verify-owner", "giftcard", "giftcard-redeem"]) {
      await page.goto(`${DANISH}/${named}/${screen}`);
      await expect(heading(page, "There is nothing here")).toBeVisible();
    }
  });
}

test("the types to filter by are those that the portal says it has", async ({ page }) => {
  const types = page.getByRole("group", { name: "Type" });
  await page.goto(NORDLYS);
  await expect(heading(page, "Gifts from Nordlys Energi")).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("salesChannelId"))).toBe(String(CHANNEL));
  await page.goto(`${DANISH}/shop?type=PhysicalProduct`);
  await expect(gifts(page).first()).toBeVisible();
  await expect(page, "it has no things, and the address is told so").toHaveURL(`${DANISH}/shop`);
  await expect(page.getByRole("checkbox", { name: "For her" })).toBeVisible();
  await expect(types).toHaveCount(0);

  await gql(page, "categoriesBySalesChannel").edit((answer: { data: { categoriesBySalesChannel: object } }) => {
    Object.assign(answer.data.categoriesBySalesChannel, { types: ["PhysicalProduct", "Giftcard", "Hamper"] });
    return answer;
  });
  await page.reload();
  await expect(types.getByRole("radio")).toHaveCount(3);
  await types.getByRole("radio", { name: "Gift cards" }).check();
  await expect(page).toHaveURL(`${DANISH}/shop?type=Giftcard`);
});

for (const slug of ["vinterfest", "nobody", "undefined", "3"]) {
  test(`there is no portal ${slug}`, async ({ page }) => {
    await page.goto(`${DANISH}/portal/${slug}`);
    await expect(heading(page, "There is nothing here")).toBeVisible();
  });
}

test("the way back to the country of the last visit stays in the portal that is sold in both", async ({
  page,
  watch,
}) => {
  watch.forgetsBaskets = true;
  await page.goto(NORDLYS);
  await expect(heading(page, "Gifts from Nordlys Energi")).toBeVisible();
  await page.goto("/en/se/sek/portal/nordlys");
  await page.getByRole("button", { name: "Change country to Denmark" }).click();
  await expect(page).toHaveURL(NORDLYS);
  await expect(heading(page, "Gifts from Nordlys Energi")).toBeVisible();
});

test("on a device set to dark, what is around a portal is as light as the portal", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(NORDLYS);
  await expect(page.locator("[data-repaint]")).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});
