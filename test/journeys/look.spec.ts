import { type Locator } from "@playwright/test";
import { linesOf } from "./layout";
import { SCREENS } from "./screens";
import { openCheckout, openSeededBasket, QUAY, seedOrders } from "./seed";
import { expect, test } from "./shop";
import { GLOBAL_CARD, purchaseForm, signUp } from "./steps";
import { gql } from "./wire";

test("a gift's recipient stands right below its amount, however many fees stand beside it @whole", async ({ page }) => {
  await openSeededBasket(page, [{ address: QUAY, greeting: "GREETING-DANSK", wrapping: "w-kraft" }]);
  const line = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("[data-line]") });
  await expect(line).toContainText("Printed greeting");
  const amount = (await line.getByText("Gift card of DKK 250").boundingBox())!;
  const recipient = (await line.getByText("By post to Freja Lund").boundingBox())!;
  expect(recipient.y - (amount.y + amount.height)).toBeLessThanOrEqual(16);
});

test("the wrapping of a gift without a greeting stands below where it goes, not beside an empty place @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSeededBasket(page, [{ address: QUAY, wrapping: "w-kraft" }]);
  const main = page.getByRole("main");
  const [place, wrapping, offer] = [/^Kajgade 12/, /^Gift wrapping: Brown paper/, /^Add a greeting/].map((text) =>
    main.getByText(text),
  ) as [Locator, Locator, Locator];
  await expect(wrapping).toBeVisible();
  const { x } = (await place.boundingBox())!;
  expect(Math.round((await wrapping.boundingBox())!.x)).toBe(Math.round(x));
  const above = (await offer.boundingBox())!;
  expect((await wrapping.boundingBox())!.y).toBeGreaterThan(above.y + above.height);
});

test("gifts that go to one recipient stand apart from each other at the delivery, and on a phone where they go has the whole width @whole", async ({
  page,
}) => {
  await openCheckout(page, [
    { address: QUAY, wrapping: "w-kraft" },
    { address: QUAY, value: 400 },
  ]);
  const names = page.getByRole("main").getByText("The Global Gift Card", { exact: true });
  await expect(names).toHaveCount(2);
  const { within, between } = await names.last().evaluate((name) => {
    const gift = name.closest("li")!;
    const last = gift.previousElementSibling!.lastElementChild!.getBoundingClientRect();
    const [first, next] = [...gift.children].map((part) => part.getBoundingClientRect()) as [DOMRect, DOMRect];
    return { within: next.top - first.bottom, between: first.top - last.bottom };
  });
  expect(between).toBeGreaterThan(2 * within);

  await page.setViewportSize({ width: 320, height: 640 });
  const gifts = page.getByRole("region", { name: "Gifts and recipients" });
  const fact = gifts.getByRole("listitem").filter({ hasText: /^By post to Freja Lund/ });
  expect((await fact.boundingBox())!.width).toBe((await gifts.boundingBox())!.width);
});

test("in an order a gift's name and its amount begin where its picture does, whatever came with it @whole", async ({
  page,
}) => {
  await signUp(page, "/en/dk/dkk/order");
  const [id] = await seedOrders(page.request, 1, [{ address: QUAY, greeting: "GREETING-DANSK", wrapping: "w-kraft" }]);
  await page.goto(`/en/dk/dkk/order/${id}`);
  const line = page.getByRole("main").getByRole("listitem").filter({ hasText: "Printed greeting" }).last();
  await expect(line).toContainText("Brown paper");
  const tops = await line.evaluate((item) => [...item.children].map((part) => part.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops.map(Math.round)).size).toBe(1);
});

test("at the till no frame stands beside the bars of a code, where more contrast is wanted neither @whole", async ({
  page,
  watch,
}) => {
  watch.settled = false;
  await page.emulateMedia({ contrast: "more" });
  await SCREENS.find(({ name }) => name === "a gift at the till")!.open(page, "/en/dk/dkk");
  const plate = page.getByRole("dialog").locator("[data-shape=bars]");
  await expect(plate.getByRole("img")).toBeVisible();
  expect(await plate.evaluate((frame) => getComputedStyle(frame).borderInlineStartWidth)).toBe("0px");
});

test("on a phone a way's days and its carrier's name stand on one line each, with the price below @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCheckout(page, [{ thing: "1129-fjord", name: "Bo Lind", address: QUAY }]);
  const ways = page.getByRole("group", { name: /^To the address of/ }).locator("label");
  await expect(ways.first()).toBeVisible();
  for (const way of await ways.all()) {
    const days = await way.innerText();
    expect(await linesOf(way, days.split("\n")[0]!), days).toBe(1);
    expect(await linesOf(way, "working days"), days).toBe(1);
  }
});

