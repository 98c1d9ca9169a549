import { type FormikErrors, useFormikContext } from "formik";
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { afterPaint } from "~/components/afterPaint";
import { useAnnounce } from "~/components/announce";
import { Button } from "~/components/Button";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Notice } from "~/components/Notice";
import { Price } from "~/components/Price";
import { QuantityStepper } from "~/components/QuantityStepper";
import { useShopSettings } from "~/components/shopSettings";
import { takesWrapping } from "~/domain/delivery";
import { formatPrice } from "~/domain/price";
import { KEYS, lineOf } from "~/domain/presentation";
import { isPhysicalProduct, type Product } from "~/domain/product";
import { type PriceSpan } from "~/domain/productPrices";
import { mostOf } from "~/domain/quantity";
import { BUSINESS_CHANNEL } from "~/domain/salesChannel";
import { type ProductStockInfo, stockOf } from "~/domain/stock";
import { selectBasketLongWait, selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { useOffers } from "../Wrapping/useOffers";
import { GiftFields } from "./GiftFields";
import styles from "./PurchaseForm.module.css";
import { entryOf, valueOf } from "./amountValues";
import { type PurchaseValues } from "./purchaseValues";
import { useAdding } from "./useAdding";
import { useKeptDraft } from "./useKeptDraft";
import { useSummary } from "./useSummary";

interface PurchaseFieldsProps {
  product: Product;
  price: PriceSpan | null;
  stock: ProductStockInfo | null;
  stockFailed: boolean;
  validate: (values: PurchaseValues) => Promise<FormikErrors<PurchaseValues>>;
  attempt: number;
  onAttempt: () => void;
  onAdded: () => void;
  onValue: (value: string | null) => void;
  onStockChanged: () => void;
  closed: ReactNode;
}

/** The fields of the purchase form, from the amount to the button. */
export function PurchaseFields(props: PurchaseFieldsProps) {
  const { product, stock, stockFailed, validate, attempt, onAttempt, onValue, onStockChanged, closed } = props;
  const id = useId();
  const { locale, formatMessage } = useIntl();
  const { values, setFieldValue } = useFormikContext<PurchaseValues>();
  const announce = useAnnounce();
  const longWait = useAppSelector(selectBasketLongWait);
  const business = useAppSelector(selectSalesChannelId) === BUSINESS_CHANNEL;
  const { globalCardProductId } = useShopSettings();
  const onSent = useKeptDraft(product);
  const onAdded = () => {
    props.onAdded();
    // A stock that could not be asked for, or is being asked for still, is left to the server.
    if (stock) void afterPaint().then(onStockChanged);
  };
  const { add, checkAhead, isAdding, failure } = useAdding(product, {
    stock,
    validate,
    onAttempt,
    onSent,
    onAdded,
    onStockChanged,
  });

  const entry = entryOf(product, values, locale);
  const value = valueOf(entry, values, locale);
  const written = entry && value !== null ? formatPrice(value, entry.priceCurrency, locale) : null;
  const wrapped = useWrappingPrice(product, values.wrappingId, entry?.priceCurrency);
  const totalOf = (quantity: number) => (value === null || wrapped === null ? null : (value + wrapped) * quantity);
  const left = entry ? stockOf(stock, values.deliveryMethod, entry) : null;
  const most = mostOf(left?.kind === "in" ? left.quantityInStock : null, { business });
  const problems = useSummary(id, product, { failure, most });
  const isThing = isPhysicalProduct(product);

  const told = useRef<string | null>(null);
  useEffect(() => {
    // The price of a physical gift is not shown on its picture.
    const shown = isThing ? null : written;
    if (told.current === shown) return;
    told.current = shown;
    onValue(shown);
  }, [written, isThing, onValue]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Enter in a field of a dialog inside the form, as at a greeting's picture, is no press of the form's button.
    if (!closed && !event.currentTarget.querySelector("dialog:not([data-closing])")) void add();
  };
  const title = lineOf(product.presentations, KEYS.title) ?? formatMessage({ id: "product.unnamed" });
  const onQuantity = (quantity: number) => {
    void setFieldValue("quantity", quantity);
    const sum = totalOf(quantity);
    const total = entry && sum !== null && formatPrice(sum, entry.priceCurrency, locale);
    const said = { count: quantity, total };
    announce(total ? formatMessage({ id: "purchase.sum" }, said) : formatMessage({ id: "basket.count" }, said));
  };

  const total = totalOf(values.quantity);
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={formatMessage({ id: "purchase.form" })}>
      <ErrorSummary errors={problems} attempt={attempt} />
      <GiftFields
        id={id}
        product={product}
        price={props.price}
        stock={stock}
        stockFailed={stockFailed}
        few={left?.kind === "in" ? left.left : null}
      />
      <div className={styles.end}>
        <div className={styles.sum}>
          <div className={styles.quantity}>
            <span aria-hidden="true">
              <FormattedMessage id="purchase.quantity" />
            </span>
            <QuantityStepper name={title} value={values.quantity} most={most} onChange={onQuantity} />
          </div>
          <p className={styles.total}>
            <span>
              <FormattedMessage id="purchase.total" />
            </span>
            {entry && total !== null ? (
              <Price amount={total} currency={entry.priceCurrency} size="l" />
            ) : (
              <span aria-hidden="true">–</span>
            )}
          </p>
        </div>
        {product.id === globalCardProductId && (
          <p className={styles.fee}>
            <FormattedMessage id="purchase.cardFee" />
          </p>
        )}
        {closed && (
          <Notice tone="warning">
            <span id={`${id}-closed`}>{closed}</span>
          </Notice>
        )}
        <Button
          type="submit"
          variant="primary"
          wide
          icon="basket"
          pending={isAdding}
          onPointerDown={() => void checkAhead()}
          unavailable={Boolean(closed)}
          aria-describedby={closed ? `${id}-closed` : undefined}
        >
          <FormattedMessage id="purchase.add" />
        </Button>
        <p role="status" className={styles.longWait}>
          {isAdding && longWait && <FormattedMessage id="basket.longWait" />}
        </p>
      </div>
    </form>
  );
}

/** The price of the chosen wrapping for each gift; 0 without one, null if it cannot be told in the gift's currency. */
function useWrappingPrice(product: Product, wrappingId: string | null, currency: string | undefined): number | null {
  // Asked for before the gift is sent by post, so that the list does not push away what is being pressed.
  const isPosted = product.deliveryMethods.some(({ deliveryMethod }) => takesWrapping(deliveryMethod));
  const { offers } = useOffers(isPosted || wrappingId !== null);
  if (wrappingId === null) return 0;
  // It is sent whether or not its price is known: a sum without it would be too low.
  const chosen = offers?.find(({ id }) => id === wrappingId);
  return chosen?.currency === currency ? (chosen?.price ?? null) : null;
}
