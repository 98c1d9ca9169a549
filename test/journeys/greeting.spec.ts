import {
  editorOf,
  greetingRow,
  linksOfMail,
  openEditor,
  photoFile,
  pictureInput,
  previewOf,
  saveGreeting,
  sentGreeting,
  widthOf,
  wordsOf,
  writeGreeting,
} from "./greetingSteps";
import { looked, photo } from "./photos";
import { openSeededBasket } from "./seed";
import { expect, test } from "./shop";
import {
  addToBasket,
  basketLines,
  expectConfirmed,
  fillCheckout,
  fillPurchase,
  FREJA,
  goToPayment,
  openCard,
  pay,
} from "./steps";
import { gql } from "./wire";

test("a card with a greeting and a picture: bought, seen in the basket and the order, and opened by its recipient", async ({
  page,
  watch,
  control,
  secondPage,
}) => {
  test.slow();
  await openCard(page);
  const editor = await openEditor(page);
  await wordsOf(editor).fill("Happy birthday, Freja!\nBuy something you do not need.");
  await pictureInput(editor).setInputFiles(photoFile(await photo(page)));
  await expect(editor.getByText("The picture was added.")).toBeVisible();
  await expect(previewOf(editor)).toContainText("Buy something you do not need.");
  expect(await widthOf(previewOf(editor).getByRole("img"))).toBe(100);
  await saveGreeting(editor);
  expect(sentGreeting(watch).base64Image).toMatch(/^\/9j\/[A-Za-z0-9+/]+=*$/);
  await expect(greetingRow(page)).toContainText("Personal greeting Happy birthday, Freja!");
  await expect(greetingRow(page).getByRole("button", { name: "Change greeting" })).toBeFocused();

  await fillPurchase(page, FREJA);
  await addToBasket(page);
  await expect(basketLines(page)).toContainText("Happy birthday, Freja!");
  await basketLines(page)
    .getByRole("button", { name: /^See greeting/ })
    .click();
  const glance = page.getByRole("dialog", { name: "Personal greeting" });
  await expect(glance).toContainText("Happy birthday, Freja!");
  await expect.poll(() => widthOf(glance.getByRole("img"))).toBe(100);
  await page.keyboard.press("Escape");
  await expect(glance).toBeHidden();

  await fillCheckout(page);
  await goToPayment(page);
  await pay(page);
  await expectConfirmed(page);
  await page.getByRole("button", { name: /^See greeting/ }).click();
  await expect(glance).toContainText("Happy birthday, Freja!");

  const publicOrderId = /\/order\/([^/?#]+)/.exec(page.url())![1]!;
  const { card } = await linksOfMail(control, publicOrderId);
  const token = card.split("/").at(-1)!;
  const asked: string[] = [];
  secondPage.on("request", (request) => asked.push(`${request.url()} ${request.headers().referer ?? ""}`));
  await secondPage.goto(card);
  await expect(secondPage.getByRole("heading", { level: 1, name: "A greeting from Karen Holm" })).toBeVisible();
  await expect(secondPage).toHaveURL(/\/greeting$/);
  await expect(secondPage.getByText("Happy birthday")).toHaveCount(0);
  await secondPage.getByRole("button", { name: "Open the greeting" }).click();
  const opened = secondPage.getByRole("article", { name: "A greeting from Karen Holm" });
  await expect(opened).toBeFocused();
  await expect(opened).toContainText("Happy birthday, Freja!");
  await expect(opened).toContainText("From Karen Holm");
  await expect.poll(() => widthOf(opened.getByRole("img"))).toBe(100);
  await secondPage.getByRole("button", { name: "On to your gift" }).click();
  await expect(secondPage).toHaveURL(/\/verify-owner$/);
  await expect(secondPage.getByRole("textbox").first()).toBeVisible();
  expect(asked.slice(1).filter((line) => line.includes(token))).toEqual([]);
});

test("an editor that is closed, and a greeting that cannot be sent, keep words and picture; it can be sent again", async ({
  page,
  watch,
}) => {
  const editor = await writeGreeting(page);
  await page.keyboard.press("Escape");
  await expect(editor).toBeHidden();
  await expect(greetingRow(page).getByRole("button", { name: "Add a greeting" })).toBeFocused();
  await openEditor(page);
  await expect(wordsOf(editor)).toHaveValue("Happy birthday");
  expect(await widthOf(previewOf(editor).getByRole("img"))).toBe(100);
  expect(watch.count("createGreeting")).toBe(0);

  const alert = (told: string) => editor.getByRole("alert").filter({ hasText: told });
  const tooLarge = await gql(page, "createGreeting").status(413);
  await editor.getByRole("button", { name: "Save greeting" }).click();
  await expect(alert("The file is too large. Your words are kept; choose a smaller picture.")).toBeInViewport();
  await expect(wordsOf(editor)).toHaveValue("Happy birthday");
  expect(await widthOf(previewOf(editor).getByRole("img"))).toBe(100);
  tooLarge.heal();
  const brokenOff = await gql(page, "createGreeting").abort("connectionaborted");
  await editor.getByRole("button", { name: "Save greeting" }).click();
  await expect(
    alert("The connection was lost. Your words and your picture are kept; please try again."),
  ).toBeInViewport();
  await expect(wordsOf(editor)).toHaveValue("Happy birthday");
  expect(await widthOf(previewOf(editor).getByRole("img"))).toBe(100);
  brokenOff.heal();
  await saveGreeting(editor);
  await expect(greetingRow(page)).toContainText("Personal greeting");
});

test("the shop's pictures do not come: said, and the rest works; a picture of one's own stays while the words are written anew, and a greeting taken off can be put back @whole", async ({
  page,
  watch,
}) => {
  const struck = await gql(page, "getGreetingTemplates").status(500);
  await openCard(page);
  const editor = await openEditor(page);
  await expect(editor.getByText("The pictures could not be loaded. Your words are kept.")).toBeVisible({
    timeout: 20_000,
  });
  await wordsOf(editor).fill("Happy birthday");
  struck.heal();
  await editor.getByRole("tabpanel").getByRole("button", { name: "Try again" }).click();
  await expect(editor.getByRole("radio")).not.toHaveCount(0);
  await expect(wordsOf(editor)).toHaveValue("Happy birthday");
  await pictureInput(editor).setInputFiles(photoFile(await photo(page)));
  await expect(editor.getByText("The picture was added.")).toBeVisible();
  await saveGreeting(editor);

  await openEditor(page);
  await expect(wordsOf(editor)).toHaveValue("Happy birthday");
  await expect.poll(() => widthOf(previewOf(editor).getByRole("img"))).toBe(100);
  await wordsOf(editor).fill("Happy Easter");
  await saveGreeting(editor);
  expect(sentGreeting(watch)).toMatchObject({ text: "Happy Easter", templateId: null });
  expect((await looked(page, sentGreeting(watch).base64Image!)).top).toBe("red");

  await greetingRow(page).getByRole("button", { name: "Remove greeting" }).focus();
  await page.keyboard.press("Enter");
  await expect(greetingRow(page).getByRole("status")).toContainText("The greeting was removed");
  await expect(greetingRow(page).getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(greetingRow(page)).toContainText("Personal greeting");
  await expect(greetingRow(page).getByRole("button", { name: "See greeting" })).toBeFocused();
  await fillPurchase(page, FREJA);
  await addToBasket(page);
  const { input } = watch.asked("updateBasket").at(-1) as { input: { addProducts: { addGreeting: unknown }[] } };
  expect(input.addProducts[0]!.addGreeting).not.toBeNull();
});

test("without a mouse: the tabs by arrows, a picture, the words, and the greeting at the line @whole", async ({
  page,
}) => {
  // From here on the browser asks the test for files; told with the press itself, it may be too late.
  page.on("filechooser", () => undefined);
  await openCard(page);
  await fillPurchase(page, FREJA);
  const add = greetingRow(page).getByRole("button", { name: "Add a greeting" });
  await add.focus();
  await page.keyboard.press("Enter");
  const editor = editorOf(page);
  await expect(wordsOf(editor)).toBeFocused();
  await page.keyboard.type("Thank you, Freja");

  const tab = (name: string) => editor.getByRole("tab", { name });
  await page.keyboard.press("Tab");
  await expect(tab("Birthday")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Christmas")).toBeFocused();
  await expect(tab("Christmas")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("End");
  await expect(tab("Thank you")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Birthday")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(editor.getByRole("tabpanel", { name: "Thank you" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(editor.getByRole("radio", { name: "No picture" })).toBeFocused();
  await expect(editor.getByRole("radio").nth(1), "the pictures have come").toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(editor.getByRole("radio").nth(1)).toBeChecked();
  await expect.poll(() => widthOf(previewOf(editor).getByRole("img"))).toBeGreaterThan(0);

  await page.keyboard.press("Tab");
  await expect(pictureInput(editor)).toBeFocused();
  const chooser = page.waitForEvent("filechooser");
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(photoFile(await photo(page)));
  await expect(editor.getByText("The picture was added.")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(pictureInput(editor), "after the picture was taken out").toBeFocused();
  const again = page.waitForEvent("filechooser");
  await page.keyboard.press("Enter");
  await (await again).setFiles(photoFile(await photo(page)));
  await expect(editor.getByText("The picture was added.")).toBeVisible();

  const save = editor.getByRole("button", { name: "Save greeting" });
  for (let stop = 0; stop < 8 && !(await save.evaluate((button) => button === document.activeElement)); stop += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(editor).toBeHidden();
  await expect(greetingRow(page).getByRole("button", { name: "Change greeting" })).toBeFocused();
  await addToBasket(page);
  await expect(basketLines(page)).toContainText("Personal greeting");
});

test("the greeting of a line in the basket: written, changed, taken off, and back within ten seconds", async ({
  page,
}) => {
  await openSeededBasket(page);
  const line = basketLines(page);
  await line.getByRole("button", { name: /^Add a greeting/ }).click();
  const editor = editorOf(page);
  await wordsOf(editor).fill("С днём рождения");
  await expect(wordsOf(editor)).toHaveAttribute("data-script", "cyrillic");
  await saveGreeting(editor);
  await expect(line).toContainText("Personal greeting");
  await line.getByRole("button", { name: /^Change greeting/ }).click();
  await expect(wordsOf(editor)).toHaveValue("С днём рождения");
  await wordsOf(editor).fill("お誕生日おめでとう");
  await saveGreeting(editor);
  await line.getByRole("button", { name: /^Remove greeting/ }).click();
  await expect(line).not.toContainText("Personal greeting");
  await expect(page.getByText("The greeting was removed")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(line).toContainText("Personal greeting");
  await line.getByRole("button", { name: /^See greeting/ }).click();
  const words = page.getByRole("dialog", { name: "Personal greeting" }).getByText("お誕生日おめでとう");
  await expect(words).toHaveAttribute("data-script", "cjk");
});
