import { useFormikContext } from "formik";
import { useIntl } from "react-intl";
import { type Product } from "~/domain/product";
import { type PurchaseValues, withMethod } from "./purchaseValues";

/** Changes the way of delivery, and with it what hangs on the way. Whoever would lose something was asked before. */
export function useMethodChange(product: Product, onNow: () => number = Date.now): (method: string) => void {
  const { values, setValues } = useFormikContext<PurchaseValues>();
  const { locale } = useIntl();
  return (method) => void setValues(withMethod(values, method, product, { locale, now: onNow() }));
}
