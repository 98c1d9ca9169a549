import { fireEvent, screen } from "@testing-library/react";
import { Field as FormikField, Formik } from "formik";
import { IntlProvider } from "react-intl";
import { describe, expect, test, vi } from "vitest";
import { WhenField } from "~/blocks/When/WhenField";
import { freshWhen, type WhenValues } from "~/blocks/When/whenValues";
import da from "~/texts/da.json";
import en from "~/texts/en.json";
import { draw } from "../components/draw";

/** Sets the clock, and gives the time in milliseconds since 1970. */
function at(time: string): number {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(time) });
  return Date.now();
}

/** The field for a gift by e-mail that goes to Copenhagen at a moment of choice. */
function drawLater(chosen: Partial<WhenValues> = {}) {
  const now = at("2026-03-04T11:00:00Z");
  const fresh = freshWhen("Email", { timezone: "Europe/Copenhagen", now });
  draw(
    <Formik initialValues={{ ...fresh, when: "later", deliveryMethod: "Email", ...chosen }} onSubmit={() => undefined}>
      <WhenField id="day" />
    </Formik>,
  );
}

test("the time zone takes the focus of the button that opened it, once", () => {
  drawLater();
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

test("the zones to choose from have names in the reader's language, also those of oceans, and stand in their order", () => {
  const values = { ...freshWhen("Email", { timezone: "Europe/Copenhagen", now: 0 }), when: "later" as const };
  draw(
    <IntlProvider locale="da" messages={da}>
      <Formik initialValues={{ ...values, deliveryMethod: "Email" }} onSubmit={() => undefined}>
        <WhenField id="day" />
      </Formik>
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Skift tidszone" }));
  const groups = [...screen.getByLabelText("Tidszone").querySelectorAll("optgroup")];
  const { compare } = new Intl.Collator("da");
  const places = (group: HTMLOptGroupElement) => [...group.querySelectorAll("option")].map(({ text }) => text);
  const inOrder = (names: string[]) => expect(names).toEqual([...names].sort(compare));
  inOrder(groups.map(({ label }) => label));
  expect(groups.map(({ label }) => label)).toEqual(expect.arrayContaining(["Afrika", "Atlanterhavet", "Stillehavet"]));
  for (const group of groups) inOrder(places(group));
  expect(places(groups.find(({ label }) => label === "Europa")!)).toContain("København");
});

test("the zone is named with its place alone, also in the night in which the clocks change", () => {
  drawLater({ day: "2026-10-25", time: "02:30" });
  expect(screen.getByText(/^Central European/)).toHaveTextContent(/^Central European Time \(Copenhagen\)$/);
});

test("Americans choose among times of their clock", () => {
  const now = at("2026-03-04T11:00:00Z");
  const values = { ...freshWhen("Email", { timezone: "UTC", now }), when: "later", time: "20:30", day: "2026-03-09" };
  draw(
    <IntlProvider locale="en-US" messages={en}>
      <Formik initialValues={{ ...values, deliveryMethod: "Email" }} onSubmit={() => undefined}>
        <WhenField id="day" />
      </Formik>
    </IntlProvider>,
  );
  expect(screen.getByLabelText(/^Time$/)).toHaveDisplayValue(/^8:30\sPM$/);
  expect(screen.getByLabelText(/^Time$/)).toHaveValue("20:30");
});

test("what is posted as soon as it can be comes on the third day from now, also in a form left open overnight", () => {
  const now = at("2026-03-04T22:30:00Z");
  const values = { ...freshWhen("Physical", { timezone: "Europe/Copenhagen", now }), deliveryMethod: "Physical" };
  draw(
    <Formik initialValues={{ ...values, name: "" }} onSubmit={() => undefined}>
      <>
        <WhenField id="day" />
        <FormikField name="name" aria-label="Name" />
      </>
    </Formik>,
  );
  const soon = () => screen.getByRole("radio", { name: /soon/ }).closest("label")!;
  expect(soon()).toHaveTextContent(/March 7/);
  at("2026-03-05T08:00:00Z");
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Ada" } });
  expect(soon()).toHaveTextContent(/March 8/);
});

describe("a form for a gift by post that stands open over midnight", () => {
  /** At half past eleven in the evening; the first day for the post is the seventh, and after midnight the eighth. */
  function overnight(change: Partial<WhenValues> = {}) {
    const now = at("2026-03-04T22:30:00Z");
    const values = { ...freshWhen("Physical", { timezone: "Europe/Copenhagen", now }), deliveryMethod: "Physical" };
    draw(
      <Formik initialValues={{ ...values, ...change }} onSubmit={() => undefined}>
        <WhenField id="day" />
      </Formik>,
    );
    at("2026-03-04T23:05:00Z");
    fireEvent(document, new Event("visibilitychange"));
  }
  const choose = (name: RegExp) => fireEvent.click(screen.getByRole("radio", { name }));
  const day = () => screen.getByLabelText("Date");

  test("tells the day on which it is posted now, and proposes one that can be chosen", () => {
    overnight();
    expect(screen.getByRole("radio", { name: /soon/ }).closest("label")).toHaveTextContent(/March 8/);
    choose(/^Choose a date/);
    expect(day()).toHaveAttribute("min", "2026-03-08");
    expect(day()).toHaveValue("2026-03-08");
  });

  test("tells of the chosen day no time, as the basket does: the post has none", () => {
    overnight({ when: "later", day: "2026-03-20" });
    expect(screen.getAllByText(/^Posted/).at(-1)).toHaveTextContent(/^Posted Friday, March 20, 2026\.$/);
  });

  test("keeps a day that can still be chosen, also on the way back to it", () => {
    overnight({ when: "later", day: "2026-03-20" });
    expect(day()).toHaveAttribute("min", "2026-03-08");
    choose(/soon/);
    choose(/^Choose a date/);
    expect(day()).toHaveValue("2026-03-20");
  });
});