test("the title of a tile leaves no word alone on its second line @whole", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/en/dk/dkk");
  const title = page.getByRole("main").getByText("For someone you know well", { exact: true });
  await expect(title).toBeVisible();
  expect(await linesOf(title, "know well")).toBe(1);
  expect(await linesOf(title, "For someone you know well")).toBe(2);
});

test("a card's art does not show around the corners of the band below it @whole", async ({ page }) => {
  await page.goto(`/en/dk/dkk${GLOBAL_CARD}`);
  const art = page.locator("main [role=img] img").first();
  await expect(art).toBeVisible();
  const [above, below] = await art.evaluate((image) => {
    const { left, top, bottom, width } = image.getBoundingClientRect();
    const inset = width * 0.02;
    const isArtAt = (y: number) => document.elementsFromPoint(left + inset, y).includes(image);
    return [isArtAt(top + inset), isArtAt(bottom - inset)];
  });
  expect(above).toBe(true);
  expect(below).toBe(false);
});

test("what offers to put the last code back is as round as its frame @whole", async ({ page, watch }) => {
  watch.settled = false;
  await SCREENS.find(({ name }) => name === "home, the last code just taken off")!.open(page, "/en/dk/dkk");
  const [frame, inner] = await page.locator("[data-undo]").evaluate((box) => {
    const radius = (element: Element) => parseFloat(getComputedStyle(element).borderTopLeftRadius);
    return [radius(box), radius(box.firstElementChild!)];
  });
  expect(inner).toBeGreaterThan(0);
  expect(frame).toBeGreaterThanOrEqual(inner);
});

test("in German the amount of a card that was added is written like the sum below it @whole", async ({ page }) => {
  await page.goto(`/de/dk/dkk${GLOBAL_CARD}`);
  const form = page.locator("main form");
  await form.locator("input[name='recipient.name']").fill("Freja Lund");
  await form.locator("input[name='recipient.email']").fill("freja@example.com");
  await form.locator("input[name='recipient.emailRepeat']").fill("freja@example.com");
  await form.locator("button[type=submit]").click();
  await expect(page.getByRole("dialog").getByRole("paragraph").filter({ hasText: "Global" })).toContainText("100 DKK");
});

test("on a small laptop the name of what was ordered has room beside its fees, in German @whole", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await signUp(page, "/de/dk/dkk/order");
  const [id] = await seedOrders(page.request, 1);
  await page.goto(`/de/dk/dkk/order/${id}`);
  const name = page.getByRole("main").getByText("The Global Gift Card", { exact: true });
  await expect(name.first()).toBeVisible();
  const { width, height } = (await name.first().boundingBox())!;
  expect(width).toBeGreaterThan(height);
});

