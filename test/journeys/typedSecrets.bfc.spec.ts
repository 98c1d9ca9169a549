import { type Locator, type Page } from "@playwright/test";
import { codeField, codeForm, pinField as codePin } from "./codes";
import { openForm, pinField } from "./gift";
import { backToKept, markRestoring } from "./restored";
import { expect, test } from "./shop";
import { DANISH } from "./steps";

const PIN = "2468";

interface Form {
  path: string;
  secret: string;
  form: (page: Page) => Locator;
  fields: (page: Page) => [secret: Locator, pin: Locator];
}

const typed = (path: string): Form => ({
  path,
  secret: "SGK-NEVERWAS71",
  form: codeForm,
  fields: (page) => [codeField(page), codePin(page)],
});

const forms: Form[] = [
  typed("redeem"),
  typed("portal/nordlys"),
  {
    path: "verify-owner",
    secret: "GIFT-NEVER-WAS-71",
    form: openForm,
    fields: (page) => [openForm(page).getByRole("textbox", { name: "Link to your gift card" }), pinField(page)],
  },
];

for (const { path, secret, form, fields } of forms) {
  test(
    `Back to a page that the browser kept shows nothing that was typed: ${path}`,
    { tag: path === "redeem" ? [] : "@whole" },
    async ({ page }) => {
      await page.goto(`${DANISH}/${path}`);
      await form(page).waitFor();
      await fields(page)[0].fill(secret);
      await fields(page)[1].fill(PIN);
      await markRestoring(page);
      await page.goto(`${DANISH}/shop`);
      await backToKept(page);
      for (const field of fields(page)) await expect(field).toHaveValue("");
      expect(await page.content()).not.toContain(secret);
    },
  );
}
