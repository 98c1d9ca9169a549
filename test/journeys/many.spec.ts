import { type Page } from "@playwright/test";
import { editorOf, saveGreeting, wordsOf } from "./greetingSteps";
import { expect, test } from "./shop";
import { basketLines, heading, openCard, purchaseForm } from "./steps";
import { gql } from "./wire";

const COUNT = 300;
const letter = (at: number) => String.fromCharCode(97 + at);
const nameOf = (at: number) => `Alma ${letter(Math.floor(at / 26)).toUpperCase()}${letter(at % 26)}holm`;

/** A table as a spreadsheet of the north writes it, with a column that means nothing here. */
const csv = (count: number) =>
  [
    "Navn;Afdeling;E-mail;Beløb;Dato",
    ...Array.from({ length: count }, (_, at) => `${nameOf(at)};Salg;person${at}@example.com;${100 + (at % 5) * 50};`),
  ].join("\r\n");

const dialog = (page: Page) => page.getByRole("dialog", { name: "Send to many at once" });

async function openMany(page: Page): Promise<void> {
  await openCard(page);
  await page.getByRole("button", { name: "Send to many at once" }).click();
  await expect(dialog(page)).toBeVisible();
}

async function chooseFile(page: Page, text: string | Buffer): Promise<void> {
  await dialog(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "recipients.csv", mimeType: "text/csv", buffer: Buffer.from(text as string) });
}

async function paste(page: Page, text: string): Promise<void> {
  await dialog(page).getByLabel("Paste your table").fill(text);
  await dialog(page).getByRole("button", { name: "Check the table" }).click();
}

test("three hundred recipients are pasted: two cells are mended, they go in under one's eyes, the network is cut, and it goes on from there @whole", async ({
  page,
  watch,
}) => {
  test.slow();
  // The basket is read after the cut, and again when the person goes on.
  watch.mostTries = 4;
  const rows = csv(COUNT).replaceAll(";", "\t").split("\r\n");
  rows[17] = rows[17]!.replace("@example.com", "@example");
  rows[290] = rows[290]!.replace("@example.com", " at example.com");
  await openMany(page);
  await paste(page, rows.join("\n"));
  // Three hundred rows, as later their lines, are drawn at once: on a busy machine that takes its time.
  await expect(dialog(page).getByRole("heading", { name: "300 recipients" })).toBeFocused({ timeout: 60_000 });
  await expect(dialog(page).getByText("Columns that were left out: Afdeling")).toBeVisible();
  const add = dialog(page).getByRole("button", { name: /^Add \d+ gifts/ });
  await expect(add).toHaveAttribute("aria-disabled", "true");
  for (const [row, email] of [
    [17, "person16@example.com"],
    [290, "person289@example.com"],
  ] as const) {
    const cell = dialog(page)
      .getByRole("form", { name: `Row ${row}` })
      .getByLabel("E-mail");
    await expect(cell).toHaveAccessibleDescription(/name@example\.com/);
    await cell.fill(email);
    await cell.press("Enter");
  }
  expect(watch.count("updateBasket")).toBe(0);

  const cut = await gql(page, /updateBasket|getBasketById/, { skip: 4 }).abort();
  const part = await gql(page, "updateBasket").nth(2).hold();
  await dialog(page).getByRole("button", { name: "Add 300 gifts, DKK 60,000" }).click();
  const bar = dialog(page).getByRole("progressbar");
  await expect(bar).toHaveAttribute("value", /^[1-9]\d*$/);
  part.release();
  await expect(dialog(page).getByText("It stopped on the way")).toBeVisible({ timeout: 30_000 });
  await expect(dialog(page).getByRole("status").filter({ hasText: "100 of 300 are in your basket" })).toBeVisible();
  await expect(bar).toHaveAttribute("value", "100");
  await dialog(page).getByText("Which are in your basket").click();
  await expect(dialog(page).getByRole("listitem").filter({ hasText: "person99@" })).toContainText("In your basket");
  await expect(dialog(page).getByRole("listitem").filter({ hasText: "person100@" })).toContainText("Not yet");

  cut.heal();
  await dialog(page).getByRole("button", { name: "Go on with the other 200" }).click();
  await expect(dialog(page).getByText("All 300 gifts are in your basket")).toBeVisible({ timeout: 60_000 });
  await dialog(page).getByRole("button", { name: "Go to basket" }).click();
  await expect(heading(page, "Your basket")).toBeVisible({ timeout: 60_000 });
  await expect(basketLines(page)).toHaveCount(COUNT);
  const recipients = await basketLines(page).evaluateAll((lines) =>
    lines.map((line) => /person\d+@example\.com/.exec(line.textContent ?? "")?.[0]),
  );
  expect(new Set(recipients)).toEqual(new Set(Array.from({ length: COUNT }, (_, at) => `person${at}@example.com`)));
});

