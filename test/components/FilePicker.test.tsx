import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps } from "react";
import { expect, it, vi } from "vitest";
import { FilePicker } from "~/components/FilePicker";
import { draw } from "./draw";

const picker = (more: Partial<ComponentProps<typeof FilePicker>> = {}) => (
  <FilePicker label="Picture" hint="PNG or JPEG" choose="Choose" accept=".png" onFile={() => {}} {...more} />
);
const input = () => screen.getByLabelText(/Picture/);
const file = new File(["signs"], "harbour.png", { type: "image/png" });

it("says what came of the file, taken or refused, in one place that was there before", () => {
  const { redraw } = draw(picker());
  const told = screen.getByRole("status");
  expect(told).toHaveTextContent("");
  redraw(picker({ status: "Reading" }));
  expect(told).toHaveTextContent("Reading");
  redraw(picker({ error: "This is no picture", status: "Your picture is there" }));
  expect(screen.getByRole("status")).toBe(told);
  expect(told.textContent, "nothing that contradicts it").toBe("This is no picture");
  // What had been said before is not said again with it.
  expect(told).toHaveAttribute("aria-atomic", "false");
  expect(screen.getByLabelText(/Picture/)).toHaveAccessibleDescription("This is no picture PNG or JPEG");
});

it("hands over the file that is chosen, and lets the same one be chosen again", async () => {
  const taken = vi.fn();
  draw(picker({ onFile: taken }));
  await userEvent.upload(input(), file);
  expect(taken.mock.calls).toEqual([[file]]);
  // The browser tells of no change where the input still holds it.
  expect(input()).toHaveValue("");
});

it("takes a file that is dropped on it, and keeps the browser from opening it", () => {
  const taken = vi.fn();
  draw(picker({ onFile: taken }));
  const wentOn = fireEvent.drop(screen.getByText("PNG or JPEG"), { dataTransfer: { files: [file] } });
  expect(wentOn).toBe(false);
  expect(taken.mock.calls).toEqual([[file]]);
});

it("keeps the page when a file is dropped beside it, and leaves dragged words alone", () => {
  const { redraw } = draw(picker());
  const goesOn = (type: "dragOver" | "drop", types: string[]) =>
    fireEvent[type](document.body, { dataTransfer: { types } });
  expect([goesOn("dragOver", ["Files"]), goesOn("drop", ["Files"])]).toEqual([false, false]);
  expect([goesOn("dragOver", ["text/plain"]), goesOn("drop", ["text/plain"])]).toEqual([true, true]);
  redraw(null);
  expect(goesOn("drop", ["Files"]), "once it is gone").toBe(true);
});

it("keeps the keyboard when a button goes with what it took out", () => {
  const { redraw } = draw(picker({ children: <button>Remove</button> }));
  screen.getByRole("button", { name: "Remove" }).focus();
  redraw(picker());
  expect(input()).toHaveFocus();
});

it("takes the keyboard from nobody who was elsewhere", () => {
  const { redraw } = draw(picker({ children: <button>Remove</button> }));
  redraw(picker());
  expect(document.body).toHaveFocus();
});
