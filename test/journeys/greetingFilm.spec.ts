import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Page, type Route } from "@playwright/test";
import { filmInput, openEditor, previewOf, saveGreeting, sentGreeting, wordsOf } from "./greetingSteps";
import { expect, test } from "./shop";
import { DANISH, openCard } from "./steps";

const CANDLE = readFileSync(resolve(import.meta.dirname, "../sandbox/commerce/candle.webm"));
const film = (buffer = CANDLE) => ({ name: "candle.webm", mimeType: "video/webm", buffer });

/** Holds the next uploads until they are let go. */
async function holdUploads(page: Page): Promise<{ held: Route[] }> {
  const held: Route[] = [];
  await page.route("**/api/greeting/film", (route) => void held.push(route));
  return { held };
}

test("a film: sent while the words are written, seen in the preview, and it never plays by itself", async ({
  page,
  watch,
}) => {
  const { held } = await holdUploads(page);
  await openCard(page);
  const editor = await openEditor(page);
  await filmInput(editor).setInputFiles(film());
  await expect(editor.getByText(/^The video is being uploaded: /)).toBeVisible();
  const save = editor.getByRole("button", { name: "Save greeting" });
  await expect(save).toHaveAttribute("aria-disabled", "true");
  await wordsOf(editor).fill("Blow it out!");
  await expect.poll(() => held.length).toBe(1);
  await held[0]!.continue();
  await expect(editor.getByText("The video was added.")).toBeVisible();
  await expect(wordsOf(editor)).toHaveValue("Blow it out!");
  const player = previewOf(editor).getByLabel("The video in the greeting");
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
  expect(await player.evaluate((video: HTMLVideoElement) => [video.paused, video.autoplay])).toEqual([true, false]);
  await saveGreeting(editor);
  expect(sentGreeting(watch)).toMatchObject({ text: "Blow it out!", videoId: expect.stringMatching(/./) as unknown });
});

test("an upload that is stopped: nothing is added, the words stay, the keyboard goes on", async ({ page, watch }) => {
  await holdUploads(page);
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
});

const NOT_TAKEN: [what: string, strike: (route: Route) => Promise<void>, told: string][] = [
  [
    "breaks off",
    (route) => route.abort("connectionaborted"),
    "The video could not be uploaded. Everything else is kept",
  ],
  ["is too large for the server", (route) => route.fulfill({ status: 413 }), "The file is too large."],
  ["gets an answer that is none", (route) => route.fulfill({ body: "<html>" }), "The video could not be uploaded."],
];
for (const [how, strike, told] of NOT_TAKEN) {
  test(`an upload that ${how}: said, everything else is kept, and it can be sent again`, async ({ page }) => {
    let struck = false;
    await page.route("**/api/greeting/film", async (route) => {
      if (struck) return route.continue();
      struck = true;
      await strike(route);
    });
    await openCard(page);
    const editor = await openEditor(page);
    await wordsOf(editor).fill("Blow it out!");
    await filmInput(editor).setInputFiles(film());
    await expect(editor.getByText(told)).toBeVisible();
    await expect(wordsOf(editor)).toHaveValue("Blow it out!");
    await filmInput(editor).setInputFiles(film());
    await expect(editor.getByText("The video was added.")).toBeVisible();
  });
}

test("an upload that stands still for a minute is given up", async ({ page }) => {
  await page.clock.install();
  const { held } = await holdUploads(page);
  await openCard(page);
  const editor = await openEditor(page);
  await filmInput(editor).setInputFiles(film());
  await expect.poll(() => held.length).toBe(1);
  await page.clock.fastForward(61_000);
  await expect(editor.getByText("The video could not be uploaded. Everything else is kept")).toBeVisible();
});

test("a file that is no film is not sent", async ({ page }) => {
  const { held } = await holdUploads(page);
  await openCard(page);
  const editor = await openEditor(page);
  await filmInput(editor).setInputFiles(film(Buffer.from("GIF89a..........")));
  await expect(editor.getByText("This is not an MP4 or WebM video.")).toBeVisible();
  await filmInput(editor).setInputFiles(film(CANDLE.subarray(0, 60)));
  await expect(editor.getByText("The file could not be read.")).toBeVisible({ timeout: 20_000 });
  expect(held).toEqual([]);
});

/** The candle, as a recording that says it burns for so long. */
function burningFor(seconds: number) {
  const long = Buffer.from(CANDLE);
  // The element's name and its four bytes, a number of milliseconds.
  const at = long.indexOf(Buffer.from([0x44, 0x89, 0x84])) + 3;
  long.writeFloatBE(seconds * 1000, at);
  return long;
}

test("a film longer than a minute is refused before it is sent; one of a minute is taken", async ({ page }) => {
  const { held } = await holdUploads(page);
  await openCard(page);
  const editor = await openEditor(page);
  await wordsOf(editor).fill("Blow it out!");
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

test("a film that somebody opens waits for a press; one that is not ready is said to come", async ({ page }) => {
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
