import { useFormikContext } from "formik";
import { useIntl } from "react-intl";
import { recipientFields } from "~/domain/delivery";
import { type Product } from "~/domain/product";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { usePhones } from "../RecipientForm/usePhones";
import { type PurchaseValues, withMethod } from "./purchaseValues";

/** Returns a function that changes the delivery method and what depends on it. Losing extras was confirmed before. */
export function useMethodChange(product: Product): (method: string) => void {
  const { values, setValues } = useFormikContext<PurchaseValues>();
  const { locale } = useIntl();
  const { countryCode } = useAppSelector(selectMarket);
  const phones = usePhones(recipientFields(values.deliveryMethod).includes("phone"));
  return (method) => {
    const change = { locale, countryCode, now: Date.now(), toE164: phones?.toE164 };
    void setValues(withMethod(values, method, product, change));
  };
}
