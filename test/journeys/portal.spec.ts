import { type Page } from "@playwright/test";
import { codeButton, codeField, newCode, redeem } from "./codes";
import { layReady, openLink } from "./gift";
import { once } from "./once";
import { remember, rememberPayer, seedBasket } from "./seed";
import { expect, test } from "./shop";
import {
  DANISH,
  expectConfirmed,
  fillPurchase,
  addToBasket,
  gifts,
  heading,
  menuOffers,
  signUp,
  toListing,
} from "./steps";
import { gql, operationsOf } from "./wire";

test.use({ isMeasured: true });

const NORDLYS = `${DANISH}/portal/nordlys`;
/** The channel of the portal. */
const CHANNEL = 11;
/** A gift card that the portal sells. */
const SPA_CARD = "1473";
const WHOLE = { tag: "@whole" };

/** The channel that this browser was in last. */
async function wasIn(page: Page, channelId: number): Promise<void> {
  await once(page, "channel", (id) => localStorage.setItem("salesChannelId", String(id)), channelId);
}

test("a portal's link is followed from a country where the portal does not sell", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "countryCode", value: "jp", url: baseURL! }]);
  await page.goto("/portal/nordlys");
  await expect(page).toHaveURL(NORDLYS);
  await expect(heading(page, "Gifts from Nordlys Energi")).toBeVisible();
});

test("a portal from its link with a code to the finished order, in its own colours all the way", async ({
  page,
  watch,
}) => {
  const code = await newCode(page.request, { balance: 400, channels: [CHANNEL] });
  watch.secrets.push(code);
  await rememberPayer(page);
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
  // One that the code pays for.
  const gift = gifts(page).filter({ hasNotText: "Out of stock", hasText: /From DKK\s[12]?\d?\d(?!\d|,)/ });
  await gift.first().click();
  await fillPurchase(page, { name: "Freja Lund", email: "freja@example.com" });
  await addToBasket(page);
  await page.getByRole("link", { name: "Go to delivery and payment" }).click();
  await page.getByRole("checkbox", { name: "I accept the terms" }).check();
  await page.getByRole("button", { name: "Complete order" }).click();
  await expectConfirmed(page);
  await expect(dressed).toHaveCount(1);
});

test("a link with a second code brings that one too, beside the one that is held; whoever signs in comes back to both @whole", async ({
  page,
  watch,
}) => {
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
  await signUp(page, NORDLYS);
  await expect(page.locator("[data-repaint]")).toHaveCSS("--accent", "#1f4e79");
  await expect(ready.getByRole("listitem")).toHaveCount(2);
});

for (const { value, title, left } of [
  { value: 250, title: "Your code is ready to spend", left: 150 },
  { value: 400, title: "Your codes", left: 0 },
]) {
  test(`a portal tells what is left of a code of 400 when the basket uses ${value} of it`, async ({ page, watch }) => {
    const code = await newCode(page.request, { balance: 400, channels: [CHANNEL] });
    watch.secrets.push(code);
    await remember(
      page,
      await seedBasket(page.request, [{ card: SPA_CARD, value }], [code], { salesChannelId: CHANNEL }),
    );
    await page.goto(NORDLYS);
    await expect(page.getByRole("region", { name: title, exact: true }).getByRole("listitem")).toHaveText(
      new RegExp(`DKK\\s${left}$`),
    );
  });
}

