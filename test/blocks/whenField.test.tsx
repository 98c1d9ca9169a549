import { fireEvent, screen } from "@testing-library/react";
import { Formik } from "formik";
import { expect, test } from "vitest";
import { WhenField } from "~/blocks/When/WhenField";
import { freshWhen } from "~/blocks/When/whenValues";
import { draw } from "../components/draw";

test("the time zone takes the focus of the button that opened it, once", () => {
  const now = Date.parse("2026-03-04T11:00:00Z");
  const values = {
    ...freshWhen("Email", { timezone: "Europe/Copenhagen", now }),
    when: "later",
    deliveryMethod: "Email",
  };
  draw(
    <Formik initialValues={values} onSubmit={() => undefined}>
      <WhenField id="day" onNow={() => now} />
    </Formik>,
  );
  const button = screen.getByRole("button", { name: "Change time zone" });
  button.focus();
  fireEvent.click(button);
  expect(screen.getByLabelText("Time zone")).toHaveFocus();

  const choices = screen.getAllByRole("radio");
  choices[0]!.focus();
  fireEvent.click(choices[0]!);
  choices[1]!.focus();
  fireEvent.click(choices[1]!);
  expect(screen.getByLabelText("Time zone")).toBeVisible();
  expect(choices[1]).toHaveFocus();
});
