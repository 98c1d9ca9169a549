import { restOfTexts } from "./languages";
import { openSeededBasket } from "./seed";
import { expect, test } from "./shop";
import {
  basketLines,
  chooseMarket,
  DANISH,
  fillPurchase,
  heading,
  openCard,
  openFullBasket,
  openHome,
  openMarkets,
  storedBaskets,
} from "./steps";
import { gql } from "./wire";
import { type Page } from "@playwright/test";

test("language and currency change with a full basket: the lines stay, nothing is loaded anew", async ({
  page,
  watch,
}) => {
  const { basketId } = await openSeededBasket(page, [{ value: 250 }, { value: 400, name: "Alma Holm" }]);
  const documents = watch.documents.length;
  await chooseMarket(page, "Currency", "eur");
  await expect(page).toHaveURL(/\/en\/dk\/eur\/basket$/);
  await expect(page.getByRole("complementary", { name: "Summary" })).toContainText("€");
  await expect(basketLines(page)).toHaveCount(2);
  await chooseMarket(page, "Language", "da");
  await expect(page).toHaveURL(/\/da\/dk\/eur\/basket$/);
  await expect(heading(page, "Din kurv")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "da");
  await expect(page.getByRole("main").getByText("Alma Holm").first()).toBeVisible();
  expect(watch.documents.length).toBe(documents);
  expect(await storedBaskets(page)).toMatchObject([{ basketId }]);
  const { input } = watch.asked("updateBasket").at(-1) as { input: object };
  expect(input).toEqual({ id: basketId, paymentCurrency: "EUR" });
});

test("a half-filled form stays when the page is loaded anew, and when language or currency change; sum and field agree @whole", async ({
  page,
}) => {
  await openCard(page);
  await fillPurchase(page, { amount: "350", name: "Freja Lund", email: "freja@example.com" });
  await page.reload();
  await expect(page.locator("input[name='recipient.name']")).toHaveValue("Freja Lund");
  await expect(page.getByRole("combobox", { name: "Amount in DKK" })).toHaveValue("350");
  await chooseMarket(page, "Language", "da");
  await expect(page).toHaveURL(/\/da\/dk\/dkk\//);
  await expect(page.locator("input[name='recipient.name']")).toHaveValue("Freja Lund");
  await expect(page.getByRole("combobox", { name: "Beløb i DKK" })).toHaveValue("350");
  await chooseMarket(page, "Valuta", "eur", "Gem");
  await expect(page).toHaveURL(/\/da\/dk\/eur\//);
  await expect(page.locator("input[name='recipient.name']")).toHaveValue("Freja Lund");
  // The same number would be another amount.
  await expect(page.getByRole("combobox", { name: "Beløb i EUR" })).toHaveValue("");
});

test("an address of a different country from the last visit's: the way back is offered once, and not after choosing @whole", async ({
  page,
  watch,
}) => {
  watch.forgetsBaskets = true;
  const notice = page.getByRole("region", { name: /^The country of this shop is/ });
  await openHome(page);
  await page.getByRole("button", { name: "Only what is needed" }).click();
  await page.goto("/en/se/sek/shop");
  await expect(notice).toContainText("Last time it was Denmark");
  await notice.getByRole("button", { name: "Change country to Denmark" }).click();
  await expect(page).toHaveURL(DANISH);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // What comes late has come.
  await expect(page.getByRole("banner").getByRole("combobox")).toBeVisible();
  await openMarkets(page);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(notice).toBeHidden();
  await page.goto("/en/se/sek/shop");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await notice.getByRole("button", { name: "Stay here" }).click();
  await expect(notice).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("hideCountryModal"))).toBe("true");
});

const WHOLE = { tag: "@whole" };

