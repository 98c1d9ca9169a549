import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Checkbox } from "~/components/Checkbox";
import { Field } from "~/components/Field";
import { RadioGroup } from "~/components/RadioGroup";
import { Select } from "~/components/Select";
import { TextInput } from "~/components/TextInput";
import { draw } from "./draw";

it("ties label, hint and error to the input inside", () => {
  draw(
    <Field label="E-mail" hint="For the receipt" error="Write an address" required>
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole("textbox", { name: "E-mail" });
  expect(input).toHaveAccessibleDescription("Write an address For the receipt");
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
});

it("keeps what the input was given itself, behind its error", () => {
  draw(
    <>
      <p id="also">Once a year</p>
      <Field label="Country" error="Choose one" hint="Where it goes" id="country">
        <Select aria-describedby="also">
          <option>Danmark</option>
        </Select>
      </Field>
    </>,
  );
  const select = screen.getByRole("combobox", { name: "Country" });
  expect(select).toHaveAccessibleDescription("Choose one Where it goes Once a year");
  expect(select).toHaveAttribute("id", "country");
});

it("keeps the link beside a tick box out of its label", () => {
  draw(
    <Checkbox label="I accept the terms" aside={<a href="/terms">Read them</a>} error="Accept the terms to go on" />,
  );
  const box = screen.getByRole("checkbox", { name: "I accept the terms" });
  expect(box).toHaveAccessibleDescription("Accept the terms to go on");
  expect(screen.getByRole("link").closest("label")).toBeNull();
});

it("names a group of choices and reads price and hint with each", () => {
  draw(
    <RadioGroup
      legend="How should it arrive?"
      error="Choose one"
      name="method"
      value={null}
      onChange={() => {}}
      options={[{ value: "sms", label: "SMS", hint: "In minutes", aside: "DKK 5" }]}
    />,
  );
  expect(screen.getByRole("group", { name: "How should it arrive?" })).toHaveAccessibleDescription("Choose one");
  expect(screen.getByRole("radio", { name: /SMS.*In minutes.*DKK 5/ })).not.toBeChecked();
});

it.each([
  ["the first", null, [], "a"],
  ["the first that is not sold out", null, ["a"], "b"],
  ["the chosen one", "c", [], "c"],
  ["one that can be chosen, where the chosen one is sold out", "c", ["a", "c"], "b"],
  ["the first, where all are sold out", "b", ["a", "b", "c"], "a"],
])("a link to a group of choices leads to %s", (_which, value, soldOut, expected) => {
  const options = ["a", "b", "c"].map((each) => ({ value: each, label: each, disabled: soldOut.includes(each) }));
  draw(<RadioGroup legend="Amount" name="amount" id="amount" value={value} onChange={() => {}} options={options} />);
  expect(document.getElementById("amount")).toBe(screen.getByRole("radio", { name: expected }));
});
