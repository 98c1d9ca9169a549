import { useFormikContext } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { Notice } from "~/components/Notice";
import { RadioGroup } from "~/components/RadioGroup";
import { type BillingForm, companyName, INVOICE, mayPayByInvoice, type PaymentMethod, paymentOf } from "~/domain/buyer";
import { listFormat } from "~/domain/formats";
import { isBlocked } from "~/domain/userMode";
import { selectAccount } from "~/state/auth/selectors";
import { useAppSelector } from "~/state/hooks";

/** The values that the payment has in the checkout form. */
export interface PaymentValues {
  billing: BillingForm;
  /** null: the account's default method */
  paymentMethod: PaymentMethod | null;
}

/**
 * The choice of invoice or card, for a company that is approved for invoice; for one that is not, why (spec §6).
 * Nothing for a private person.
 */
export function PaymentChoice() {
  const { formatMessage, locale } = useIntl();
  const { values, setFieldValue } = useFormikContext<PaymentValues>();
  const account = useAppSelector(selectAccount);
  if (!account || isBlocked(account)) return null;
  const { status, email, invoiceRecipients, eanNumber } = account.department;
  if (!mayPayByInvoice(account)) {
    return (
      <Notice title={<FormattedMessage id="pay.notApproved" />}>
        <FormattedMessage
          id={status === "PendingReview" ? "pay.pendingText" : "pay.notApprovedText"}
          values={{ name: companyName(account) }}
        />
      </Notice>
    );
  }
  const addresses = new Set([email, ...(invoiceRecipients ?? [])].filter((one): one is string => Boolean(one)));
  const emails = listFormat(locale).format(addresses);
  return (
    <RadioGroup<PaymentMethod>
      name="paymentMethod"
      variant="cards"
      legend={<FormattedMessage id="pay.method" />}
      value={paymentOf(account, values.paymentMethod)}
      onChange={(method) => void setFieldValue("paymentMethod", method)}
      options={[
        {
          value: INVOICE,
          label: formatMessage({ id: "pay.invoice" }),
          hint: (emails || eanNumber) && (
            <>
              {emails && <FormattedMessage id="pay.invoiceHint" values={{ email: emails }} />}
              {emails && eanNumber && <br />}
              {eanNumber && `${formatMessage({ id: "account.ean" })} ${eanNumber}`}
            </>
          ),
        },
        { value: "PSP", label: formatMessage({ id: "pay.card" }) },
      ]}
    />
  );
}