test("the facts of an order in the list end at one edge on a wide screen, and its total is in one piece on a narrow phone @whole", async ({
  page,
}) => {
  await signUp(page, "/en/dk/dkk/order");
  await seedOrders(page.request, 1, [{ date: "2027-05-01T08:00:00.000Z" }, { value: 2000, name: "Alma Holm" }]);
  await page.goto("/en/dk/dkk/order");
  const facts = page.getByRole("main").getByRole("listitem").locator("time, strong").first().locator("xpath=..");
  await expect(facts).toContainText("Gift card fee");
  const ends = await facts.evaluate((box) => [...box.children].map((one) => one.getBoundingClientRect().right));
  expect(ends.length).toBeGreaterThan(4);
  expect(new Set(ends.map(Math.round)).size).toBe(1);

  await page.setViewportSize({ width: 320, height: 640 });
  const lines = await facts.locator("strong").evaluate((total) => {
    const range = document.createRange();
    range.selectNodeContents(total);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});

test("on a phone what is wrong with a postal code breaks between its words only, in Danish @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSeededBasket(page, [{}], "/da/dk/dkk");
  await page.goto("/da/dk/dkk/basket/delivery");
  await page.locator("#billing-postCode").fill("");
  await page.locator("main form button[type=submit]").click();
  const told = page.locator("[data-field=postCode] p span").filter({ hasText: "postnummeret" });
  await expect(told).toBeVisible();
  const lines = await told.evaluate((span) => {
    const range = document.createRange();
    const [text] = [...span.childNodes] as Text[];
    range.setStart(text!, text!.data.indexOf("postnummeret"));
    range.setEnd(text!, text!.length);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test("on a tablet the card that was received fills most of its ground @whole", async ({ page, watch }) => {
  watch.settled = false;
  await page.setViewportSize({ width: 768, height: 1024 });
  await SCREENS.find(({ name }) => name === "a gift")!.open(page, "/en/dk/dkk");
  const ground = (await page.locator("main article > div").first().boundingBox())!;
  const card = (await page.locator("main article > div > span").first().boundingBox())!;
  expect(card.width / ground.width).toBeGreaterThan(0.8);
});

test("the icon of a button stands beside its first word, on two lines too, in German @whole", async ({
  page,
  watch,
}) => {
  watch.settled = false;
  await page.setViewportSize({ width: 390, height: 844 });
  await SCREENS.find(({ name }) => name === "many recipients, with mistakes")!.open(page, "/de/dk/dkk");
  const button = page.getByRole("dialog").getByRole("button", { name: "2 Geschenke hinzufügen" });
  const [icon, first, lines] = await button.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.querySelector("svg + span")!);
    const boxes = [...range.getClientRects()];
    return [
      element.querySelector("svg")!.getBoundingClientRect().right,
      boxes[0]!.left,
      new Set(boxes.map(({ top }) => top)).size,
    ];
  });
  expect(lines).toBe(2);
  expect(first - icon).toBeLessThanOrEqual(12);
});

test("a kept gift is worth as much, in the same words, as on the day it was received, in German @whole", async ({
  page,
  watch,
}) => {
  watch.settled = false;
  await SCREENS.find(({ name }) => name === "a kept gift, open")!.open(page, "/de/dk/dkk");
  await expect(page.getByRole("main").getByText("250 DKK", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "An der Kasse zeigen" }).click();
  await expect(page.getByRole("dialog").getByText("250 DKK", { exact: true })).toBeVisible();
});

test("on a narrow phone an address that a gift goes to is not broken before its last letter, in German @whole", async ({
  page,
  watch,
}) => {
  watch.settled = false;
  await page.setViewportSize({ width: 320, height: 568 });
  await SCREENS.find(({ name }) => name === "many recipients, stopped on the way")!.open(page, "/de/dk/dkk");
  const one = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "alma@example.com" });
  await expect(one).toContainText("Noch nicht");
  const lines = await one.evaluate((item) => {
    const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
    let text = walker.nextNode() as Text;
    while (!text.data.includes("alma@")) text = walker.nextNode() as Text;
    const range = document.createRange();
    range.setStart(text, text.data.indexOf("alma@"));
    range.setEnd(text, text.data.indexOf("alma@") + "alma@example.com".length);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test("what unfolds shows that it can be pressed when the mouse is over it @whole", async ({ page }) => {
  await openSeededBasket(page, [{}]);
  const line = page.getByRole("main").locator("summary").first();
  const colour = () => line.evaluate((element) => getComputedStyle(element).color);
  await expect(line).toBeVisible();
  const before = await colour();
  await line.hover();
  await expect.poll(colour).not.toBe(before);
});

test("on a phone a recipient's postal code and city share a row, as those of who pays do @whole", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/en/dk/dkk/shop/x/1143");
  const recipients = purchaseForm(page);
  const place = async (label: string) => (await recipients.getByLabel(label, { exact: true }).boundingBox())!;
  await expect(recipients.getByLabel("City", { exact: true })).toBeVisible();
  const [code, city] = [await place("Postal code"), await place("City")];
  expect(city.y).toBe(code.y);
  expect(city.x).toBeGreaterThan(code.x + code.width);
});

test("kinds of a gift at different prices have the price beside their name @whole", async ({ page }) => {
  await gql(page, "getProducts").edit((answer) => {
    const [first] = answer.data.getProducts?.[0]?.deliveryMethods[0].inventory ?? [];
    if (first) first.price += 105;
    return answer as unknown;
  });
  await page.goto("/en/dk/dkk/shop/x/1143");
  const kind = purchaseForm(page).locator("label").filter({ hasText: "Sand" });
  const [name, price] = [kind.getByText("Sand"), kind.getByText(/DKK/)];
  await expect(price).toBeVisible();
  expect((await price.boundingBox())!.y).toBe((await name.boundingBox())!.y);
});

test("on the narrowest phone the name of a wrapping has room beside its picture, in German @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const changed = SCREENS.find(({ name }) => name === "basket, with a greeting and a wrapping that is changed")!;
  await changed.open(page, "/de/dk/dkk");
  const names = page
    .getByRole("dialog")
    .locator("label")
    .filter({ has: page.locator("img") });
  const rows = await names.evaluateAll((labels) =>
    labels.map((label) => {
      const name = label.querySelector("img")!.nextSibling!;
      const range = document.createRange();
      range.selectNode(name);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    }),
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(Math.max(...rows), rows.join()).toBeLessThanOrEqual(2);
});

test("a way that is sold out does not look like one to choose, nor under the mouse @whole", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await gql(page, "getProductStockInfo").edit((answer) => {
    const way = answer.data.getProductStockInfo.deliveryMethods[0];
    for (const sku of way.skus) sku.inStock = false;
    return answer as unknown;
  });
  await page.goto("/en/dk/dkk/shop/x/1001");
  const [gone, other] = [/^By e-mail/, /^By post/].map((text) =>
    purchaseForm(page).locator("label").filter({ hasText: text }),
  ) as [Locator, Locator];
  await expect(gone).toContainText("Out of stock");
  const look = (way: Locator) =>
    way.evaluate((box) => {
      const { backgroundColor, borderColor } = getComputedStyle(box);
      return { backgroundColor, borderColor };
    });
  const { backgroundColor, borderColor } = await look(gone);
  const offered = await look(other);
  expect(backgroundColor).not.toBe(offered.backgroundColor);
  expect(borderColor).not.toBe(offered.borderColor);
  await gone.hover();
  expect(await look(gone)).toEqual({ backgroundColor, borderColor });
});

test("on the narrowest phone what can be done with a gift takes two rows in the basket, in German @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openSeededBasket(page, [{}], "/de/dk/dkk");
  const line = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("[data-line]") });
  const tops: number[] = [];
  for (const name of [/^Betrag ändern/, /^Datum ändern/, /^Empfänger ändern/, /^Entfernen/]) {
    tops.push((await line.getByRole("button", { name }).boundingBox())!.y);
  }
  expect(new Set(tops).size).toBe(2);
});

