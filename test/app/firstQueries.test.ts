import { expect, test } from "vitest";
import { firstQueries } from "~/app/early/firstQueries";
import { SCREENS } from "~/app/routes";

const named = (rest: string) => firstQueries(`/en/dk/dkk${rest}`, "").map(({ name }) => name);
const words = SCREENS.map(({ path }) => path.replace(/\/\*$/, "")).filter((path) => /^\/[a-z0-9-]+$/.test(path));

test.each(words)("%s is a screen: no page of that name is asked for", (path) => {
  expect(named(path)).not.toContain("getPagePresentationKeys");
});

test("a list for a company names the department, where companies can buy", () => {
  const listOf = (country: string) =>
    firstQueries(`/en/${country}/dkk/shop`, "", null, "dep-nordhavn").find(({ name }) => name === "productsFilter");
  expect(listOf("dk")?.variables).toMatchObject({
    input: { salesChannelId: 1, associatedB2bDepartment: "dep-nordhavn" },
  });
  expect(listOf("fr")?.variables).not.toHaveProperty("input.associatedB2bDepartment");
});

test("what is no screen may be a page of the editors", () => {
  expect(words).toContain("/order");
  expect(named("/terms")).toContain("getPagePresentationKeys");
});