test.describe("a portal that is entered on the shop's own front page leads to the portal's, with its code", () => {
  const bar = (page: Page) => page.getByRole("complementary", { name: /codes/i });
  const expectThere = async (page: Page) => {
    await expect(page).toHaveURL(new RegExp(`${NORDLYS}$`));
    await expect(bar(page)).toBeVisible();
  };

  test("by a last code that was removed and put back @whole", async ({ page, request, watch }) => {
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

  test("by a code whose answer comes late @whole", async ({ page, request, watch }) => {
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

test("a portal's page, on a device set to dark: as light as the portal, its tiles in its order, neither cards nor redeeming in the menu; its way out leads to the shop, whose tiles are arranged by its own channel", async ({
  page,
}) => {
  await gql(page, "GetSalesChannelById").edit((answer) => {
    const { salesChannelById } = answer.data;
    if (String(salesChannelById.id) === "3")
      salesChannelById.salesChannelConfigs = '{"excludeTiles":["popular"],"orderTiles":["occasions"]}';
    return answer as unknown;
  });
  const texts = page.waitForResponse((response) => operationsOf(response.request())[0]?.operationName === "GetAllKeys");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(NORDLYS);
  await expect(page.locator("[data-repaint]")).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");

  const titles = page.locator("main ul a[class*=link] [class*=title]");
  await expect(titles.first()).toBeVisible();
  const names = await titles.allInnerTexts();
  expect(names.slice(0, 3)).toEqual(["Popular right now", "For someone you know well", "Have you been given a card?"]);
  expect(names).not.toContain("There is always a reason");

  expect(await menuOffers(page)).toEqual({ buy: 0, redeem: false });

  // The footer is drawn again with the editors' words: the press comes after that.
  await texts;
  await page.getByRole("contentinfo").getByRole("link", { name: "Go to the Gavia shop" }).click();
  await expect(page).toHaveURL(DANISH);
  await expect(page.locator("[data-repaint]")).toHaveCount(0);
  await expect(titles.first()).toHaveText("There is always a reason");
  expect(await titles.allInnerTexts()).not.toContain("Popular right now");
});

for (const [configs, more] of [
  ["{", WHOLE],
  ["[]", WHOLE],
  ["5", WHOLE],
  ['"x"', WHOLE],
  ['{"excludeTiles":{}}', WHOLE],
  ['{ "excludeTiles": ["popular"', WHOLE],
] as const) {
  test(
    `tile settings that cannot be read (${configs}): told once in the console, and all tiles are shown`,
    more,
    async ({ page }) => {
      const told: string[] = [];
      page.on("console", (message) => {
        if (message.text().includes("tile settings")) told.push(message.text());
      });
      for (const name of ["GetSalesChannelBySlug", "GetSalesChannelById"] as const) {
        await gql(page, name).edit((answer) =>
          JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
            key === "salesChannelConfigs" ? configs : value,
          ),
        );
      }
      await page.goto(NORDLYS);
      await expect(page.getByText("There is always a reason")).toBeVisible();
      expect(told).toHaveLength(1);
    },
  );
}

test("a yellow nobody can read and a logo that was not agreed on: the shop's own colours and name @whole", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${DANISH}/portal/havblik`);
  await expect(heading(page, "Gifts from Havblik Kollegium")).toBeVisible();
  await expect(page.locator("[data-repaint]")).toHaveCount(0);
  // In the shop's own colours it is as dark as the shop.
  await expect(page.locator("html")).toHaveCSS("color-scheme", /dark/);
  await expect(page.getByRole("banner").getByRole("img")).toHaveCount(0);
});

test("a portal's logo that is very wide takes no more room than it is drawn in; one that does not come is a name @whole", async ({
  page,
}) => {
  const home = page.getByRole("banner").getByRole("link", { name: "Nordlys Energi, home" });
  const wide =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="100"><rect width="1600" height="100"/></svg>';
  await page.goto(NORDLYS);
  const address = (await home.getByRole("img").getAttribute("src"))!;
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: "image/svg+xml", body: wide }));
  await page.reload();
  await expect.poll(async () => (await home.boundingBox())?.width).toBe(160);
  await page.unroute(`**${address}`);
  await page.route(`**${address}`, (route) => route.abort());
  await page.reload();
  await expect(home.getByText("Nordlys Energi")).toBeVisible();
  await expect(home.getByRole("img")).toHaveCount(0);
});

for (const [what, id, more] of [
  ["closed", 19, {}],
  ["gone", 4711, WHOLE],
] as const) {
  test(`a portal of an earlier visit that is ${what}: the shop itself, at any address`, more, async ({ page }) => {
    await wasIn(page, id);
    await page.goto(`${DANISH}/shop`);
    await gifts(page).filter({ hasNotText: "Out of stock" }).first().click();
    await fillPurchase(page, { name: "Freja Lund", email: "freja@example.com" });
    await addToBasket(page);
    await page.goto(`${DANISH}/basket`);
    await expect(page.locator("[id^=line-]")).toHaveCount(1);
  });
}

test("a portal of an earlier visit that does not sell in the country of a link: the shop itself, also for a gift that it sold, but not where its codes are taken @whole", async ({
  page,
  control,
  watch,
}) => {
  await wasIn(page, CHANNEL);
  await page.goto("/de/de/eur/11/giftcard-redeem");
  await expect(page).toHaveURL(/\/de\/dk\/dkk\/welcome$/);
  await page.goto("/en/br/brl/shop");
  await expect(page).toHaveURL(/\/en\/dk\/dkk\/welcome$/);
  await expect(page.locator("[data-repaint]")).toHaveCount(1);
  await openLink(page, watch, await layReady(control), { market: "/en/de/eur/nordlys" });
  await expect(page.getByText(/DKK/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/en\/de\/eur\/giftcard$/);
  await expect(page.locator("[data-repaint]")).toHaveCount(0);
});

for (const [named, more] of [
  ["nordlys", {}],
  [String(CHANNEL), WHOLE],
] as const) {
  test(`screens with the channel ${named} before them are that portal's`, more, async ({ page }) => {
    const dressed = page.locator("[data-repaint]");
    for (const screen of ["verify-owner", "giftcard-redeem"]) {
      await page.goto(`${DANISH}/3/${screen}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(dressed).toHaveCount(0);
      await page.goto(`${DANISH}/${named}/${screen}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(dressed).toHaveCSS("--accent", "#1f4e79");
    }
    await redeem(page, await newCode(page.request, { balance: 400, channels: [CHANNEL] }));
    await expect(page.getByRole("link", { name: "Choose your gifts" })).toBeVisible();
    await expect(dressed).toHaveCount(1);
  });
}

const CHANNELLED = ["verify-owner", "giftcard", "giftcard-redeem"];

for (const [named, screens, more] of [
  ["nobody", CHANNELLED, WHOLE],
  ["vinterfest", ["verify-owner"], WHOLE],
  ["vinterfest", CHANNELLED, WHOLE],
  ["99999", ["giftcard-redeem"], {}],
  ["99999", CHANNELLED, WHOLE],
  ["basket", CHANNELLED, WHOLE],
] as const) {
  test(`there is no channel ${named} before ${screens.join(", ")}`, more, async ({ page }) => {
    for (const screen of screens) {
      await page.goto(`${DANISH}/${named}/${screen}`);
      await expect(heading(page, "There is nothing here")).toBeVisible();
    }
  });
}

test("the types to filter by are those that the portal says it has, if there are things among them @whole", async ({
  page,
}) => {
  const types = page.getByRole("group", { name: "Type" });
  await wasIn(page, CHANNEL);
  await page.goto(`${DANISH}/shop?type=PhysicalProduct`);
  await expect(gifts(page).first()).toBeVisible();
  await expect(page, "it has no things, and the address is told so").toHaveURL(`${DANISH}/shop`);
  await expect(page.getByRole("checkbox", { name: "For her" })).toBeVisible();
  await expect(types).toHaveCount(0);

  await gql(page, "categoriesBySalesChannel").edit((answer: { data: { categoriesBySalesChannel: object } }) => {
    Object.assign(answer.data.categoriesBySalesChannel, { types: ["PhysicalProduct", "Giftcard", "Hamper"] });
    return answer;
  });
  await gql(page, "productsFilter").edit((answer: { data: { productsFilter: object } }) => {
    Object.assign(answer.data.productsFilter, { hasPhysicalProducts: true });
    return answer;
  });
  await page.reload();
  await expect(types.getByRole("radio")).toHaveCount(3);
  await types.getByRole("radio", { name: "Gift cards" }).check();
  await expect(page).toHaveURL(`${DANISH}/shop?type=Giftcard`);
});

for (const [slug, more] of [
  ["vinterfest", {}],
  ["nobody", WHOLE],
  ["undefined", WHOLE],
  ["3", WHOLE],
] as const) {
  test(`there is no portal ${slug}`, more, async ({ page }) => {
    await page.goto(`${DANISH}/portal/${slug}`);
    await expect(heading(page, "There is nothing here")).toBeVisible();
  });
}

test("the way back to the country of the last visit stays in the portal that is sold in both @whole", async ({
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

test("at 400 % zoom the field of a refused code is not under the message, and what is told of the code that is taken is in sight", async ({
  page,
}) => {
  const code = await newCode(page.request, { balance: 400, channels: [CHANNEL] });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(NORDLYS);
  await codeField(page).focus();
  await page.keyboard.type("POR-NOPE00001");
  await page.keyboard.press("Enter");
  const message = page.locator("[data-toast]");
  await expect(message).toBeVisible();
  const isClear = async () => {
    const [field, toast] = [(await codeField(page).boundingBox())!, (await message.boundingBox())!];
    return field.y >= toast.y + toast.height || field.y + field.height <= toast.y;
  };
  await expect.poll(isClear).toBe(true);
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toBeInViewport({ ratio: 1 });

  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  const told = page.getByRole("heading", { name: "Your code is ready to spend" });
  await expect(told).toBeFocused();
  await expect(told).toBeInViewport({ ratio: 1 });
});
