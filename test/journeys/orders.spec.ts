import { type Page } from "@playwright/test";
import { order, pickUp, QUAY, seedBasket, seedOrders } from "./seed";
import { expect, test } from "./shop";
import { beSignedUp, DANISH, heading } from "./steps";
import { gql } from "./wire";

const HISTORY = `${DANISH}/order`;
const listed = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2, name: /^Order / });

test("orders are listed ten a page, the newest first, and each leads to its own", async ({ page }) => {
  await beSignedUp(page);
  await page.goto(HISTORY);
  await expect(heading(page, "No orders yet")).toBeVisible();
  const ids = await seedOrders(page.request, 12);
  await page.getByRole("banner").getByRole("link", { name: "Your orders" }).click();
  await page.reload();
  await expect(listed(page)).toHaveText(
    ids
      .slice(2)
      .reverse()
      .map((id) => `Order ${id}`),
  );
  await page.getByRole("link", { name: "Older orders" }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(listed(page)).toHaveText([`Order ${ids[1]}`, `Order ${ids[0]}`]);
  await page.getByRole("link", { name: `Order ${ids[0]}` }).click();
  await expect(heading(page, `Order ${ids[0]}`)).toBeVisible();
  await expect(page.getByRole("table", { name: "Your order" })).toContainText("No. 1");
  await page.getByRole("main").getByRole("link", { name: "Your orders" }).click();
  await expect(listed(page)).toHaveCount(10);
});

test("orders that do not come are tried again; each tells its gifts, how they go and when, where a parcel waits, what paid, what came on top and what was less", async ({
  page,
}) => {
  await beSignedUp(page);
  const [id] = await seedOrders(page.request, 1, [
    { card: "1001", value: 200, quantity: 3, name: "Freja Lund" },
    { card: "1001", value: 300, name: "Bo Lind", email: "bo@example.com", date: "2027-02-01T09:00:00Z" },
  ]);
  const seeded = await seedBasket(page.request, [
    { value: 200, name: "Bo Lind", date: "2027-02-01T09:00:00Z" },
    { card: "1001", value: 300, name: "Freja Lund", address: QUAY },
  ]);
  const [shop] = await pickUp(page.request, seeded);
  await order(page.request, seeded, "For the spring");
  const fault = await gql(page, "getOrders").status(500);
  await gql(page, "getOrders").edit((answer) => {
    const mine = answer.data.getOrders.items.find(({ publicId }: { publicId: string }) => {
      return publicId === seeded.publicOrderId;
    });
    const [line] = mine.deliveries[0].productLines;
    line.totalDiscountAmount = 20;
    line.discountTitles = [{ languageCode: "en", text: "Card of the month" }];
    const { payments } = mine.orderPaymentInfo;
    mine.buyer = { ...mine.buyer, accountType: "B2B", name: "Nordhavn Studio" };
    payments.unshift({ ...payments[0], paymentId: "code", maskedVoucher: "SGK-••••AAAA" });
    return answer as unknown;
  });
  await page.goto(HISTORY);
  await expect(heading(page, "Your orders could not be loaded")).toBeVisible({ timeout: 20_000 });
  fault.heal();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(listed(page)).toHaveCount(2);

  const plain = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: `Order ${id}` }) });
  for (const words of [
    "3 × The Denmark Gift Card DKK 200 and one more gift",
    "To Freja Lund and one more",
    "By e-mail",
    "1 of 2 sent",
    "DKK 900",
  ])
    await expect(plain).toContainText(words);
  await expect(plain).toContainText("No. 1");
  await expect(plain).not.toContainText("Buyer");
  await expect(plain).toContainText(/Card|Invoice/);

  const entry = page.getByRole("listitem").filter({ hasText: seeded.publicOrderId });
  // Each of the ways begins with a capital, as it does where it stands alone.
  await expect(entry).toContainText("By e-mail · By post");
  await expect(entry).toContainText(`To be picked up at ${shop}, `);
  await expect(entry).toContainText("Arrives Monday, 1 February 2027");
  await expect(entry).toContainText(/Gift card fee DKK\s\d/);
  await expect(entry).toContainText(/Delivery DKK\s35/);
  await expect(entry).toContainText(/Card of the month [-−]DKK\s20/);
  await expect(entry).toContainText("SGK-••••AAAA");
  await expect(entry).toContainText("Buyer: Nordhavn Studio");
});

test("a history that is miscounted, and has an order twice, shows each once, counts no fewer, and leads back @whole", async ({
  page,
}) => {
  await beSignedUp(page);
  const ids = await seedOrders(page.request, 12);
  await gql(page, "getOrders").edit((answer) => {
    const { items, pagingInfo } = answer.data.getOrders;
    items.push(items[0]);
    Object.assign(pagingInfo, { totalItems: 0, totalPages: 0 });
    return answer as unknown;
  });
  await page.goto(`${HISTORY}?page=2`);
  await expect(listed(page)).toHaveText([`Order ${ids[1]}`, `Order ${ids[0]}`]);
  await expect(page.getByRole("main").getByText("12 orders")).toBeVisible();
  await page.getByRole("link", { name: "Newer orders" }).click();
  await expect(listed(page)).toHaveCount(10);
  await expect(page.getByRole("main").getByText("10 orders")).toBeVisible();
});

test("who is not signed in sees no order, is sent to the sign-in, and comes back to the same page", async ({
  page,
  control,
}) => {
  const { basketId, publicOrderId } = await seedBasket(page.request);
  await control({ orderAtOnce: basketId });
  await page.goto(`${HISTORY}/${publicOrderId}`);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page, "who gives it up is not sent there again").toHaveURL(new RegExp(`${DANISH}$`));
  const people = page.locator("button[name=person]");
  await page.goto(`${HISTORY}?page=2`);
  await expect(people.first()).toBeVisible();
  await page.goBack();
  await expect(page, "the page that only led away is passed by").toHaveURL(new RegExp(`${DANISH}$`));
  await page.goForward();
  await people.first().click();
  await expect(page).toHaveURL(/\/order\?page=2$/);
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
});

test("the confirmation is sent again, with a pause, three times at most", async ({ page, watch }) => {
  await page.clock.install();
  await beSignedUp(page);
  const [id] = await seedOrders(page.request, 1);
  await page.goto(`${HISTORY}/${id}`);
  const part = page.getByRole("region", { name: "No confirmation yet?" });
  const button = part.getByRole("button", { name: "Send the confirmation again" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(part.getByRole("status")).toHaveText("The confirmation has been sent again.");
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleDescription(/You can send it again in \d+ seconds/);
  await button.click({ force: true });
  expect(watch.count("resendOrderConfirmation")).toBe(1);

  await page.clock.runFor(31_000);
  await expect(button).not.toHaveAttribute("aria-disabled");
  const cut = await gql(page, "resendOrderConfirmation").abort();
  await button.click();
  await expect(part.getByRole("status")).toContainText("We cannot reach the shop");
  cut.heal();
  await page.clock.runFor(31_000);
  await expect(button).not.toHaveAttribute("aria-disabled");
  await button.click();
  await expect(part.getByRole("status")).toContainText("sent three times");
  await expect(button).toBeHidden();
});

test("who has a long e-mail address for a name pushes no narrow phone sideways @whole", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const name = "wilhelmine.von.und.zu.unterkirchberg@weihnachtsgeschenkgutschein.example";
  await gql(page, "getLoggedInUser").edit((answer) => {
    if (answer.data.getLoggedInUser) answer.data.getLoggedInUser.name = name;
    return answer as unknown;
  });
  await beSignedUp(page);
  await page.goto(HISTORY);
  await expect(page.getByText(name)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
