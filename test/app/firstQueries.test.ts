import { expect, test } from "vitest";
import { firstQueries } from "~/app/early/firstQueries";
import { SCREENS } from "~/app/routes";

const named = (rest: string) => firstQueries(`/en/dk/dkk${rest}`, "").map(({ name }) => name);
const words = SCREENS.map(({ path }) => path).filter((path) => /^\/[a-z0-9-]+$/.test(path));

test.each(words)("%s is a screen: no page of that name is asked for", (path) => {
  expect(named(path)).not.toContain("getPagePresentationKeys");
});

test("what is no screen may be a page of the editors", () => {
  expect(words).toContain("/order");
  expect(named("/terms")).toContain("getPagePresentationKeys");
});
