import { useFormikContext } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { useGlobalization } from "~/api/watch/content";
import { useErrorText } from "~/blocks/RecipientForm/useErrorText";
import { Checkbox } from "~/components/Checkbox";
import { Field } from "~/components/Field";
import { Select } from "~/components/Select";
import { type AccountValues } from "~/domain/accountDraft";
import { BUSINESS_COUNTRIES } from "~/domain/businessCountries";
import { countryName, currencyName } from "~/domain/names";
import { accountFieldId } from "./accountFields";
import { AddressFields, Cell, Line, Part, Person } from "./AccountInputs";

/** The countries whose numbers of companies have nothing but digits. */
const ALL_DIGITS: ReadonlySet<string> = new Set(["DK", "NO", "SE"]);

/** The fields of an account, from the company to its invoices. Must be in the account's Formik form. */
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
            inputMode={ALL_DIGITS.has(country) ? "numeric" : undefined}
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
            hint={<FormattedMessage id="account.deliveryHint" />}
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
            inputMode="numeric"
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
