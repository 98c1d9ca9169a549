import { fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import { letGoOfEnter } from "~/browser/heldEnter";

test("Enter that is held presses again where it was pressed, and nothing where the focus has gone since", () => {
  letGoOfEnter();
  const [remove, undo] = [document.createElement("button"), document.createElement("button")];
  document.body.append(remove, undo);
  /** Whether the browser presses what has the focus. */
  const presses = (element: Element, how: { repeat: boolean; key?: string }) =>
    fireEvent.keyDown(element, { key: "Enter", ...how });
  expect(presses(remove, { repeat: false })).toBe(true);
  expect(presses(remove, { repeat: true })).toBe(true);
  expect(presses(undo, { repeat: true })).toBe(false);
  expect(presses(undo, { repeat: true, key: "Tab" })).toBe(true);
  expect(presses(undo, { repeat: false })).toBe(true);
  expect(presses(undo, { repeat: true })).toBe(true);
});
