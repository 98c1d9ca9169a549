import { type Locator, type Page } from "@playwright/test";
import { photo } from "./photos";
import { expect, type test } from "./shop";
import { openCard, purchaseForm } from "./steps";
import { type Watch } from "./watch";

type Control = Parameters<Parameters<typeof test>[2]>[0]["control"];

export const greetingRow = (page: Page): Locator => purchaseForm(page).getByRole("group", { name: /^Greeting/ });

/** The editor, opened from the form of a gift. */
export async function openEditor(page: Page): Promise<Locator> {
  await greetingRow(page)
    .getByRole("button", { name: /^(Add a|Change) greeting$/ })
    .click();
  const editor = editorOf(page);
  await expect(wordsOf(editor)).toBeVisible();
  return editor;
}

export const editorOf = (page: Page): Locator => page.getByRole("dialog", { name: "Write a greeting" });
export const wordsOf = (editor: Locator): Locator => editor.getByLabel("Your words");
export const previewOf = (editor: Locator): Locator => editor.getByRole("region", { name: "What the recipient opens" });
export const filmInput = (editor: Locator): Locator => editor.locator("input[type=file]").nth(1);
export const pictureInput = (editor: Locator): Locator => editor.locator("input[type=file]").first();

export async function saveGreeting(editor: Locator): Promise<void> {
  await editor.getByRole("button", { name: "Save greeting" }).click();
  await expect(editor).toBeHidden();
}

/** The links in the message that a recipient of an order got. */
export async function linksOfMail(control: Control, publicOrderId: string): Promise<{ gift: string; card: string }> {
  const answer = await control({ mail: publicOrderId });
  const [mail] = answer.mail as { links: { path: string }[] }[];
  // The shop writes in the language of the country; these journeys read English.
  const [gift, card] = mail!.links.map(({ path }) => path.replace(/^\/\w+/, "/en"));
  return { gift: gift!, card: card! };
}

/** How wide a picture really is: 0 when it did not load. */
export const widthOf = (picture: Locator): Promise<number> =>
  picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);

export const photoFile = (buffer: Buffer | Uint8Array, name = "photo.jpg") => ({
  name,
  mimeType: "image/jpeg",
  buffer: Buffer.from(buffer),
});

export const sentGreeting = (watch: Watch) => {
  const { input } = watch.asked("createGreeting").at(-1) as { input: Record<string, string | null> };
  return input;
};

export async function writeGreeting(page: Page) {
  await openCard(page);
  const editor = await openEditor(page);
  await wordsOf(editor).fill("Happy birthday");
  await pictureInput(editor).setInputFiles(photoFile(await photo(page)));
  await expect(editor.getByText("The picture was added.")).toBeVisible();
  return editor;
}
