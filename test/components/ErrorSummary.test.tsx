import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ErrorSummary } from "~/components/ErrorSummary";
import { draw } from "./draw";

const errors = [{ fieldId: "email", text: "Write an e-mail address" }, { text: "The shop is closed for repairs" }];
const form = (attempt: number, list = errors) => (
  <>
    <ErrorSummary errors={list} attempt={attempt} />
    <input id="email" />
    <button>Send</button>
  </>
);

it("takes the focus at every attempt, and only then", async () => {
  const { redraw } = draw(form(0));
  expect(document.body).toHaveFocus();
  redraw(form(1));
  const summary = screen.getByRole("group", { name: "There are 2 things to put right" });
  expect(summary).toHaveFocus();
  await userEvent.click(screen.getByRole("button"));
  redraw(form(1));
  expect(summary).not.toHaveFocus();
  redraw(form(2));
  expect(summary).toHaveFocus();
});

it("leads to the field without touching the address", async () => {
  draw(form(1));
  const before = location.href;
  await userEvent.click(screen.getByRole("link", { name: "Write an e-mail address" }));
  expect(document.getElementById("email")).toHaveFocus();
  expect(location.href).toBe(before);
  expect(screen.getByText("The shop is closed for repairs")).toBeInTheDocument();
});

it("has a name of its own where two stand on one page, as a dialog's over its screen's", () => {
  draw(
    <>
      <ErrorSummary errors={errors} attempt={0} />
      <ErrorSummary errors={errors.slice(0, 1)} attempt={0} />
    </>,
  );
  expect(screen.getByRole("group", { name: "There are 2 things to put right" })).toBeInTheDocument();
  expect(screen.getByRole("group", { name: "There is one thing to put right" })).toBeInTheDocument();
});

it("is not there when there is nothing to put right", () => {
  draw(form(1, []));
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
});
