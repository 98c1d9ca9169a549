import { png } from "../support/pictures";
import {
  openEditor,
  photoFile,
  pictureInput,
  previewOf,
  saveGreeting,
  sentGreeting,
  widthOf,
  wordsOf,
} from "./greetingSteps";
import { CANARY, looked, padded, photo } from "./photos";
import { expect, test } from "./shop";
import { openCard } from "./steps";

test("a picture as a camera writes it, of exactly 5,000,000 bytes: words are typed while it is read; it is sent upright, and nothing of what the camera told", async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    const real = window.createImageBitmap.bind(window);
    let go = () => undefined as void;
    const gate = new Promise<void>((resolve) => (go = resolve));
    Object.assign(window, {
      letGo: () => go(),
      createImageBitmap: async (...given: Parameters<typeof real>) => {
        await gate;
        return real(...given);
      },
    });
  });
  await openCard(page);
  const original = padded(await photo(page), 5_000_000);
  expect(original.includes(CANARY)).toBe(true);
  const editor = await openEditor(page);
  await pictureInput(editor).setInputFiles(photoFile(original));
  await expect(editor.getByText("The picture is being read.")).toBeVisible();
  await wordsOf(editor).fill("Typed meanwhile");
  await expect(editor.getByRole("button", { name: "Save greeting" })).toHaveAttribute("aria-disabled", "true");
  await page.evaluate(() => (window as unknown as { letGo: () => void }).letGo());
  await expect(editor.getByText("The picture was added.")).toBeVisible();
  await expect(wordsOf(editor)).toHaveValue("Typed meanwhile");
  await expect(previewOf(editor)).toContainText("Typed meanwhile");
  await saveGreeting(editor);
  const sent = sentGreeting(watch).base64Image!;
  expect(await looked(page, sent)).toEqual({ width: 100, height: 200, top: "red" });
  const bytes = Buffer.from(sent, "base64");
  for (const trace of [CANARY, "Exif", "GPS"]) expect(bytes.includes(trace), trace).toBe(false);
});

/** Each is told in other words than the one before it. */
const REFUSED: [what: string, make: (whole: Buffer) => Buffer | Uint8Array, told: string][] = [
  ["of one byte too many", (whole) => padded(whole, 5_000_001), "The file is too large."],
  ["that is a GIF by its bytes", () => Buffer.from("GIF89a......"), "This is not a PNG or JPEG picture."],
  ["of 900 million pixels", () => png(30_000, 30_000), "The picture has too many pixels."],
  ["that was cut", (whole) => whole.subarray(0, whole.length - 40), "The file could not be read."],
  ["that is empty", () => Buffer.alloc(0), "This is not a PNG or JPEG picture."],
  ["that is only a header", (whole) => whole.subarray(0, 12), "The file could not be read."],
];

test("pictures that cannot be taken: each is told at the field, and what was there stays @whole", async ({ page }) => {
  await openCard(page);
  const editor = await openEditor(page);
  const whole = await photo(page);
  await wordsOf(editor).fill("Happy birthday");
  await pictureInput(editor).setInputFiles(photoFile(whole));
  await expect(editor.getByText("The picture was added.")).toBeVisible();
  for (const [what, make, told] of REFUSED)
    await test.step(`a picture ${what}`, async () => {
      await pictureInput(editor).setInputFiles(photoFile(make(whole)));
      await expect(editor.getByText(told)).toBeVisible();
      await expect(pictureInput(editor)).toHaveAccessibleDescription(new RegExp(told));
      await expect(wordsOf(editor)).toHaveValue("Happy birthday");
      expect(await widthOf(previewOf(editor).getByRole("img"))).toBe(100);
      await expect(editor.getByText("The picture was added.")).toHaveCount(0);
    });
  await editor.getByRole("button", { name: "Remove the picture" }).click();
  await expect(editor.getByText("The file could not be read."), "with the picture its refusal goes").toHaveCount(0);
});
