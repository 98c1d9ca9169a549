import { readBillingDraft } from "./billingDraft";
import { hasBusiness } from "./businessCountries";
import { type BillingForm, emptyBilling } from "./buyer";
import { isRecord } from "./isRecord";
import { readText } from "./readText";
import { readId } from "./storedBaskets";

/** Invoice recipients are a list. */
const LONGEST_LIST = 2000;

/** The values of the account form; the company's contact has the fields of the billing form. */
export interface AccountValues {
  companyName: string;
  /** upper case, as in addresses */
  vatCountry: string;
  companyRegistrationId: string;
  company: BillingForm;
  hasDelivery: boolean;
  delivery: BillingForm;
  /** one on each line */
  invoiceRecipients: string;
  eanNumber: string;
  /** upper case; empty for none */
  preferredCurrency: string;
}

/** The form of a business account as it was typed, and whose it is. */
export interface AccountDraft {
  /** Who typed it: nobody else is shown it. */
  userId: string;
  /** The account to change; null for a new one. */
  accountId: string | null;
  values: AccountValues;
}

/** A stored draft, checked field by field; null for none, and for junk. */
export function readAccountDraft(stored: unknown): AccountDraft | null {
  if (!isRecord(stored) || !isRecord(stored.values)) return null;
  const { values } = stored;
  // Ids of users come from the sign-in and may have any form.
  const userId = readText(stored.userId);
  const accountId = stored.accountId === null ? null : readId(stored.accountId);
  const vatCountry = readText(values.vatCountry);
  if (!userId || (stored.accountId !== null && !accountId)) return null;
  if (vatCountry !== vatCountry.toUpperCase() || !hasBusiness(vatCountry.toLowerCase())) return null;
  const currency = readText(values.preferredCurrency);
  return {
    userId,
    accountId,
    values: {
      companyName: readText(values.companyName),
      vatCountry,
      companyRegistrationId: readText(values.companyRegistrationId),
      company: readBillingDraft(values.company) ?? emptyBilling(vatCountry),
      hasDelivery: values.hasDelivery === true,
      delivery: readBillingDraft(values.delivery) ?? emptyBilling(vatCountry),
      invoiceRecipients: readText(values.invoiceRecipients, LONGEST_LIST),
      eanNumber: readText(values.eanNumber),
      preferredCurrency: /^[A-Z]{3}$/.test(currency) ? currency : "",
    },
  };
}
