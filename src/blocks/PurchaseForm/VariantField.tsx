import { useFormikContext } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { RadioGroup } from "~/components/RadioGroup";
import { formatItems } from "~/domain/formats";
import { formatPrice } from "~/domain/price";
import { type InventoryEntry } from "~/domain/product";
import { type PriceSpan } from "~/domain/productPrices";
import { type ProductStockInfo, stockOf } from "~/domain/stock";
import { differences, variantName } from "~/domain/variant";
import { useErrorText } from "../RecipientForm/useErrorText";
import { OnlyPrice } from "./OnlyPrice";
import { type PurchaseValues } from "./purchaseValues";

interface VariantFieldProps {
  id: string;
  inventory: readonly InventoryEntry[];
  stock: ProductStockInfo | null;
  /** The price below the product's name, if it has one price. */
  told?: PriceSpan | null;
}

/** The choice of a variant of a physical gift: its colour, its size. Variants that are sold out stay visible. */
export function VariantField({ id, inventory, stock, told }: VariantFieldProps) {
  const { values, errors, setFieldValue } = useFormikContext<PurchaseValues>();
  const { locale } = useIntl();
  const errorText = useErrorText();
  const [first] = inventory;
  const isSoldOut = (entry: InventoryEntry) => stockOf(stock, values.deliveryMethod, entry).kind === "out";
  if (inventory.length === 1 && first?.price != null) {
    return (
      <OnlyPrice
        id={id}
        entry={first}
        price={first.price}
        isOut={isSoldOut(first)}
        told={errors.stockKeepingUnit ? null : told}
      />
    );
  }
  const samePrice = new Set(inventory.map(({ price }) => price)).size === 1;
  const named = differences(inventory);
  const shown = inventory.find(({ sku }) => sku === values.stockKeepingUnit) ?? (samePrice ? first : undefined);
  return (
    <>
      <RadioGroup
        id={id}
        name="stockKeepingUnit"
        legend={named.length > 0 ? formatItems(locale, named, false) : <FormattedMessage id="purchase.variant" />}
        variant="chips"
        error={errorText(errors.stockKeepingUnit)}
        options={inventory.map((entry) => {
          const isOut = isSoldOut(entry);
          return {
            value: entry.sku,
            label: variantName(entry, inventory),
            hint: isOut ? <FormattedMessage id="product.outOfStock" /> : undefined,
            aside: samePrice || entry.price == null ? undefined : formatPrice(entry.price, entry.priceCurrency, locale),
            disabled: isOut,
          };
        })}
        value={values.stockKeepingUnit || null}
        onChange={(sku) => void setFieldValue("stockKeepingUnit", sku)}
      />
      {shown?.price != null && <OnlyPrice entry={shown} price={shown.price} told={told} />}
    </>
  );
}
