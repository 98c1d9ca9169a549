import { screen } from "@testing-library/react";
import { Formik } from "formik";
import { expect, it } from "vitest";
import { AddressLabel } from "~/blocks/RecipientForm/AddressLabel";
import { draw } from "../components/draw";

it.each([
  ["US", "City and state"],
  ["CA", "City and province"],
  ["jp", "City and prefecture"],
  ["DK", "City"],
  ["constructor", "City"],
])("an address in %s is asked for its %s", (countryCode, label) => {
  draw(
    <Formik initialValues={{ recipient: { countryCode } }} onSubmit={() => undefined}>
      <p role="note">
        <AddressLabel field="city" of="recipient" />
      </p>
    </Formik>,
  );
  expect(screen.getByRole("note")).toHaveTextContent(new RegExp(`^${label}$`));
});
