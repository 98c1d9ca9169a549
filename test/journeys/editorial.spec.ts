import { layReady, linkOf } from "./gift";
import { BRAND_CARD } from "./seed";
import { expect, test } from "./shop";
import { DANISH, gifts, heading, openCard, openHome, purchaseForm } from "./steps";
import { gql } from "./wire";

const VECTORS = [
  "javascript:alert(document.domain)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "//evil.example/x",
  "/\\evil.example",
  "\\\\evil.example",
  "https://user:pass@evil.example/",
  "http://evil.example/",
  "https://evil.example:8443/",
  "https://\u0000evil.example",
  "blob:https://evil.example/1",
];

test("links of editors lead nowhere dangerous", async ({ page, baseURL }) => {
  await gql(page, "GetLocalizedComponents").edit((answer) => {
    const [first] = answer.data.localizedComponents as { templateType: string; localizedContent: object }[];
    answer.data.localizedComponents = VECTORS.flatMap((link, at) =>
      ["Banner", "Tile"].map((templateType) => ({
        ...first,
        id: `${templateType}${at}`,
        index: at,
        templateType,
        localizedContent: { ...first!.localizedContent, title: `Vector ${at}`, link, linkLabel: `Go ${at}` },
      })),
    );
    return answer as unknown;
  });
  await gql(page, "countryPresentations").edit((answer) => {
    answer.data.countryPresentations.serviceMessage = {
      ...answer.data.countryPresentations.serviceMessage,
      showMessage: true,
      title: "Christmas &amp; <img src=x onerror=alert(1)>New Year",
      body: "</script><script>alert(1)</script>",
      link: VECTORS[0],
      linkLabel: "Press me",
    };
    return answer as unknown;
  });
  await openHome(page);
  await expect(page.getByText("Vector 0").first()).toBeVisible();
  await expect(page.getByText("Christmas & New Year")).toBeVisible();
  await expect(page.locator("[onerror], img[src=x]")).toHaveCount(0);
  const links = await page.locator("a[href]").evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map(({ href, rel, target, protocol, origin }) => ({
      href,
      rel,
      target,
      protocol,
      origin,
    })),
  );
  for (const { href, rel, target, protocol, origin } of links) {
    expect(["https:", "http:", "mailto:", "tel:"], href).toContain(protocol);
    expect(href).not.toContain("evil.example:8443");
    expect(href).not.toContain("user:pass");
    if (protocol === "http:") expect(origin, href).toBe(new URL(baseURL!).origin);
    if (protocol === "https:" && target === "_blank") expect(rel, href).toContain("noopener");
  }
  // What leads nowhere does not look like a link either.
  await expect(page.getByText("Go 0", { exact: true })).toHaveCSS("text-decoration-line", "none");
});

test("the front page tells search engines whose shop it is; the editors' first banner leads where they say", async ({
  page,
}) => {
  await openHome(page);
  const told = page.locator('script[type="application/ld+json"]');
  await expect(told).toHaveCount(1);
  const company = JSON.parse((await told.textContent()) ?? "") as { contactPoint: { areaServed: string }[] };
  expect(company).toMatchObject({ "@type": "Organization", name: "Gavia" });
  expect(company.contactPoint.map(({ areaServed }) => areaServed).sort()).toEqual(["DK", "FI", "NO", "SE"]);
  const first = page.getByRole("main").getByRole("link", { name: "A shelf full of surprises" });
  await expect(first.getByRole("presentation", { includeHidden: true })).toBeVisible();
  await first.click();
  await expect(page).toHaveURL(`${DANISH}/shop`);
});

