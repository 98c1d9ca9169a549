import { useFormikContext } from "formik";
import { type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useGlobalization } from "~/api/watch/content";
import { useCountries } from "~/blocks/Countries/useCountries";
import { PersonField } from "~/blocks/RecipientForm/PersonField";
import { useErrorText } from "~/blocks/RecipientForm/useErrorText";
import { Checkbox } from "~/components/Checkbox";
import { Field } from "~/components/Field";
import { Select } from "~/components/Select";
import { TextArea } from "~/components/TextArea";
import { TextInput } from "~/components/TextInput";
import { BUSINESS_COUNTRIES } from "~/domain/businessCountries";
import { countryName, currencyName } from "~/domain/names";
import { accountFieldId, ADDRESS_FIELDS } from "./accountFields";
import styles from "./AccountForm.module.css";
import { type AccountValues } from "./accountValues";

const ADDRESS_LABELS = {
  countryCode: "billing.country",
  line1: "billing.line1",
  line2: "billing.line2",
  postCode: "billing.postCode",
  city: "billing.city",
  attention: "billing.attention",
} as const;

/** The fields of an account, from the company to its invoices. Stands inside its Formik form. */
export function AccountFields() {
  const { formatMessage, locale } = useIntl();
  const { values, errors, handleChange } = useFormikContext<AccountValues>();
  const errorText = useErrorText();
  const currencies = useGlobalization().data?.getGlobalizationConfig.currencies ?? [];
  const { vatCountry: country, preferredCurrency: currency } = values;
  const codes = [...new Set([...(currency ? [currency] : []), ...currencies.map(({ currencyCode }) => currencyCode)])];
  return (
    <>
      <Part title={<FormattedMessage id="account.company" />}>
        <Cell wide>
          <Line name="companyName" label={<FormattedMessage id="account.companyName" />} autoComplete="organization" />
        </Cell>
        <Cell alone>
          <Field
            id={accountFieldId("vatCountry")}
            label={<FormattedMessage id="account.vatCountry" />}
            error={errorText(errors.vatCountry)}
          >
            <Select name="vatCountry" value={country} onChange={handleChange}>
              {BUSINESS_COUNTRIES.map((code) => (
                <option key={code} value={code.toUpperCase()}>
                  {countryName(code, locale)}
                </option>
              ))}
            </Select>
          </Field>
        </Cell>
        <Cell alone>
          <Line
            name="companyRegistrationId"
            label={<FormattedMessage id="account.registration" values={{ country }} />}
            hint={<FormattedMessage id="account.registrationHint" values={{ country }} />}
          />
        </Cell>
      </Part>
      <Part title={<FormattedMessage id="account.address" />}>
        <Cell wide>
          <Person field="name" label={<FormattedMessage id="account.contactPerson" />} />
        </Cell>
        <Cell wide>
          <Person field="phone" label={<FormattedMessage id="billing.phone" />} />
        </Cell>
        <AddressFields of="company" />
        <Cell wide>
          <Checkbox
            name="hasDelivery"
            checked={values.hasDelivery}
            onChange={handleChange}
            label={<FormattedMessage id="account.otherDelivery" />}
          />
        </Cell>
      </Part>
      {values.hasDelivery && (
        <Part title={<FormattedMessage id="account.delivery" />}>
          <AddressFields of="delivery" />
        </Part>
      )}
      <Part title={<FormattedMessage id="account.invoicing" />}>
        <Cell wide>
          <Person field="email" label={<FormattedMessage id="account.invoiceEmail" />} />
        </Cell>
        <Cell wide>
          <Line
            name="invoiceRecipients"
            label={<FormattedMessage id="account.recipients" />}
            hint={<FormattedMessage id="account.recipientsHint" />}
            optional
            lines={3}
          />
        </Cell>
        <Cell alone>
          <Line
            name="eanNumber"
            label={<FormattedMessage id="account.ean" />}
            hint={<FormattedMessage id="account.eanHint" />}
            optional
          />
        </Cell>
        <Cell alone>
          <Field
            id={accountFieldId("preferredCurrency")}
            label={<FormattedMessage id="account.currency" />}
            optional
            error={errorText(errors.preferredCurrency)}
          >
            <Select name="preferredCurrency" value={currency} onChange={handleChange}>
              <option value="">{formatMessage({ id: "account.currencyAny" })}</option>
              {codes.map((code) => (
                <option key={code} value={code}>
                  {currencyName(code, locale)}
                </option>
              ))}
            </Select>
          </Field>
        </Cell>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/** A place in the two columns: one of them, both, or one with nothing beside it. */
function Cell({ wide, alone, children }: { wide?: boolean; alone?: boolean; children: ReactNode }) {
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
  /** More than one: a box of so many. */
  lines?: number;
}

function Line({ name, label, hint, optional = false, autoComplete = "off", lines = 1 }: LineProps) {
  const { values, errors, handleChange } = useFormikContext<AccountValues>();
  const errorText = useErrorText();
  const shared = { name, value: values[name], onChange: handleChange, autoComplete };
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

function Person({ field, label }: { field: "name" | "phone" | "email"; label: ReactNode }) {
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

function AddressFields({ of: name }: { of: "company" | "delivery" }) {
  const countries = useCountries();
  return ADDRESS_FIELDS.map((field) => (
    <Cell key={field} wide={field !== "postCode" && field !== "city"}>
      <PersonField
        id={accountFieldId(`${name}.${field}`)}
        field={field}
        name={name}
        section={name === "delivery" ? "shipping" : "billing"}
        label={<FormattedMessage id={ADDRESS_LABELS[field]} />}
        required={field !== "line2" && field !== "attention"}
        countries={countries}
      />
    </Cell>
  ));
}
