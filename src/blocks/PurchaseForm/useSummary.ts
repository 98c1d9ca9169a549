import { type FormikErrors, useFormikContext } from "formik";
import { useIntl } from "react-intl";
import { type SummaryError } from "~/components/ErrorSummary";
import { useFailureText, useOtherWords } from "~/components/FailureText";
import { rangeOf } from "~/domain/amount";
import { recipientFields, type RecipientForm } from "~/domain/delivery";
import { type Failure } from "~/domain/failure";
import { type Product } from "~/domain/product";
import { useErrorText } from "../RecipientForm/useErrorText";
import { limitTexts } from "./AmountField";
import { isOfPurchaseForm } from "./purchaseFailure";
import { entryOf } from "./amountValues";
import { type PurchaseValues } from "./purchaseValues";

/** All errors of the form, in the order of its fields, and the server's general messages. */
export function useSummary(
  id: string,
  product: Product,
  { failure, most }: { failure: Failure | null; most: number },
): SummaryError[] {
  const { values, errors } = useFormikContext<PurchaseValues>();
  const { locale } = useIntl();
  const failureText = useFailureText();
  const otherWords = useOtherWords();
  const errorText = useErrorText();
  const entry = entryOf(product, values, locale);
  const range = entry && rangeOf(entry);
  const limits = entry && range ? limitTexts(range, values.amount, entry.priceCurrency, locale) : {};
  const recipient: FormikErrors<RecipientForm> = errors.recipient ?? {};
  const found: [fieldId: string, error: string | undefined][] = [
    [`${id}-amount`, errors.amount ?? errors.stockKeepingUnit],
    [`${id}-method`, errors.deliveryMethod],
    ...recipientFields(values.deliveryMethod).map((field): [string, string | undefined] => [
      `${id}-recipient-${field}`,
      recipient[field],
    ]),
    [`${id}-day`, errors.day],
    ["", errors.quantity],
  ];
  const ofFields = found.flatMap(([fieldId, error]) => {
    const text = errorText(error, { ...limits, most });
    return text ? [{ fieldId: fieldId || null, text }] : [];
  });
  if (!failure) return ofFields;
  if (Object.keys(failure.fields).length === 0)
    return ofFields.length > 0 ? ofFields : [{ text: failureText(failure) }];
  const rest = otherWords(failure, (path) => isOfPurchaseForm(path, values.deliveryMethod));
  return [...ofFields, ...rest.map((text) => ({ text }))];
}
