import { QUAY } from "./seed";
import { expect, test } from "./shop";
import { addButton, addToBasket, fillPurchase, FREJA, heading, openCard, purchaseForm } from "./steps";
import { type Watch } from "./watch";
import { gql } from "./wire";

const DAY_MS = 86_400_000;

/** Day and time of an instant on the wall of a zone: "2027-03-29 08:00". */
const wall = (zone: string, at: number | string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(new Date(at));

/** The instant of a time on a day of a zone; the day begins `days` from now. */
function instantIn(zone: string, days: number, time: string): number {
  const day = wall(zone, Date.now() + days * DAY_MS).slice(0, 10);
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const offset = Date.parse(`${wall(zone, asUtc).replace(" ", "T")}:00Z`) - asUtc;
  return asUtc - offset;
}

/** Noon on the last whole day before the clocks of Copenhagen change. */
function beforeTheClocksChange(): number {
  const hourAt = (days: number) => new Date(instantIn("Europe/Copenhagen", days, "12:00")).getUTCHours();
  let days = 2;
  while (hourAt(days) === hourAt(days - 1)) days += 1;
  return instantIn("Europe/Copenhagen", days - 1, "12:00");
}

const addedBy = (watch: Watch) => {
  const { input } = watch.asked("updateBasket").at(-1) as { input: { addProducts: Record<string, string>[] } };
  return input.addProducts[0]!;
};

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

test.describe("in Copenhagen, the day before the clocks change", () => {
  test.use({ timezoneId: "Europe/Copenhagen" });

  test("a gift is posted on the third calendar day, at eight o'clock @whole", async ({ page, watch }) => {
    const now = beforeTheClocksChange();
    await page.clock.setFixedTime(now);
    await openCard(page);
    await fillPurchase(page, { amount: "300", name: "Bo Lind", address: QUAY });
    await addToBasket(page);
    const { deliveryDate, timezone } = addedBy(watch);
    const third = dayAfter(wall("Europe/Copenhagen", now).slice(0, 10), 3);
    expect(wall("Europe/Copenhagen", deliveryDate!)).toBe(`${third} 08:00`);
    expect(timezone).toBe("Europe/Copenhagen");
  });
});

for (const { zone, time, tag } of [
  { zone: "Pacific/Auckland", time: "23:30", tag: [] },
  { zone: "America/Los_Angeles", time: "00:30", tag: "@whole" },
]) {
  test.describe(`in ${zone} at ${time}`, () => {
    test.use({ timezoneId: zone });

    test("the chosen day is the day that is sent", { tag }, async ({ page, watch }) => {
      const now = instantIn(zone, 2, time);
      await page.clock.setFixedTime(now);
      const day = dayAfter(wall(zone, now).slice(0, 10), 1);
      await openCard(page);
      await fillPurchase(page, { ...FREJA, day, time: "09:15" });
      await addToBasket(page);
      const { deliveryDate, timezone } = addedBy(watch);
      expect(wall(zone, deliveryDate!)).toBe(`${day} 09:15`);
      expect(timezone).toBe(zone);
    });
  });
}

test("a form that is open over midnight: the date has passed, the gift is sent at once, and that is told @whole", async ({
  page,
  watch,
}) => {
  const zone = "Europe/Copenhagen";
  const evening = instantIn(zone, 2, "23:00");
  // Only the time of day is another: what is told for some seconds stays for as long as it does for people.
  await page.clock.setFixedTime(evening);
  await openCard(page);
  await fillPurchase(page, { ...FREJA, day: wall(zone, evening).slice(0, 10), time: "23:45" });
  await page.clock.setFixedTime(evening + 90 * 60_000);
  await addButton(page).click();
  await expect(page.getByText("A delivery date could no longer be kept")).toBeVisible();
  expect(Date.parse(addedBy(watch).deliveryDate!)).toBeGreaterThan(evening + 80 * 60_000);
});

test("a shop that stood open over night shows who comes back what is on sale today, and keeps what was typed", async ({
  page,
}) => {
  const evening = Date.now();
  await page.clock.setFixedTime(evening);
  await openCard(page);
  await fillPurchase(page, FREJA);
  await gql(page, "getProducts").edit((answer) => {
    type Text = { presentationKey: string; textContent: string };
    const [product] = answer.data.getProducts as { presentations: Text[] }[];
    const title = product!.presentations.find(({ presentationKey }) => presentationKey === "productTitle")!;
    title.textContent = "The Card of Today";
    return answer as unknown;
  });
  await page.clock.setFixedTime(evening + DAY_MS);
  await page.evaluate(() => {
    window.dispatchEvent(new Event("blur"));
    window.dispatchEvent(new Event("focus"));
  });
  await expect(heading(page, "The Card of Today")).toBeVisible();
  await expect(purchaseForm(page).getByLabel("Recipient’s name")).toHaveValue("Freja Lund");
  await expect(purchaseForm(page).getByRole("combobox", { name: /^Amount in/ })).toHaveValue("250");
});

const WRONG: [day: string, told: string][] = [
  ["", "Choose a date and a time"],
  ["9999-01-01", "Choose a date within the next twelve months"],
  ["2020-02-29", "Date should not be in the past"],
];

test("a wrong date is told at the field, and nothing is sent; a moment in another zone is told on both clocks, before it is bought and after", async ({
  page,
  watch,
}) => {
  const form = purchaseForm(page);
  const date = form.getByLabel("Date", { exact: true });
  await openCard(page);
  await fillPurchase(page, FREJA);
  await form.getByRole("radio", { name: /^Choose a date/ }).check();
  for (const [day, told] of WRONG) {
    await date.fill(day);
    await addButton(page).click();
    await expect(date).toHaveAttribute("aria-invalid", "true");
    await expect(date).toHaveAccessibleDescription(new RegExp(told));
  }
  expect(watch.count("updateBasket")).toBe(0);

  const day = dayAfter(new Date().toISOString().slice(0, 10), 40);
  await fillPurchase(page, { name: FREJA.name, day, time: "08:00", zone: "Europe/Helsinki" });
  await expect(form).toContainText("08:00 (Helsinki), 07:00 for you");
  await addToBasket(page);
  await expect(page.getByRole("main")).toContainText("08:00 (Helsinki), 07:00 for you");
});
