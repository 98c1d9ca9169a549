import { getIn, useFormikContext } from "formik";
import { type ChangeEvent, type ComponentProps, type ReactNode } from "react";
import { Field } from "~/components/Field";
import { Select } from "~/components/Select";
import { TextInput } from "~/components/TextInput";
import { type RecipientField, type RecipientForm } from "~/domain/delivery";
import { bareEmail } from "~/domain/typedText";
import { CallingPrefix } from "./CallingPrefix";
import { MeantEmail } from "./MeantEmail";
import { useErrorText } from "./useErrorText";

/** The attributes of each field's input, including its autocomplete token. */
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
  /** The path of the person in the form's values. */
  name: string;
  /** The section of the autocomplete token: recipient or payer. */
  section: "shipping" | "billing";
  label: ReactNode;
  hint?: ReactNode;
  required: boolean;
  /** The countries to choose from, upper-case codes. */
  countries: readonly { code: string; name: string }[];
  /** The country of phone numbers, if the form does not ask for one. */
  phoneCountry?: string;
}

/** One field about a person. Must be in a Formik form. */
export function PersonField(props: PersonFieldProps) {
  const { id, field, name, section, label, hint, required, countries, phoneCountry } = props;
  const { values, errors, handleChange, setFieldValue } = useFormikContext<object>();
  const errorText = useErrorText();
  const person = getIn(values, name) as Pick<RecipientForm, "countryCode"> & Partial<RecipientForm>;
  const { autoComplete, ...input } = INPUTS[field];
  const shared = {
    name: `${name}.${field}`,
    value: person[field] ?? "",
    autoComplete: autoComplete ? `${section} ${autoComplete}` : "off",
    onChange: (event: ChangeEvent<HTMLInputElement & HTMLSelectElement>) => {
      const { value } = event.target;
      const address = input.type === "email" ? bareEmail(value) : value;
      if (address === value) handleChange(event);
      else void setFieldValue(`${name}.${field}`, address);
    },
  };
  const drawn = (
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
  return field === "email" ? (
    <MeantEmail id={id} name={name}>
      {drawn}
    </MeantEmail>
  ) : (
    drawn
  );
}
