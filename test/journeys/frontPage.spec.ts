import { expect, test } from "./shop";

test("beside one another on a small screen, in German, no button of the front page or of the question about cookies is squeezed @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 1200 });
  await page.goto("/de/dk/dkk");
  const main = page.getByRole("main");
  // A button of two lines at most.
  const buy = main.getByRole("link", { name: "Globale Geschenkkarte kaufen" });
  expect((await buy.boundingBox())!.height).toBeLessThan(70);
  // The answers stand beside the question, each on one line.
  const question = page.locator("section").filter({ has: page.getByRole("button", { name: "Nur das Nötige" }) });
  const words = (await question.getByRole("paragraph").boundingBox())!;
  const answer = (await question.getByRole("button", { name: "Nur das Nötige" }).boundingBox())!;
  expect(answer.x).toBeGreaterThan(words.x + words.width);
  expect(answer.height).toBeLessThan(50);
});
