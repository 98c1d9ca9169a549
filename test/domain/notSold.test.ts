import { expect, it } from "vitest";
import { notSoldName, notSoldState } from "~/domain/notSold";

it.each([
  ["a country", notSoldState("br"), "Brasilien"],
  ["what is no country", notSoldState("zz"), null],
  ["a code that nobody has", notSoldState("qq"), null],
  ["no code at all", notSoldState("<b>"), null],
  ["another kind of state", { notSold: ["br"] }, null],
  ["no state", null, null],
])("of %s that is not sold to the name is told, if it has one", (_what, state, expected) => {
  expect(notSoldName(state, "da")).toBe(expected);
});
