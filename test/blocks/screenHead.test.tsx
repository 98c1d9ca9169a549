import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { Occasions } from "~/screens/Occasions/Occasions";
import { Welcome } from "~/screens/Welcome/Welcome";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const pathOf = (selector: string) => {
  const link = document.querySelector<HTMLLinkElement>(selector);
  return link && new URL(link.href).pathname;
};

test("the addresses of a page in the head keep the case that it is configured to keep", async () => {
  renderAt(startShop(), "/en/dk/dkk/campaign/MyPage", { "campaign/:page": <ScreenHead title="Mine" /> });
  await waitFor(() => expect(pathOf("link[hreflang='sv-SE']")).toBe("/sv/se/sek/campaign/MyPage"));
  expect(pathOf("link[rel=canonical]")).toBe("/en/dk/dkk/campaign/MyPage");
});

test.each([
  ["welcome", <Welcome key="welcome" />],
  ["occasion", <Occasions key="occasion" />],
])("/%s says to search engines what is there", async (path, screen) => {
  renderAt(startShop(), `/en/dk/dkk/${path}`, { [path]: screen });
  await waitFor(() => expect(document.querySelector("meta[name=description]")).not.toBeNull());
  expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toMatch(/\w{3}/);
});
