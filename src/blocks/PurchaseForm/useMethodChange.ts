import { useFormikContext } from "formik";
import { useIntl } from "react-intl";
import { type Product } from "~/domain/product";
import { type PurchaseValues, withMethod } from "./purchaseValues";

/**
 * Changes the way of delivery. Every change of it goes through here, so this is the place to ask before something that
 * hangs on the old way is lost.
 */
export function useMethodChange(product: Product, onNow: () => number = Date.now): (method: string) => void {
  const { values, setValues } = useFormikContext<PurchaseValues>();
  const { locale } = useIntl();
  return (method) => void setValues(withMethod(values, method, product, { locale, now: onNow() }));
}
