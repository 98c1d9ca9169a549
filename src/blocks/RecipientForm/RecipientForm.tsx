import { FormattedMessage } from "react-intl";
import { type AddressField, isAddressField } from "~/domain/address";
import { isRequired, recipientFields, type RecipientField } from "~/domain/delivery";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { AddressLabel } from "./AddressLabel";
import { KnownRecipients } from "./KnownRecipients";
import { PersonField } from "./PersonField";
import styles from "./RecipientForm.module.css";

const LABELS = {
  name: "recipient.name",
  email: "recipient.email",
  emailRepeat: "recipient.emailRepeat",
  phone: "recipient.phone",
  phoneRepeat: "recipient.phoneRepeat",
} as const satisfies Record<Exclude<RecipientField, AddressField>, string>;

interface RecipientFormProps {
  /** The delivery method decides which fields there are. */
  method: string;
  /** The prefix of the inputs' ids, for links of an error summary: `{idPrefix}-email`. */
  idPrefix: string;
  /** For addresses: the countries to choose from, upper-case codes. */
  countries?: readonly { code: string; name: string }[];
  /** The id of the delivery whose recipient is being changed. */
  except?: string;
}

/** The fields of the recipient. Must be in a Formik form, with `recipientSchema(method, country)` as rules. */
export function RecipientForm({ method, idPrefix, countries = [], except }: RecipientFormProps) {
  const { countryCode } = useAppSelector(selectMarket);
  const fields = recipientFields(method);
  return (
    <div className={styles.form}>
      <KnownRecipients method={method} except={except} />
      <div className={styles.fields}>
        {fields.map((field) => (
          <div key={field} className={styles.cell} data-field={field}>
            <PersonField
              id={`${idPrefix}-${field}`}
              field={field}
              name="recipient"
              section="shipping"
              label={
                isAddressField(field) ? (
                  <AddressLabel field={field} of="recipient" />
                ) : (
                  <FormattedMessage id={LABELS[field]} />
                )
              }
              hint={field === "phone" ? <FormattedMessage id="recipient.phoneHint" /> : undefined}
              required={isRequired(field, method)}
              countries={countries}
              phoneCountry={fields.includes("countryCode") ? undefined : countryCode}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
