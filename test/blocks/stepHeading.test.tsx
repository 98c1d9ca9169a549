import { screen } from "@testing-library/react";
import { type ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { StepHeading } from "~/blocks/ReceivedGift/StepHeading";
import { AnnounceContext } from "~/components/announce";
import { draw } from "../components/draw";

const said = vi.fn();
const shown = (step: string, words: string, form: ReactNode = null) => (
  <AnnounceContext value={said}>
    <StepHeading step={step}>{words}</StepHeading>
    {form}
  </AnnounceContext>
);
const heading = () => screen.getByRole("heading");

it("says its new words to who waits on it, once, and not those that stay the same", () => {
  const { redraw } = draw(shown("making", "Your gift card"));
  heading().focus();
  redraw(shown("late", "Your gift card"));
  expect(said).not.toHaveBeenCalled();
  redraw(shown("ready", "Your gift card is here"));
  redraw(shown("ready", "Dit gavekort er her"));
  expect(said.mock.calls).toEqual([["Your gift card is here"]]);
  expect(heading()).toHaveFocus();
});

it("takes the focus, which reads it, if the step has taken that away", () => {
  said.mockClear();
  const { redraw } = draw(shown("proof", "Open your gift card", <button type="button">Open</button>));
  screen.getByRole("button").focus();
  redraw(shown("ready", "Your gift card is here"));
  expect(heading()).toHaveFocus();
  expect(said).not.toHaveBeenCalled();
});
