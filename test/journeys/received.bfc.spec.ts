import { expectOpen, layReady, linkOf, shownCode } from "./gift";
import { backToKept, markRestoring } from "./restored";
import { expect, test } from "./shop";
import { DANISH } from "./steps";

test("Back to a page that the browser kept shows no gift any more, and asks to open it again", async ({
  page,
  control,
}) => {
  // The page of a link is never kept by the browser; one that was opened at the front is.
  await page.goto(`${DANISH}/welcome`);
  await page.getByRole("main").getByRole("combobox").first().waitFor();
  await page.evaluate(
    (path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
    },
    linkOf(await layReady(control)),
  );
  await expectOpen(page);
  const code = await shownCode(page);
  await markRestoring(page);
  await page.goto(`${DANISH}/shop`);
  await backToKept(page);
  await expect(page.getByText("Your gift card is safe")).toBeVisible();
  expect(await page.content()).not.toContain(code);
  await page.getByRole("main").getByRole("link", { name: "Open your gift card" }).click();
  await expect(page.getByRole("textbox", { name: "Link to your gift card" })).toHaveValue("");
});
