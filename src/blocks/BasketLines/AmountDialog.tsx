import { Form, Formik, type FormikProps, useFormikContext } from "formik";
import { useId, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useProduct } from "~/api/watch/content";
import { useStock } from "~/api/watch/stock";
import { ErrorState } from "~/components/ErrorState";
import { Notice } from "~/components/Notice";
import { Skeleton } from "~/components/Skeleton";
import { rangeOf } from "~/domain/amount";
import { type BasketLine } from "~/domain/basketLines";
import { type Failure, sameCode } from "~/domain/failure";
import { type InventoryEntry, inventoryOf } from "~/domain/product";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { changeAmount } from "~/state/basket/slice";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { AmountField, limitTexts } from "../PurchaseForm/AmountField";
import { amountError } from "../PurchaseForm/amountError";
import { type AmountValues, amountText, entryOf, valueOf } from "../PurchaseForm/amountValues";
import { CHECKED_WHEN_SENT } from "../RecipientForm/checkedWhenSent";
import { ForgetMended } from "../RecipientForm/ForgetMended";
import { useErrorText } from "../RecipientForm/useErrorText";
import { ChangeDialog } from "./ChangeDialog";
import styles from "./ChangeDialog.module.css";
import { ChangeErrors } from "./ChangeErrors";
import { FocusFirst } from "./FocusFirst";
import { useChangeDialog } from "./useChangeDialog";

interface AmountDialogProps {
  /** A gift card in the basket. */
  line: BasketLine["line"];
  onClose: () => void;
}

/** Changes what a gift card in the basket is worth, in its own currency. */
export function AmountDialog({ line, onClose }: AmountDialogProps) {
  const formId = useId();
  const amountId = `${formId}-amount`;
  const { locale } = useIntl();
  const state = useChangeDialog(onClose);
  const form = useRef<FormikProps<AmountValues>>(null);
  const market = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const currency = line.valueCurrency?.toLowerCase() ?? market.currency;
  const { data, failure, loading, again } = useProduct({ ...market, currency }, channelId, line.productId);
  const { stock } = useStock(line.productId);
  const product = data?.getProducts.find(({ id }) => id === line.productId);
  const { deliveryMethod } = line;
  const inventory = product ? inventoryOf(product, deliveryMethod) : [];
  const isOffered = inventory.length > 0;
  const hasChoice = inventory.some((entry) => {
    const range = rangeOf(entry);
    return inventory.length > 1 || (range !== null && range.priceMin !== range.priceMax);
  });
  // A card that is not sold any more cannot be had by another try.
  const isGone = failure !== undefined && sameCode(failure.code, "ProductNotFound");
  const initialValues: AmountValues = {
    deliveryMethod,
    stockKeepingUnit: line.stockKeepingUnit,
    amount: amountText(line.giftcardValue ?? null, locale),
  };
  const check = (values: AmountValues) => {
    const entry = product ? entryOf(product, values, locale) : null;
    if (!entry) return { stockKeepingUnit: "purchase.amountRequired" };
    const range = rangeOf(entry);
    const amount = range && amountError(range, values.amount, entry.priceCurrency, locale);
    return amount ? { amount } : {};
  };
  const submit = (values: AmountValues) => {
    const entry = product ? entryOf(product, values, locale) : null;
    const giftcardValue = valueOf(entry, values, locale);
    if (!entry || giftcardValue === null) return;
    if (giftcardValue === line.giftcardValue && entry.sku === line.stockKeepingUnit) return state.close();
    const { lineId } = line;
    const change = changeAmount({ lineId, stockKeepingUnit: entry.sku, giftcardValue });
    return state.send(
      () => Promise.resolve(change),
      () => form.current?.values === values,
    );
  };
  return (
    <Formik innerRef={form} initialValues={initialValues} validate={check} {...CHECKED_WHEN_SENT} onSubmit={submit}>
      <ChangeDialog
        state={state}
        formId={formId}
        title={<FormattedMessage id="basket.changeAmount" />}
        save={hasChoice && <FormattedMessage id="basket.saveAmount" />}
      >
        {hasChoice ? (
          <Form id={formId} noValidate className={`${styles.form} ${styles.amount}`}>
            <ForgetMended />
            <FocusFirst formId={formId} />
            <AmountErrors amountId={amountId} inventory={inventory} failure={state.failure} />
            <AmountField id={amountId} inventory={inventory} stock={stock} />
          </Form>
        ) : loading ? (
          <Skeleton shape="block" height="16.5rem" />
        ) : failure && !isGone ? (
          <ErrorState title={<FormattedMessage id="product.failedTitle" />} onRetry={again} />
        ) : (
          <Notice>
            <FormattedMessage id={isOffered ? "basket.oneAmount" : "purchase.notOffered"} />
          </Notice>
        )}
      </ChangeDialog>
    </Formik>
  );
}

interface AmountErrorsProps {
  amountId: string;
  inventory: readonly InventoryEntry[];
  failure: Failure | null;
}

function AmountErrors({ amountId, inventory, failure }: AmountErrorsProps) {
  const { values, errors } = useFormikContext<AmountValues>();
  const { locale } = useIntl();
  const errorText = useErrorText();
  const free = inventory.find((entry) => rangeOf(entry));
  const range = free && rangeOf(free);
  const limits = range ? limitTexts(range, values.amount, free.priceCurrency, locale) : undefined;
  const error = errorText(errors.amount ?? errors.stockKeepingUnit, limits);
  return <ChangeErrors fieldId={amountId} error={error} failure={failure} />;
}
