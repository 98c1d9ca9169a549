import { useFormikContext } from "formik";
import { takesGreeting, takesWrapping } from "~/domain/delivery";
import { WrappingField } from "../Wrapping/WrappingField";
import { GreetingField } from "./GreetingField";
import { type PurchaseValues } from "./purchaseValues";

/** What makes a gift of it: a greeting and, round what is posted, a wrapping. */
export function ExtrasField() {
  const { values, setFieldValue } = useFormikContext<PurchaseValues>();
  const { deliveryMethod, wrappingId } = values;
  return (
    <>
      {takesGreeting(deliveryMethod) && <GreetingField />}
      {takesWrapping(deliveryMethod) && (
        <WrappingField wrappingId={wrappingId} onChange={(id) => void setFieldValue("wrappingId", id)} />
      )}
    </>
  );
}