for (const [asked, end, more] of [
  ["/xx/dk/dkk", "/da/dk/dkk", WHOLE],
  ["/en/dk/zzz", "/en/dk/dkk", WHOLE],
  ["/en/zz/dkk", "/en/dk/dkk/welcome", WHOLE],
  ["/da/br/brl", "/da/dk/dkk/welcome", WHOLE],
  ["/EN/DK/DKK/", "/en/dk/dkk", {}],
  ["/en/dk/dkk/shop/?order=Alphabetic", "/en/dk/dkk/shop?order=Alphabetic", WHOLE],
  ["/en/dk", "/en/dk/dkk", WHOLE],
  ["/sv/se", "/sv/se/sek", {}],
  ["/fi/fi/", "/fi/fi/eur", WHOLE],
  ["/", "/en/dk/dkk", WHOLE],
] as const) {
  test(`the address ${asked} ends at ${end}`, more, async ({ page, watch }) => {
    await page.goto(asked);
    await expect(page).toHaveURL(end);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(watch.documents.length).toBe(1);
  });
}

test("whoever is welcomed from a country that is not sold to has a country to enter, in a language chosen in the header", async ({
  page,
  watch,
}) => {
  await page.goto("/en/br/brl");
  await expect(page).toHaveURL("/en/dk/dkk/welcome");
  const main = page.getByRole("main");
  await expect(main).toContainText("We do not sell gifts in this country yet (Brazil)");
  await expect(main.getByLabel("Country")).toHaveValue("dk");
  await expect(main.getByLabel("Language")).toHaveValue("en");
  await expect(main.getByLabel("Currency")).toHaveValue("dkk");
  expect(watch.documents.length).toBe(1);
  await chooseMarket(page, "Language", "da");
  await expect(page).toHaveURL("/da/dk/dkk/welcome");
  await expect(main.getByLabel("Sprog")).toHaveValue("da");
  await expect(main).toContainText("Vi sælger endnu ikke gaver i dette land (Brasilien)");
  await main.getByRole("button", { name: "Gå til butikken" }).click();
  await expect(page).toHaveURL("/da/dk/dkk");
});

test("a country whose currencies nobody has listed is entered in the one that it has @whole", async ({ page }) => {
  await gql(page, "salesFlows").edit((answer) => {
    for (const flow of answer.data.salesFlows.items) flow.supportedCurrencies = [];
    return answer;
  });
  await page.goto(`${DANISH}/welcome`);
  await expect(page.getByRole("main").getByLabel("Currency")).toHaveValue("dkk");
});

for (const [odd, more] of [
  ["/en/dk/dkk/..%2f..%2fetc", {}],
  ["/en/dk/dkk/__proto__", WHOLE],
  [`/en/dk/dkk/${"x".repeat(5000)}`, WHOLE],
  ["/en/dk/dkk/shop/gift/constructor", WHOLE],
  ["/nowhere/at/all", WHOLE],
] as const) {
  test(`the address ${odd.slice(0, 40)} is not found, calmly`, more, async ({ page }) => {
    await page.goto(odd);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(heading(page, /nothing here|not sold/)).toBeVisible();
  });
}

test("the address wins over cookies and the browser's language", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: "fi-FI", baseURL });
  await context.addCookies([
    { name: "countryCode", value: "se", url: baseURL! },
    { name: "lang", value: "sv", url: baseURL! },
    { name: "currency", value: "sek", url: baseURL! },
  ]);
  const page = await context.newPage();
  await page.goto("/da/dk/eur");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/da/dk/eur");
  await expect(page.locator("html")).toHaveAttribute("lang", "da");
  // They follow the address, and last about 90 days.
  const cookies = await context.cookies();
  const byName = Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie]));
  expect([byName.countryCode?.value, byName.lang?.value, byName.currency?.value]).toEqual(["dk", "da", "eur"]);
  for (const name of ["countryCode", "lang", "currency"]) {
    const days = (byName[name]!.expires * 1000 - Date.now()) / 86_400_000;
    expect(Math.abs(days - 90)).toBeLessThan(1);
    expect(byName[name]!.path).toBe("/");
  }
  await context.close();
});

for (const [language, end, lang, more] of [
  ["da-DK", "/da/dk/dkk", "da", WHOLE],
  ["nn-NO", "/no/dk/dkk", "nb", {}],
  ["fi-FI", "/en/dk/dkk", "en", WHOLE],
] as const) {
  test(`a first visit to the front in a browser of ${language} ends at ${end}`, more, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: language, baseURL });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page).toHaveURL(end);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await context.close();
  });
}

