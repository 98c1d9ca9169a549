import { useFormikContext } from "formik";
import { FormattedMessage } from "react-intl";
import { Field } from "~/components/Field";
import { Select } from "~/components/Select";
import { TextInput } from "~/components/TextInput";
import { type BillingForm as BillingValues } from "~/domain/buyer";
import { useCountries } from "../Countries/useCountries";
import { CallingPrefix } from "../RecipientForm/CallingPrefix";
import { useErrorText } from "../RecipientForm/useErrorText";
import styles from "./BillingForm.module.css";
import { BILLING_FIELDS, billingFieldId, INPUTS, LABELS, OPTIONAL_FIELDS } from "./billingFields";

/** Who pays. Stands inside a Formik form under `billing`; its rules are `billingSchema`. */
export function BillingForm() {
  const { values, errors, handleChange, handleBlur } = useFormikContext<{ billing: BillingValues }>();
  const errorText = useErrorText();
  const countries = useCountries();
  const { billing } = values;
  return (
    <div className={styles.form}>
      {BILLING_FIELDS.map((field) => (
        <div key={field} className={styles.cell} data-field={field}>
          <Field
            id={billingFieldId(field)}
            label={<FormattedMessage id={LABELS[field]} />}
            optional={OPTIONAL_FIELDS.includes(field)}
            required={!OPTIONAL_FIELDS.includes(field)}
            error={errorText(errors.billing?.[field])}
          >
            {field === "countryCode" ? (
              <Select
                name="billing.countryCode"
                value={billing.countryCode}
                autoComplete="billing country"
                onChange={handleChange}
                onBlur={handleBlur}
              >
                {!countries.some(({ code }) => code === billing.countryCode) && (
                  <option value={billing.countryCode}>{billing.countryCode}</option>
                )}
                {countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            ) : (
              <CallingPrefix countryCode={field === "phone" ? billing.countryCode : null} typed={billing[field]}>
                {(prefix) => (
                  <TextInput
                    {...INPUTS[field]}
                    name={`billing.${field}`}
                    value={billing[field]}
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
  );
}
