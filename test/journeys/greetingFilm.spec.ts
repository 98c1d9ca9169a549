import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Page, type Route } from "@playwright/test";
import { filmInput, openEditor, previewOf, saveGreeting, sentGreeting, wordsOf } from "./greetingSteps";
import { expect, test } from "./shop";
import { DANISH, openCard } from "./steps";

const CANDLE = readFileSync(resolve(import.meta.dirname, "../sandbox/commerce/candle.webm"));
const film = (buffer = CANDLE) => ({ name: "candle.webm", mimeType: "video/webm", buffer });

const NOT_TAKEN = "The video could not be uploaded. Everything else is kept";

/** Holds the next uploads until they are let go. */
async function holdUploads(page: Page): Promise<{ held: Route[] }> {
  const held: Route[] = [];
  await page.route("**/api/greeting/film", (route) => void held.push(route));
  return { held };
}

test("a film: its upload can be stopped; it is sent while the words are written, seen in the preview, and never plays by itself", async ({
  page,
  watch,
}) => {
  const { held } = await holdUploads(page);
  await openCard(page);
  const editor = await openEditor(page);
  await wordsOf(editor).fill("Blow it out!");
  await filmInput(editor).setInputFiles(film());
  await editor.getByRole("button", { name: "Stop the upload" }).focus();
  await page.keyboard.press("Enter");
  await expect(filmInput(editor)).toBeFocused();
  await expect(editor.getByText(/The video (is being uploaded|was added)/)).toHaveCount(0);
  await saveGreeting(editor);
  expect(sentGreeting(watch)).toMatchObject({ text: "Blow it out!", videoId: null });

  await openEditor(page);
  const before = held.length;
  await filmInput(editor).setInputFiles(film());
  await expect(editor.getByText(/^The video is being uploaded: /)).toBeVisible();
  const save = editor.getByRole("button", { name: "Save greeting" });
  await expect(save).toHaveAttribute("aria-disabled", "true");
  await wordsOf(editor).fill("Make a wish!");
  await expect.poll(() => held.length).toBe(before + 1);
  await held.at(-1)!.continue();
  await expect(editor.getByText("The video was added.")).toBeVisible();
  await expect(wordsOf(editor)).toHaveValue("Make a wish!");
  const player = previewOf(editor).getByLabel("The video in the greeting");
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
  expect(await player.evaluate((video: HTMLVideoElement) => [video.paused, video.autoplay])).toEqual([true, false]);
  await saveGreeting(editor);
  expect(sentGreeting(watch)).toMatchObject({ text: "Make a wish!", videoId: expect.stringMatching(/./) });
});

test("an upload that ends with the editor is told when that is opened again, until another one is there @whole", async ({
  page,
}) => {
  const { held } = await holdUploads(page);
  await openCard(page);
  const editor = await openEditor(page);
  await filmInput(editor).setInputFiles(film());
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.press("Escape");
  await expect(editor).toBeHidden();
  await openEditor(page);
  await expect(editor.getByText(NOT_TAKEN)).toBeVisible();
  await filmInput(editor).setInputFiles(film());
  await expect.poll(() => held.length).toBe(2);
  await held[1]!.continue();
  await expect(editor.getByText("The video was added.")).toBeVisible();
  await expect(editor.getByText(NOT_TAKEN)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(editor).toBeHidden();
  await openEditor(page);
  await expect(editor.getByText("The video was added.")).toBeVisible();
});

/** The candle, as a recording that says it burns for so long. */
function burningFor(seconds: number) {
  const long = Buffer.from(CANDLE);
  // The element's name and its four bytes, a number of milliseconds.
  const at = long.indexOf(Buffer.from([0x44, 0x89, 0x84])) + 3;
  long.writeFloatBE(seconds * 1000, at);
  return long;
}

test("a film that is none, one that is cut, one longer than a minute: not sent, and the words stay; one of a minute is taken @whole", async ({
  page,
}) => {
  const { held } = await holdUploads(page);
  await openCard(page);
  const editor = await openEditor(page);
  await wordsOf(editor).fill("Blow it out!");
  await filmInput(editor).setInputFiles(film(Buffer.from("GIF89a..........")));
  await expect(editor.getByText("This is not an MP4 or WebM video.")).toBeVisible();
  await filmInput(editor).setInputFiles(film(CANDLE.subarray(0, 60)));
  await expect(editor.getByText("The file could not be read.")).toBeVisible({ timeout: 20_000 });
  await filmInput(editor).setInputFiles(film(burningFor(61)));
  await expect(editor.getByText("The video is longer than a minute. Choose a shorter one.")).toBeVisible();
  await expect(wordsOf(editor)).toHaveValue("Blow it out!");
  expect(held).toEqual([]);
  await filmInput(editor).setInputFiles(film(burningFor(60)));
  await expect.poll(() => held.length).toBe(1);
  await held[0]!.continue();
  await expect(editor.getByText("The video was added.")).toBeVisible();
  await expect(editor.getByText("longer than a minute")).toHaveCount(0);
});

test("an upload that stands still for a minute, is too large for the server, breaks off, or gets an answer that is none: said, everything else is kept, and it can be sent again @whole", async ({
  page,
}) => {
  await page.clock.install();
  const { held } = await holdUploads(page);
  await openCard(page);
  const editor = await openEditor(page);
  await wordsOf(editor).fill("Blow it out!");
  const upload = async (): Promise<Route> => {
    const before = held.length;
    await filmInput(editor).setInputFiles(film());
    await expect.poll(() => held.length).toBe(before + 1);
    await expect(editor.getByText(/^The video is being uploaded: /)).toBeVisible();
    await expect(editor.getByText(NOT_TAKEN)).toHaveCount(0);
    return held.at(-1)!;
  };
  await upload();
  await page.clock.fastForward(61_000);
  await expect(editor.getByText(NOT_TAKEN)).toBeVisible();
  await (await upload()).fulfill({ status: 413 });
  await expect(editor.getByText("The file is too large.")).toBeVisible();
  await (await upload()).abort("connectionaborted");
  await expect(editor.getByText(NOT_TAKEN)).toBeVisible();
  await (await upload()).fulfill({ body: "<html>" });
  await expect(editor.getByText(NOT_TAKEN)).toBeVisible();
  await expect(wordsOf(editor)).toHaveValue("Blow it out!");
  await (await upload()).continue();
  await expect(editor.getByText("The video was added.")).toBeVisible();
  await expect(wordsOf(editor)).toHaveValue("Blow it out!");
});

test("a film that somebody opens waits for a press; one that is not ready is said to come @whole", async ({ page }) => {
  await page.goto(`${DANISH}/greeting/GREETING-FILM`);
  await page.getByRole("button", { name: "Open the greeting" }).click();
  const player = page.getByRole("article").getByLabel("The video in the greeting");
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  const state = await player.evaluate(({ paused, autoplay, controls }: HTMLVideoElement) => [
    paused,
    autoplay,
    controls,
  ]);
  expect(state).toEqual([true, false, true]);
  await page.goto(`${DANISH}/greeting/GREETING-SOON`);
  await page.getByRole("button", { name: "Open the greeting" }).click();
  await expect(page.getByRole("article")).toContainText("A video is on its way and will be shown here.");
  await expect(page.getByRole("article")).toContainText("The film takes a while.");
});
