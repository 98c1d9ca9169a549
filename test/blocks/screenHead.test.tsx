import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { Occasions } from "~/screens/Occasions/Occasions";
import { Welcome } from "~/screens/Welcome/Welcome";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const href = (selector: string) => document.querySelector(selector)?.getAttribute("href");

test("the addresses of a page in the head keep the case that it is configured to keep", async () => {
  renderAt(startShop(), "/en/dk/dkk/campaign/MyPage", { "campaign/:page": <ScreenHead title="Mine" /> });
  await waitFor(() => expect(href("link[hreflang='sv-SE']")).toBe("/sv/se/sek/campaign/MyPage"));
  expect(href("link[rel=canonical]")).toBe("/en/dk/dkk/campaign/MyPage");
});

test.each([
  ["welcome", <Welcome key="welcome" />],
  ["occasion", <Occasions key="occasion" />],
])("/%s says to search engines what is there", async (path, screen) => {
  renderAt(startShop(), `/en/dk/dkk/${path}`, { [path]: screen });
  await waitFor(() => expect(document.querySelector("meta[name=description]")).not.toBeNull());
  expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toMatch(/\w{3}/);
});
