import { useFormikContext } from "formik";
import { takesGreeting, takesWrapping } from "~/domain/delivery";
import { WrappingField } from "../Wrapping/WrappingField";
import { GreetingField } from "./GreetingField";
import { type PurchaseValues } from "./purchaseValues";

/** The extras of a gift: a greeting and, for gifts by post, a wrapping. */
export function ExtrasField({ productId }: { productId: string }) {
  const { values, setFieldValue } = useFormikContext<PurchaseValues>();
  const { deliveryMethod, wrappingId } = values;
  return (
    <>
      {takesGreeting(deliveryMethod) && <GreetingField productId={productId} />}
      {takesWrapping(deliveryMethod) && (
        <WrappingField wrappingId={wrappingId} onChange={(id) => void setFieldValue("wrappingId", id)} />
      )}
    </>
  );
}
