import { openEditor, previewOf, saveGreeting, sentGreeting, wordsOf } from "./greetingSteps";
import { type Locator } from "@playwright/test";
import { expect, test } from "./shop";
import { openCard } from "./steps";

test("signs that cannot be printed are named, marked and removed with one press", async ({ page, watch }) => {
  await openCard(page);
  const editor = await openEditor(page);
  const words = wordsOf(editor);
  await words.fill("Happy \u{1f389} birth\u200bday, \u202eAlma\u202c \ue000!");
  await expect(words).toHaveAttribute("aria-invalid", "true");
  for (const named of [
    /\u{1f389} \(emoji\)/u,
    /U\+200B \(invisible character\)/,
    /U\+202E/,
    /U\+E000 \(unassigned character\)/,
  ])
    await expect(words).toHaveAccessibleDescription(named);
  // Said too, as the focus is in the field already.
  await expect(editor.getByRole("status").filter({ hasText: "cannot be printed" })).toHaveCount(1);
  await expect(editor.locator("mark")).toHaveCount(5);
  await editor.getByRole("button", { name: "Save greeting" }).click();
  await expect(words).toBeFocused();
  expect(watch.count("createGreeting")).toBe(0);
  await editor.getByRole("button", { name: "Remove the characters" }).click();
  await expect(words).toHaveValue("Happy birthday, Alma !");
  await expect(words).toBeFocused();
  await expect(words).not.toHaveAttribute("aria-invalid", "true");
  await saveGreeting(editor);
  expect(sentGreeting(watch).text).toBe("Happy birthday, Alma !");
});

test("of a pasted megabyte only the beginning is taken in, and the editor goes on @whole", async ({ page, watch }) => {
  await openCard(page);
  const editor = await openEditor(page);
  const words = wordsOf(editor);
  await words.focus();
  await page.keyboard.insertText("ab ".repeat(333_333));
  await expect(words).toHaveValue(/^[ab ]{20000}$/);
  await expect(words).toHaveAccessibleDescription(/20,000 of 300/);
  await words.selectText();
  await page.keyboard.insertText("Happy birthday");
  await saveGreeting(editor);
  expect(sentGreeting(watch).text).toBe("Happy birthday");
});

/** How far a sign of a text is from the left edge of it, in pixels. */
const placeOf = (text: Locator, sign: string) =>
  text.evaluate((element, wanted) => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const at = words.currentNode.textContent!.indexOf(wanted);
      if (at < 0) continue;
      const range = new Range();
      range.setStart(words.currentNode, at);
      range.setEnd(words.currentNode, at + 1);
      return range.getBoundingClientRect().left - element.getBoundingClientRect().left;
    }
    throw new Error(`There is no ${wanted}`);
  }, sign);

test("each line of a greeting has its own direction on the card, as in the field @whole", async ({ page }) => {
  await openCard(page);
  const editor = await openEditor(page);
  // Long enough to begin at the edge; a short one stands in the middle.
  const lines = ["Dear Noa, many happy returns of your day", "שלום לכולם, יום הולדת שמח!", "See you at 8"];
  for (const order of [lines, [...lines].reverse()]) {
    await wordsOf(editor).fill(order.join("\n"));
    const card = previewOf(editor).getByText("See you at 8");
    expect(await placeOf(card, "D")).toBeCloseTo(await placeOf(card, "S"), -1);
    expect(await placeOf(card, "!")).toBeLessThan(await placeOf(card, "ש"));
  }
  await wordsOf(editor).fill([...lines].reverse().concat("\u{1f389}").join("\n"));
  const marked = editor.locator("p", { has: page.locator("mark") });
  expect(await placeOf(marked, "!")).toBeLessThan(await placeOf(marked, "ש"));
});

test("20,000 letters: told by how many too many, nothing is sent, nothing is cut @whole", async ({ page, watch }) => {
  await openCard(page);
  const editor = await openEditor(page);
  const words = wordsOf(editor);
  await words.fill("å".repeat(20_000));
  await expect(words).toHaveAccessibleDescription(/19,700 characters too many/);
  await expect(editor.getByText("20,000 of 300").first()).toBeVisible();
  await editor.getByRole("button", { name: "Save greeting" }).click();
  await expect(words).toBeFocused();
  expect((await words.inputValue()).length).toBe(20_000);
  expect(watch.count("createGreeting")).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("an empty greeting is not sent", async ({ page, watch }) => {
  await openCard(page);
  const editor = await openEditor(page);
  await editor.getByRole("button", { name: "Save greeting" }).click();
  await expect(wordsOf(editor)).toHaveAccessibleDescription(/Write something, or choose a picture/);
  await expect(wordsOf(editor)).toBeFocused();
  expect(watch.count("createGreeting")).toBe(0);
});