test("a table with mistakes: each is told at its cell, nothing is sent before all is right; what the shop will not take is named, left out, and the rest goes on", async ({
  page,
  watch,
}) => {
  await openMany(page);
  await paste(
    page,
    "Name\tE-mail\tAmount\tDate\nAlma Holm\talma@\t250\t\nBo 2 Lind\tbo@example.com\t30\tsoon\nCeca Dahl\tceca@example.com\t300\t\nDorte Holm\tdorte@example.com\t250\t",
  );
  const first = dialog(page).getByRole("form", { name: "Row 1" });
  await expect(first.getByLabel("E-mail")).toHaveAccessibleDescription(/name@example\.com/);
  const second = dialog(page).getByRole("form", { name: "Row 2" });
  await expect(second.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await expect(second.getByLabel("Amount")).toHaveAccessibleDescription(/from DKK.100 to DKK.10,000/);
  await expect(second.getByLabel("Date")).toHaveAccessibleDescription(/2026-12-24/);
  const add = dialog(page).getByRole("button", { name: /^Add 2 gifts/ });
  await expect(add).toHaveAttribute("aria-disabled", "true");
  await add.click({ force: true });
  expect(watch.count("updateBasket")).toBe(0);

  await first.getByLabel("E-mail").fill("alma@example.com");
  await first.getByLabel("E-mail").press("Enter");
  await expect(first).toBeHidden();
  await expect(dialog(page).getByRole("heading", { name: "4 recipients" })).toBeFocused();
  await second.getByRole("button", { name: "Leave out" }).click();
  await dialog(page).getByRole("button", { name: "Change Ceca Dahl" }).press("Enter");
  await page.keyboard.type("r");
  await page.keyboard.press("Enter");
  await gql(page, "updateBasket", { times: 1 }).raw(
    JSON.stringify({
      data: null,
      errors: [
        {
          message: "Nothing can be sent to this address",
          path: ["updateBasket", "addProducts", "2", "recipientEmail"],
          extensions: { code: "FluentValidation" },
        },
      ],
    }),
  );
  await dialog(page).getByRole("button", { name: "Add 3 gifts, DKK 800" }).click();
  await expect(
    dialog(page).getByRole("alert").filter({ hasText: "Dorte Holm: Nothing can be sent to this address" }),
  ).toBeVisible();
  await dialog(page).getByRole("button", { name: "Leave it out and go on" }).click();
  await expect(dialog(page).getByText("All 2 gifts are in your basket")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await dialog(page).getByRole("button", { name: "Go to basket" }).click();
  await expect(basketLines(page)).toHaveCount(2);
});

test("what numbers are checked by does not come: the way stays, and can be chosen again; the same greeting is written once for all, and Escape leaves its editor only @whole", async ({
  page,
  watch,
}) => {
  watch.allow(/dynamically imported module/);
  await openMany(page);
  await paste(page, "Alma Holm;alma@example.com;250\nBo Lind;bo@example.com;300");
  const way = dialog(page).getByRole("group", { name: "How should it arrive?" });
  const byText = way.getByRole("radio", { name: "By text message" });
  const byEmail = way.getByRole("radio", { name: "By e-mail" });
  const plans = /\/assets\/phone-[^/]+\.js$/;
  await page.route(plans, (route) => route.abort());
  await byText.click();
  await expect(way).toHaveAccessibleDescription(/cannot reach the shop/);
  await expect(byEmail).toBeChecked();
  await page.unroute(plans);
  await byText.click();
  await expect(byText).toBeChecked();
  await expect(way).toHaveAccessibleDescription("");
  await byEmail.click();
  await expect(byEmail).toBeChecked();

  const greeting = dialog(page).getByRole("group", { name: /^A greeting for all of them/ });
  await greeting.getByRole("button", { name: "Add a greeting" }).click();
  await wordsOf(editorOf(page)).fill("Thank you for this year");
  await page.keyboard.press("Escape");
  await expect(editorOf(page)).toBeHidden();
  await expect(greeting.getByRole("button", { name: "Add a greeting" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(wordsOf(editorOf(page))).toHaveValue("Thank you for this year");
  await saveGreeting(editorOf(page));
  await expect(greeting.getByText("Personal greeting")).toBeVisible();
  await greeting.getByRole("button", { name: "Remove greeting" }).click();
  await expect(greeting.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("button", { name: "Add 2 gifts, DKK 550" }).click();
  await expect(dialog(page).getByText("All 2 gifts are in your basket")).toBeVisible();
  const [sent] = watch.asked("updateBasket") as { input: { addProducts: { addGreeting: unknown }[] } }[];
  const token = { greetingToken: expect.stringMatching(/./) as unknown };
  expect(sent?.input.addProducts.map(({ addGreeting }) => addGreeting)).toEqual([token, token]);
  await dialog(page).getByRole("button", { name: "Go to basket" }).click();
  await expect(basketLines(page).getByText("Personal greeting")).toHaveCount(2);
});

test("letters of old Windows are read, and those who have a gift already can be left out @whole", async ({ page }) => {
  await openCard(page);
  await purchaseForm(page)
    .getByRole("combobox", { name: /^Amount/ })
    .fill("250");
  await page.getByRole("button", { name: "Send to many at once" }).click();
  await chooseFile(page, Buffer.from("Navn;E-mail\nSøren Ærø;soren@example.com\n", "latin1"));
  await expect(dialog(page).getByLabel("Amount for rows without one of their own")).toHaveValue("250");
  await expect(dialog(page).getByText("soren@example.com")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Add one gift, DKK 250" }).click();
  await expect(dialog(page).getByRole("button", { name: "Go to basket" })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Continue shopping" }).click();
  await page.getByRole("button", { name: "Send to many at once" }).click();
  await paste(page, "Søren Ærø;soren@example.com;250\nBo Lind;bo@example.com;250");
  await expect(dialog(page).getByText("One of them has a gift in your basket already.")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Leave them out" }).click();
  await expect(dialog(page).getByRole("heading", { name: "One recipient" })).toBeFocused();
});