for (const language of ["en", "de"]) {
  test(`on tablets and small laptops what can be done with a gift takes one row in the basket, in ${language} @whole`, async ({
    page,
  }) => {
    await openSeededBasket(page, [{}], `/${language}/dk/dkk`);
    const buttons = page.locator("main [role=listitem] button");
    for (const width of [768, 1024, 1130, 1200, 1280]) {
      await page.setViewportSize({ width, height: 1024 });
      const tops = await buttons.evaluateAll((all) =>
        all.slice(-4).map((button) => Math.round(button.getBoundingClientRect().top)),
      );
      expect(tops, `at ${width} px`).toEqual(Array(4).fill(tops[0]));
    }
  });
}

test("all that can be pressed in the header has the same colour under the mouse @whole", async ({ page }) => {
  await page.goto("/en/dk/dkk");
  const header = page.getByRole("banner");
  const colours: string[] = [];
  for (const pressed of [
    header.getByRole("link", { name: "Gift cards" }),
    header.getByRole("button", { name: "Menu" }),
    header.getByRole("button", { name: /DKK/ }),
    header.getByRole("link", { name: "Your orders" }),
  ]) {
    const before = await pressed.evaluate((element) => getComputedStyle(element).color);
    await pressed.hover();
    const colour = await pressed.evaluate((element) => getComputedStyle(element).color);
    expect(colour).not.toBe(before);
    colours.push(colour);
  }
  expect(new Set(colours).size).toBe(1);
});

test("sums stand below each other digit by digit: all digits are as wide as the others", async ({ page }) => {
  await openSeededBasket(page);
  // Until then the fallback is drawn, whose digits may be of one width.
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.replaceAll('"', "") === "Commissioner" && status === "loaded",
    ),
  );
  const total = page.getByRole("complementary", { name: "Summary" }).getByText(/^DKK/).last();
  for (const weight of ["400", "640"]) {
    const widths = await total.evaluate((price, fontWeight) => {
      const copy = price.cloneNode() as HTMLElement;
      copy.style.fontWeight = fontWeight;
      price.after(copy);
      const all = [..."0123456789"].map((digit) => {
        copy.textContent = digit.repeat(20);
        const range = document.createRange();
        range.selectNodeContents(copy);
        return range.getBoundingClientRect().width;
      });
      copy.remove();
      return all;
    }, weight);
    expect(new Set(widths).size, widths.join()).toBe(1);
  }
});
