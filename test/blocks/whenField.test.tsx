import { fireEvent, screen } from "@testing-library/react";
import { Field as FormikField, Formik } from "formik";
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

test("what is posted as soon as it can be comes on the third day from now, also in a form left open overnight", () => {
  let now = Date.parse("2026-03-04T22:30:00Z");
  const values = { ...freshWhen("Physical", { timezone: "Europe/Copenhagen", now }), deliveryMethod: "Physical" };
  draw(
    <Formik initialValues={{ ...values, name: "" }} onSubmit={() => undefined}>
      <>
        <WhenField id="day" onNow={() => now} />
        <FormikField name="name" aria-label="Name" />
      </>
    </Formik>,
  );
  const soon = () => screen.getByRole("radio", { name: /soon/ }).closest("label")!;
  expect(soon()).toHaveTextContent(/March 7/);
  now = Date.parse("2026-03-05T08:00:00Z");
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Ada" } });
  expect(soon()).toHaveTextContent(/March 8/);
});
