import { getIn, useFormikContext } from "formik";
import { type ComponentProps, type ReactNode } from "react";
import { Field } from "~/components/Field";
import { Select } from "~/components/Select";
import { TextInput } from "~/components/TextInput";
import { type RecipientField, type RecipientForm } from "~/domain/delivery";
import { CallingPrefix } from "./CallingPrefix";
import { useErrorText } from "./useErrorText";

/** How each field is typed, and the browser's word for it. */
const INPUTS: Record<RecipientField, ComponentProps<"input">> = {
  name: { autoComplete: "name", maxLength: 100 },
  email: { type: "email", inputMode: "email", autoComplete: "email", maxLength: 254 },
  emailRepeat: { type: "email", inputMode: "email", autoComplete: "email", maxLength: 254 },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel", maxLength: 30 },
  phoneRepeat: { type: "tel", inputMode: "tel", autoComplete: "tel", maxLength: 30 },
  countryCode: { autoComplete: "country" },
  postCode: { autoComplete: "postal-code", maxLength: 12 },
  city: { autoComplete: "address-level2", maxLength: 120 },
  line1: { autoComplete: "address-line1", maxLength: 120 },
  line2: { autoComplete: "address-line2", maxLength: 120 },
  attention: { maxLength: 120 },
};

interface PersonFieldProps {
  id: string;
  field: RecipientField;
  /** Where the person stands in the values of the form around. */
  name: string;
  /** The browser's word for who receives, and for who pays. */
  section: "shipping" | "billing";
  label: ReactNode;
  hint?: ReactNode;
  required: boolean;
  /** The countries to choose from, upper-case codes. */
  countries: readonly { code: string; name: string }[];
  /** Where phone numbers are of, if the person's country is not asked for. */
  phoneCountry?: string;
}

/** One thing that is asked of a person. Stands inside a Formik form. */
export function PersonField(props: PersonFieldProps) {
  const { id, field, name, section, label, hint, required, countries, phoneCountry } = props;
  const { values, errors, handleChange, handleBlur } = useFormikContext<object>();
  const errorText = useErrorText();
  const person = getIn(values, name) as Pick<RecipientForm, "countryCode"> & Partial<RecipientForm>;
  const { autoComplete, ...input } = INPUTS[field];
  const shared = {
    name: `${name}.${field}`,
    value: person[field] ?? "",
    autoComplete: autoComplete ? `${section} ${autoComplete}` : "off",
    onChange: handleChange,
    onBlur: handleBlur,
  };
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      optional={!required}
      required={required}
      error={errorText(getIn(errors, `${name}.${field}`) as string | undefined)}
    >
      {field === "countryCode" ? (
        <Select {...shared}>
          {!countries.some(({ code }) => code === person.countryCode) && (
            <option value={person.countryCode}>{person.countryCode}</option>
          )}
          {countries.map((country) => (
            <option key={country.code} value={country.code}>
              {country.name}
            </option>
          ))}
        </Select>
      ) : (
        <CallingPrefix
          countryCode={input.type === "tel" ? (phoneCountry ?? person.countryCode) : null}
          typed={shared.value}
        >
          {(prefix) => <TextInput {...input} {...shared} aria-describedby={prefix} />}
        </CallingPrefix>
      )}
    </Field>
  );
}