const CORPUS = [
  "<script>window.hit=1</script>",
  "<img src=x onerror=window.hit=1>",
  "<svg onload=window.hit=1>",
  "<svg><animate onbegin=window.hit=1 attributeName=x dur=1s>",
  "<math><mtext><table><mglyph><style><img src=x onerror=window.hit=1>",
  "<iframe srcdoc='<script>parent.hit=1</script>'></iframe>",
  "<object data='data:text/html,<script>parent.hit=1</script>'></object>",
  "<a href='javascript:window.hit=1'>press</a>",
  "<form action='javascript:window.hit=1'><button>press</button></form>",
  "<style>body{display:none}</style>",
  "<link rel=stylesheet href='//evil.example/x.css'>",
  "<base href='//evil.example/'>",
  "<meta http-equiv=refresh content='0;url=//evil.example'>",
  "<p style='position:fixed;inset:0'>over</p>",
  "<input autofocus onfocus=window.hit=1>",
  "<details open ontoggle=window.hit=1>",
  "<noscript><p title='</noscript><img src=x onerror=window.hit=1>'>",
  "<p id=content name=cookie>clobbers</p>",
];

test("a long address among an editor's words, or in a brand's name, widens neither the page of a gift nor its form @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const address = `https://elsewhere.example/${"terms".repeat(20)}`;
  await gql(page, "getProducts").edit((answer) => {
    const [product] = answer.data.getProducts;
    product.disclaimer = address;
    for (const one of product.presentations)
      if (/campaign|ShortDescription|sellingPoint/i.test(one.presentationKey)) one.textContent = address;
    return answer as unknown;
  });
  await gql(page, "brandsBySalesChannel").edit((answer) => {
    for (const brand of answer.data.brandsBySalesChannel) brand.label = address;
    return answer as unknown;
  });
  await page.goto(`${DANISH}/shop/gift/${BRAND_CARD}`);
  await expect(purchaseForm(page)).toBeVisible();
  await expect(page.getByRole("link", { name: address })).toBeVisible();
  await expect(page.getByText(address).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("a long address in the terms of a received card does not widen its page @whole", async ({ page, control }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const address = `https://elsewhere.example/${"terms".repeat(20)}`;
  await gql(page, "productTerms").edit((answer) => {
    for (const product of answer.data.getProducts) product.disclaimer = address;
    return answer as unknown;
  });
  await page.goto(linkOf(await layReady(control)));
  await expect(page.getByText(address)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("HTML of editors is cleaned, wherever it stands, with the policy as the second wall only", async ({
  page,
  watch,
}) => {
  // The browser tells of what is parsed in the cleaner's own, empty document, and refuses it there already.
  watch.allow(/base URI|inline event handler|inline style/i);
  const html = `<p>The honest words.</p>${CORPUS.join("")}`;
  await gql(page, "singleProductPresentations").edit((answer) => {
    const text = JSON.stringify(answer);
    return JSON.parse(
      text.replace(/"textContent":"(<p>|[^"]{60,})(?:[^"\\]|\\.)*"/g, () => `"textContent":${JSON.stringify(html)}`),
    );
  });
  await gql(page, "getProducts").edit((answer) =>
    JSON.parse(
      JSON.stringify(answer).replace(
        /"textContent":"(?:<p>|[^"]{60,})(?:[^"\\]|\\.)*"/g,
        () => `"textContent":${JSON.stringify(html)}`,
      ),
    ),
  );
  await openCard(page);
  await expect(page.getByText("The honest words.").first()).toBeVisible();
  expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
  const left = await page
    .locator("main")
    .evaluate((main) =>
      [
        ...main.querySelectorAll(
          "script, iframe, object, style, link, base, meta, form form, [onerror], [onload], [style*=fixed], #content",
        ),
      ].map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
  expect(left).toEqual([]);
});

test("the canonical address is clean, and there is none where a token may stand", async ({ page }) => {
  await page.goto(`${DANISH}/shop?recipient=1&x="><script>alert(1)</script>`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const canonical = page.locator("link[rel=canonical]");
  await expect(canonical).toHaveAttribute("href", new RegExp(`${DANISH}/shop$`));
  await expect.poll(() => page.locator("link[rel=alternate][hreflang]").count()).toBeGreaterThan(10);
  const gift = gifts(page).first();
  const path = (await gift.getAttribute("href"))!;
  await gift.click();
  await expect(purchaseForm(page)).toBeVisible();
  await expect(canonical).toHaveAttribute("href", new RegExp(`${path}$`));
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Basket/ })
    .click();
  await expect(heading(page, "Your basket")).toBeVisible();
  await expect(canonical).toHaveCount(0);
  await page.goto(`${DANISH}/redeem/ABCDEFGHJK`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(canonical).toHaveCount(0);
});

for (const { from, tag } of [
  { from: "/\\evil.example", tag: [] },
  { from: "//evil.example", tag: "@whole" },
  { from: "https://evil.example", tag: "@whole" },
  { from: "/login", tag: "@whole" },
  { from: "javascript:alert(1)", tag: "@whole" },
  { from: "/en/dk/dkk/shop", tag: "@whole" },
]) {
  test(`signing in with from=${from} ends inside the shop`, { tag }, async ({ page, baseURL }) => {
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await page.getByLabel(/e-mail/i).fill("freja@gavia.example");
    await page.getByLabel(/password/i).fill("gavia");
    await page.locator("button[value=password]").click();
    await expect(page).toHaveURL(from.startsWith("/en/") ? from : DANISH);
    expect(page.url().startsWith(baseURL!)).toBe(true);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("the card that is good everywhere has one path, which is no other gift's", async ({ page }) => {
  await page.goto(`${DANISH}/shop/some-card/1000?x=1#buy`);
  await expect(page).toHaveURL(`${DANISH}/shop/the-global-gift-card/1000?x=1#buy`);
  await page.goto(`${DANISH}/shop/the-global-gift-card/1123`);
  await expect(page).toHaveURL(/\/shop\/(?!the-global-gift-card)[^/]+\/1123$/);
});

test("an anchor leads to its element, also on a screen whose data is still on its way @whole", async ({ page }) => {
  const late = await gql(page, "brandsBySalesChannel").hold();
  await page.goto(`${DANISH}/brand#letter-S`);
  const letter = page.locator("#letter-S");
  await expect(page.getByRole("contentinfo")).toBeAttached();
  late.release();
  await expect(letter).toBeInViewport();
  await expect(letter).toBeFocused();
  // A page hears of a scroll with its next frame: no person loads it again before that.
  await page.evaluate(() => {
    const heard = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
    scrollTo(0, 0);
    return heard.then(() => undefined);
  });
  const again = await gql(page, "brandsBySalesChannel").hold();
  await page.reload();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  again.release();
  await expect(letter).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(10);
});

test("a page that is loaded again goes back to its place, but not against the person, whose scroll bar tells nothing @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 320 });
  await page.goto(`${DANISH}/brand`);
  await expect(page.locator("#letter-S")).toBeVisible();
  await page.evaluate(() => scrollTo(0, 3000));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY), "the place").toBeGreaterThan(2000);
  const late = await gql(page, "brandsBySalesChannel").hold();
  await page.reload();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY), "as far down as the page is long").toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 40));
  late.release();
  await expect(page.locator("#letter-S")).toBeAttached();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(40);
});

test("editors' anchors lead to a heading by its words, on the page and from another one @whole", async ({ page }) => {
  const tall = "<p>word</p>".repeat(80);
  await gql(page, "getPagePresentationKeys").edit((answer) => {
    answer.data.pagePresentationKeys.body = `<p><a href="#how-it-is-sent">Sent</a></p>${tall}<h2>How it is sent</h2>${tall}`;
    return answer as unknown;
  });
  await gql(page, "GetLocalizedComponents").edit((answer) => {
    for (const { localizedContent } of answer.data.localizedComponents) localizedContent.link = "/about#how-it-is-sent";
    return answer as unknown;
  });
  await page.goto(`${DANISH}/about`);
  const sent = page.getByRole("heading", { name: "How it is sent" });
  await page.getByRole("link", { name: "Sent" }).click();
  await expect(sent).toBeInViewport();
  await page.getByRole("banner").getByRole("link").first().click();
  // The page that is left has such a link too, until the home page stands there.
  await page.locator('main a[href$="/about#how-it-is-sent"]').first().click();
  await expect(sent).toBeInViewport();
});
