import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Page } from "~/screens/Page/Page";
import { renderAt } from "../support/renderAt";
import { DANISH, startShop } from "../support/startShop";

test.each([
  ["pl", "en"],
  ["da", null],
])("on a page in %s, what the editors wrote is marked as %j", async (locale, marked) => {
  const shop = startShop({ market: { ...DANISH, locale } });
  renderAt(shop, `/${locale}/dk/dkk/terms`, { ":pageName": <Page /> });
  const title = await screen.findByRole("heading", { level: 1 });
  expect(title.closest("article")!.getAttribute("lang")).toBe(marked);
});
