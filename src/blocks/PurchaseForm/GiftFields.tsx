import { useFormikContext } from "formik";
import { memo } from "react";
import { FormattedMessage } from "react-intl";
import { inventoryOf, isPhysicalProduct, type Product } from "~/domain/product";
import { type PriceSpan } from "~/domain/productPrices";
import { type ProductStockInfo } from "~/domain/stock";
import { useCountries } from "../Countries/useCountries";
import { RecipientForm } from "../RecipientForm/RecipientForm";
import { WhenField } from "../When/WhenField";
import { AmountField } from "./AmountField";
import { ExtrasField } from "./ExtrasField";
import { MethodField } from "./MethodField";
import styles from "./PurchaseForm.module.css";
import { type PurchaseValues } from "./purchaseValues";
import { VariantField } from "./VariantField";

interface GiftFieldsProps {
  /** The form's id, with which the ids of its fields begin. */
  id: string;
  product: Product;
  /** The price that stands below the product's name. */
  price: PriceSpan | null;
  stock: ProductStockInfo | null;
  stockFailed: boolean;
  /** How many are left, where they are few; else null. */
  few: number | null;
}

/**
 * What the gift is, whom it goes to, how and when, with greeting and wrapping. Memoised, as the form around it is
 * rendered when a gift begins to be added, and when it was: on a slow phone the fields would hold back both.
 */
export const GiftFields = memo(function GiftFields({ id, product, price, stock, stockFailed, few }: GiftFieldsProps) {
  const { deliveryMethod: method } = useFormikContext<PurchaseValues>().values;
  const countries = useCountries();
  const inventory = inventoryOf(product, method);
  const Amount = isPhysicalProduct(product) ? VariantField : AmountField;
  return (
    <>
      <div className={styles.what}>
        <Amount
          id={`${id}-amount`}
          inventory={inventory}
          stock={stock}
          told={price?.lowest === price?.highest ? price : null}
        />
        {few !== null && (
          <p className={styles.few}>
            <FormattedMessage id="purchase.onlyLeft" values={{ count: few }} />
          </p>
        )}
        {stockFailed && (
          <p className={styles.unknown}>
            <FormattedMessage id="purchase.stockUnknown" />
          </p>
        )}
      </div>
      <MethodField id={`${id}-method`} product={product} stock={stock} />
      <fieldset className={styles.part}>
        <legend className={styles.legend}>
          <FormattedMessage id="purchase.recipient" />
        </legend>
        <RecipientForm method={method} idPrefix={`${id}-recipient`} countries={countries} />
      </fieldset>
      <WhenField id={`${id}-day`} />
      <ExtrasField productId={product.id} />
    </>
  );
});
