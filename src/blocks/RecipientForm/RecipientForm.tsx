import { getIn, useFormikContext } from "formik";
import { type ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { Field } from "~/components/Field";
import { Select } from "~/components/Select";
import { TextInput } from "~/components/TextInput";
import {
  isRequired,
  recipientFields,
  type RecipientField,
  type RecipientForm as RecipientDraft,
} from "~/domain/delivery";
import { CallingPrefix } from "./CallingPrefix";
import { KnownRecipients } from "./KnownRecipients";
import styles from "./RecipientForm.module.css";
import { useErrorText } from "./useErrorText";

/** How each field is typed. "shipping" is the browser's word for the one who receives. */
const INPUTS: Record<RecipientField, ComponentProps<"input">> = {
  name: { autoComplete: "shipping name", dir: "auto", maxLength: 100 },
  email: { type: "email", inputMode: "email", autoComplete: "shipping email", maxLength: 254 },
  emailRepeat: { type: "email", inputMode: "email", autoComplete: "shipping email", maxLength: 254 },
  phone: { type: "tel", inputMode: "tel", autoComplete: "shipping tel", maxLength: 30 },
  phoneRepeat: { type: "tel", inputMode: "tel", autoComplete: "shipping tel", maxLength: 30 },
  countryCode: { autoComplete: "shipping country" },
  postCode: { autoComplete: "shipping postal-code", maxLength: 12 },
  city: { autoComplete: "shipping address-level2", dir: "auto", maxLength: 120 },
  line1: { autoComplete: "shipping address-line1", dir: "auto", maxLength: 120 },
  line2: { autoComplete: "shipping address-line2", dir: "auto", maxLength: 120 },
  attention: { autoComplete: "off", dir: "auto", maxLength: 120 },
};

const LABELS = {
  name: "recipient.name",
  email: "recipient.email",
  emailRepeat: "recipient.emailRepeat",
  phone: "recipient.phone",
  phoneRepeat: "recipient.phoneRepeat",
  countryCode: "recipient.country",
  postCode: "recipient.postCode",
  city: "recipient.city",
  line1: "recipient.line1",
  line2: "recipient.line2",
  attention: "recipient.attention",
} as const satisfies Record<RecipientField, string>;

interface RecipientFormProps {
  /** The delivery method decides which fields there are. */
  method: string;
  /** Where the recipient stands in the values of the form around. */
  name?: string;
  /** Begins the ids of the inputs, for an error summary's links: `{idPrefix}-email`. */
  idPrefix: string;
  /** For addresses: the countries to choose from, upper-case codes. */
  countries?: readonly { code: string; name: string }[];
  /** The delivery whose recipient is being changed. */
  except?: string;
}

/** Who gets the gift. Stands inside a Formik form; its rules are `recipientSchema(method)`. */
export function RecipientForm({ method, name = "recipient", idPrefix, countries = [], except }: RecipientFormProps) {
  const { values, errors, handleChange, handleBlur } = useFormikContext<object>();
  const errorText = useErrorText();
  const recipient = getIn(values, name) as RecipientDraft;
  const fields = recipientFields(method);
  return (
    <div className={styles.form}>
      <KnownRecipients method={method} name={name} except={except} />
      <div className={styles.fields}>
        {fields.map((field) => (
          <div key={field} className={styles.cell} data-field={field}>
            <Field
              id={`${idPrefix}-${field}`}
              label={<FormattedMessage id={LABELS[field]} />}
              hint={field === "phone" ? <FormattedMessage id="recipient.phoneHint" /> : undefined}
              optional={!isRequired(field, method)}
              required={isRequired(field, method)}
              error={errorText(getIn(errors, `${name}.${field}`) as string | undefined)}
            >
              {field === "countryCode" ? (
                <Select
                  name={`${name}.${field}`}
                  value={recipient.countryCode}
                  autoComplete="shipping country"
                  onChange={handleChange}
                  onBlur={handleBlur}
                >
                  {countries.map((country) => (
                    <option key={country.code} value={country.code}>
                      {country.name}
                    </option>
                  ))}
                </Select>
              ) : (
                <CallingPrefix
                  countryCode={INPUTS[field].type === "tel" ? recipient.countryCode : null}
                  typed={recipient[field]}
                >
                  {(prefix) => (
                    <TextInput
                      {...INPUTS[field]}
                      name={`${name}.${field}`}
                      value={recipient[field]}
                      onChange={handleChange}
                      onBlur={handleBlur}
                      aria-describedby={prefix}
                    />
                  )}
                </CallingPrefix>
              )}
            </Field>
          </div>
        ))}
      </div>
    </div>
  );
}
