import { useFormikContext } from "formik";
import { type ReactNode, useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Field } from "~/components/Field";
import { Select } from "~/components/Select";
import { TextInput } from "~/components/TextInput";
import { type BillingForm as BillingValues } from "~/domain/buyer";
import { useCountries } from "../Countries/useCountries";
import { loadPhones } from "../RecipientForm/recipientSchema";
import { useErrorText } from "../RecipientForm/useErrorText";
import styles from "./BillingForm.module.css";
import { BILLING_FIELDS, billingFieldId, INPUTS, LABELS, OPTIONAL_FIELDS } from "./billingFields";

const PREFIX_ID = "billing-phone-prefix";

/** Who pays. Stands inside a Formik form under `billing`; its rules are `billingSchema`. */
export function BillingForm() {
  const { values, errors, handleChange, handleBlur } = useFormikContext<{ billing: BillingValues }>();
  const errorText = useErrorText();
  const countries = useCountries();
  const { billing } = values;
  const prefix = useCallingPrefix(billing.countryCode);
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
              <Prefixed prefix={field === "phone" && !/^\s*(\+|00)/.test(billing.phone) ? prefix : null}>
                <TextInput
                  {...INPUTS[field]}
                  name={`billing.${field}`}
                  value={billing[field]}
                  onChange={handleChange}
                  onBlur={handleBlur}
                  aria-describedby={field === "phone" && prefix ? PREFIX_ID : undefined}
                />
              </Prefixed>
            )}
          </Field>
        </div>
      ))}
    </div>
  );
}

/** A country's prefix in front of what is typed, until the number brings its own. */
function Prefixed({ prefix, children }: { prefix: string | null; children: ReactNode }) {
  return (
    <span className={styles.prefixed} data-prefix={prefix ?? undefined}>
      {children}
      {prefix && (
        <span id={PREFIX_ID} className={styles.prefix}>
          <span className="visually-hidden">
            <FormattedMessage id="billing.phoneHint" values={{ prefix }} />
          </span>
          <span aria-hidden="true">{prefix}</span>
        </span>
      )}
    </span>
  );
}

/** "+45", once the numbering plans are there. */
function useCallingPrefix(countryCode: string): string | null {
  const [phones, setPhones] = useState<Awaited<ReturnType<typeof loadPhones>> | null>(null);
  useEffect(() => {
    let dropped = false;
    // Without them the field works all the same; they are asked for again when it is checked.
    loadPhones().then(
      (loaded) => {
        if (!dropped) setPhones(loaded);
      },
      () => undefined,
    );
    return () => {
      dropped = true;
    };
  }, []);
  return phones?.callingPrefix(countryCode) ?? null;
}
