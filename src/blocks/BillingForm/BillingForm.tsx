import { FormattedMessage } from "react-intl";
import { isAddressField, isOptionalInAddress } from "~/domain/address";
import { useCountries } from "../Countries/useCountries";
import { AddressLabel } from "../RecipientForm/AddressLabel";
import { PersonField } from "../RecipientForm/PersonField";
import styles from "./BillingForm.module.css";
import { BILLING_FIELDS, billingFieldId, LABELS } from "./billingFields";

/** The fields of the payer. Must be in a Formik form, with its values under `billing` and `billingSchema` as rules. */
export function BillingForm() {
  const countries = useCountries();
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        {BILLING_FIELDS.map((field) => (
          <div key={field} className={styles.cell} data-field={field}>
            <PersonField
              id={billingFieldId(field)}
              field={field}
              name="billing"
              section="billing"
              label={
                isAddressField(field) ? (
                  <AddressLabel field={field} of="billing" />
                ) : (
                  <FormattedMessage id={LABELS[field]} />
                )
              }
              required={!isOptionalInAddress(field)}
              countries={countries}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
