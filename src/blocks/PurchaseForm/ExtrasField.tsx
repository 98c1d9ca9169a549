import { useFormikContext } from "formik";
import { FormattedMessage } from "react-intl";
import { takesGreeting, takesWrapping } from "~/domain/delivery";
import { GreetingRow } from "../Greeting/GreetingRow";
import { WrappingField } from "../Wrapping/WrappingField";
import styles from "./PurchaseForm.module.css";
import { type PurchaseValues } from "./purchaseValues";

/** What makes a gift of it: a greeting and, round what is posted, a wrapping. */
export function ExtrasField() {
  const { values, setFieldValue } = useFormikContext<PurchaseValues>();
  const { deliveryMethod, greetingToken, wrappingId } = values;
  return (
    <>
      {takesGreeting(deliveryMethod) && (
        <div className={styles.greeting} role="group" aria-labelledby="purchase-greeting">
          <p id="purchase-greeting" className={styles.legend}>
            <FormattedMessage id="greeting.optional" />
          </p>
          {!greetingToken && (
            <p className={styles.zone}>
              <FormattedMessage id="greeting.addHint" />
            </p>
          )}
          <GreetingRow greetingToken={greetingToken} onChange={(token) => void setFieldValue("greetingToken", token)} />
        </div>
      )}
      {takesWrapping(deliveryMethod) && (
        <WrappingField wrappingId={wrappingId} onChange={(id) => void setFieldValue("wrappingId", id)} />
      )}
    </>
  );
}
