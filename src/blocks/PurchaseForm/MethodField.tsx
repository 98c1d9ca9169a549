import { useFormikContext } from "formik";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { RadioGroup } from "~/components/RadioGroup";
import { takesWrapping } from "~/domain/delivery";
import { type Product } from "~/domain/product";
import { LosesWrapping } from "../Wrapping/LosesWrapping";
import { useErrorText } from "../RecipientForm/useErrorText";
import { METHOD_NAMES } from "./methodNames";
import { type PurchaseValues } from "./purchaseValues";
import { useMethodChange } from "./useMethodChange";

const HINTS = {
  Email: "purchase.byEmailHint",
  Sms: "purchase.bySmsHint",
  Physical: "purchase.byPostHint",
  CsvByEmail: "purchase.byFileHint",
} as const;

/** How the card is sent, with what that takes and costs. */
export function MethodField({ id, product }: { id: string; product: Product }) {
  const { values, errors } = useFormikContext<PurchaseValues>();
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [asked, setAsked] = useState<string | null>(null);
  const take = useMethodChange(product);
  const choose = (deliveryMethod: string) => {
    if (values.wrappingId && !takesWrapping(deliveryMethod)) setAsked(deliveryMethod);
    else take(deliveryMethod);
  };
  return (
    <>
      <LosesWrapping
        wrappingId={asked && values.wrappingId}
        onLose={() => {
          if (asked) take(asked);
          setAsked(null);
        }}
        onKeep={() => setAsked(null)}
      />
      <RadioGroup
        id={id}
        name="deliveryMethod"
        legend={<FormattedMessage id="purchase.method" />}
        variant="cards"
        error={errorText(errors.deliveryMethod)}
        options={product.deliveryMethods.map(({ deliveryMethod }) => {
          const method = deliveryMethod as keyof typeof METHOD_NAMES;
          return {
            value: deliveryMethod,
            label: formatMessage({ id: METHOD_NAMES[method] }),
            hint: formatMessage({ id: HINTS[method] }),
          };
        })}
        value={values.deliveryMethod}
        onChange={choose}
      />
    </>
  );
}
