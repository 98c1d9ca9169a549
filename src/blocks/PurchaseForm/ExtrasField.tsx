import { useFormikContext } from "formik";
import { FormattedMessage } from "react-intl";
import { takesGreeting, takesWrapping } from "~/domain/delivery";
import { GreetingField } from "../Greeting/GreetingField";
import { WrappingField } from "../Wrapping/WrappingField";
import { type PurchaseValues } from "./purchaseValues";

/** The extras of a gift: a greeting and, for gifts by post, a wrapping. */
export function ExtrasField({ productId }: { productId: string }) {
  const { values, setFieldValue } = useFormikContext<PurchaseValues>();
  const { deliveryMethod, greetingToken, lostGreeting, wrappingId } = values;
  return (
    <>
      {takesGreeting(deliveryMethod) && (
        <GreetingField
          id="purchase-greeting"
          greetingToken={greetingToken}
          isLost={lostGreeting}
          place={`product ${productId}`}
          legend={<FormattedMessage id="greeting.legend" />}
          onChange={(token) => void setFieldValue("greetingToken", token)}
          onForgetLost={() => void setFieldValue("lostGreeting", false)}
        />
      )}
      {takesWrapping(deliveryMethod) && (
        <WrappingField wrappingId={wrappingId} onChange={(id) => void setFieldValue("wrappingId", id)} />
      )}
    </>
  );
}
