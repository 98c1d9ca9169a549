import { useFormikContext } from "formik";
import { type ReactNode } from "react";
import { useCountries } from "~/blocks/Countries/useCountries";
import { AddressLabel } from "~/blocks/RecipientForm/AddressLabel";
import { PersonField } from "~/blocks/RecipientForm/PersonField";
import { useErrorText } from "~/blocks/RecipientForm/useErrorText";
import { Field } from "~/components/Field";
import { TextArea } from "~/components/TextArea";
import { TextInput } from "~/components/TextInput";
import { type AccountValues } from "~/domain/accountDraft";
import { isOptionalInAddress } from "~/domain/address";
import { accountFieldId, PLACE_FIELDS } from "./accountFields";
import styles from "./AccountForm.module.css";

/** A group of fields with its heading. */
export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/** A cell of the two-column grid: one column, both (`wide`), or one with nothing beside it (`alone`). */
export function Cell({ wide, alone, children }: { wide?: boolean; alone?: boolean; children: ReactNode }) {
  return (
    <div className={styles.cell} data-wide={wide || undefined} data-alone={alone || undefined}>
      {children}
    </div>
  );
}

interface LineProps {
  name: "companyName" | "companyRegistrationId" | "invoiceRecipients" | "eanNumber";
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  autoComplete?: string;
  inputMode?: "numeric";
  /** More than one: a textarea with this many lines. */
  lines?: number;
}

/** A text field, or a textarea. */
export function Line({ name, label, hint, optional = false, autoComplete = "off", inputMode, lines = 1 }: LineProps) {
  const { values, errors, handleChange } = useFormikContext<AccountValues>();
  const errorText = useErrorText();
  const shared = { name, value: values[name], onChange: handleChange, autoComplete, inputMode };
  return (
    <Field
      id={accountFieldId(name)}
      label={label}
      hint={hint}
      optional={optional}
      required={!optional}
      error={errorText(errors[name], { country: values.vatCountry })}
    >
      {lines > 1 ? <TextArea {...shared} rows={lines} maxLength={2000} /> : <TextInput {...shared} maxLength={120} />}
    </Field>
  );
}

/** A field about the company's contact. */
export function Person({ field, label }: { field: "name" | "phone" | "email"; label: ReactNode }) {
  return (
    <PersonField
      id={accountFieldId(`company.${field}`)}
      field={field}
      name="company"
      section="billing"
      label={label}
      required
      countries={[]}
    />
  );
}

/** The fields of an address, in the order of an envelope. */
export function AddressFields({ of: name }: { of: "company" | "delivery" }) {
  const countries = useCountries();
  return PLACE_FIELDS.map((field) => (
    <Cell key={field} wide={field !== "postCode" && field !== "city"}>
      <PersonField
        id={accountFieldId(`${name}.${field}`)}
        field={field}
        name={name}
        section={name === "delivery" ? "shipping" : "billing"}
        label={<AddressLabel field={field} of={name} />}
        required={!isOptionalInAddress(field)}
        countries={countries}
      />
    </Cell>
  ));
}
