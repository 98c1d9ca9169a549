import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { FilePicker } from "~/components/FilePicker";
import { draw } from "./draw";

const picker = (told: { error?: string; status?: string } = {}) => (
  <FilePicker label="Picture" hint="PNG or JPEG" choose="Choose" accept=".png" onFile={() => {}} {...told} />
);

it("says what came of the file, taken or refused, in one place that was there before", () => {
  const { redraw } = draw(picker());
  const told = screen.getByRole("status");
  expect(told).toHaveTextContent("");
  redraw(picker({ status: "Reading" }));
  expect(told).toHaveTextContent("Reading");
  redraw(picker({ error: "This is no picture", status: "Your picture is there" }));
  expect(screen.getByRole("status")).toBe(told);
  expect(told).toHaveTextContent("This is no picture");
  // What had been said before is not said again with it.
  expect(told).toHaveAttribute("aria-atomic", "false");
  expect(screen.getByLabelText(/Picture/)).toHaveAccessibleDescription("This is no picture PNG or JPEG");
});