test("cookies full of junk are passed over", async ({ page, context, baseURL }) => {
  for (const [name, value] of [
    ["countryCode", "<script>"],
    ["lang", "xx"],
    ["currency", "z".repeat(3000)],
  ] as const) {
    await context.addCookies([{ name, value: encodeURIComponent(value), url: baseURL! }]);
  }
  await page.goto("/");
  await expect(page).toHaveURL(/\/(en|da)\/dk\/dkk$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("where cookies are denied, as in a sandboxed frame, the shop opens, and another language can be chosen @whole", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException("Denied", "SecurityError");
    };
    Object.defineProperty(document, "cookie", { get: denied, set: denied });
  });
  await page.goto("/");
  await expect(page).toHaveURL(DANISH);
  await openFullBasket(page);
  await chooseMarket(page, "Language", "da");
  await expect(heading(page, "Din kurv")).toBeVisible();
});

test("a Turkish browser spells the codes of addresses as everybody does @whole", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: "tr-TR", baseURL });
  const page = await context.newPage();
  await page.goto("/IT/IT/EUR");
  await expect(page).toHaveURL("/it/it/eur");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.close();
});

test("texts that hang do not hold the page back", async ({ page, watch }) => {
  watch.settled = false;
  const hung = await gql(page, "GetAllKeys").hang();
  await openHome(page, "/da/dk/dkk");
  await expect(page.getByRole("banner").getByRole("link", { name: "Kurv" })).toBeVisible();
  expect(hung.times).toBeLessThanOrEqual(1);
});

test("an editor's text that cannot be read: the shop's own stands, it is told once, and the others hold @whole", async ({
  page,
}) => {
  const told: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("footer.about")) told.push(message.text());
  });
  await gql(page, "GetAllKeys").edit((answer) => ({
    ...answer,
    data: {
      allKeys: [
        { key: "footer.about", translatedValue: "{" },
        { key: "header.basket", translatedValue: "Sack" },
      ],
    },
  }));
  await openHome(page);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sack" })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByText("that arrive when they should")).toBeVisible();
  expect(told).toHaveLength(1);
});

/** Holds back those texts of a language that come after the first paint. Returns a function that lets them come. */
async function holdRest(page: Page, language: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${restOfTexts(language)}`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const opener of ["Menu", /DKK/]) {
  test(`what is asked for in the header before all texts have come waits for them: ${opener} @whole`, async ({
    page,
  }) => {
    const release = await holdRest(page, "en");
    await openHome(page);
    await page.getByRole("banner").getByRole("button", { name: opener }).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    release();
    await expect(page.getByRole("dialog").getByRole("heading").first()).toHaveText(/^(Menu|Country, language)/);
  });
}

test("a language that is not spoken here gives way to one that is, and its own late half does not come over it @whole", async ({
  page,
}) => {
  const release = await holdRest(page, "ja");
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    new MutationObserver(() => spoken.push(document.documentElement.lang)).observe(document, {
      subtree: true,
      attributeFilter: ["lang"],
    });
  });
  await page.goto("/ja/dk/dkk/shop");
  await expect(page).toHaveURL(/\/da\/dk\/dkk\/shop$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "da");
  // What asks for the editors' texts starts behind the rest of the first language.
  const started = page.waitForRequest((request) => Boolean(request.postData()?.includes("GetAllKeys")));
  release();
  await started;
  await expect(page.getByRole("searchbox").or(page.getByRole("combobox")).first()).toBeVisible();
  const spoken = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
  expect(spoken.slice(spoken.indexOf("da"))).not.toContain("ja");
  await expect(page.locator("html")).toHaveAttribute("lang", "da");
});

test("the box to search in waits for its words @whole", async ({ page }) => {
  const release = await holdRest(page, "en");
  await page.goto(DANISH);
  // It comes together with the place of the toasts.
  await expect(page.locator("[role=alert][class*=place]")).toBeAttached();
  await expect(page.getByRole("banner").getByRole("link", { name: "Search" })).toBeVisible();
  release();
  await expect(page.getByRole("banner").getByRole("combobox")).toHaveAccessibleName(/^Search/);
});
