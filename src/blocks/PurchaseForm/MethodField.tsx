import { useFormikContext } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { RadioGroup } from "~/components/RadioGroup";
import { type Product } from "~/domain/product";
import { type ProductStockInfo, stockOf } from "~/domain/stock";
import { useLosesExtras } from "../Gift/LosesExtras";
import { wayText } from "../Gift/wayText";
import { useErrorText } from "../RecipientForm/useErrorText";
import { type PurchaseValues } from "./purchaseValues";
import { useMethodChange } from "./useMethodChange";

const HINTS = {
  Email: "purchase.byEmailHint",
  Sms: "purchase.bySmsHint",
  Physical: "purchase.byPostHint",
  CsvByEmail: "purchase.byFileHint",
} as const;

interface MethodFieldProps {
  id: string;
  product: Product;
  stock: ProductStockInfo | null;
}

/** The choice of delivery method, with what it needs and costs. A method that is sold out stays visible. */
export function MethodField({ id, product, stock }: MethodFieldProps) {
  const { values, errors } = useFormikContext<PurchaseValues>();
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { choose, question } = useLosesExtras(useMethodChange(product));
  return (
    <>
      {question}
      <RadioGroup
        id={id}
        name="deliveryMethod"
        legend={<FormattedMessage id="purchase.method" />}
        variant="cards"
        error={errorText(errors.deliveryMethod)}
        options={product.deliveryMethods.map(({ deliveryMethod, inventory }) => {
          const method = deliveryMethod as keyof typeof HINTS;
          const isOut = inventory.every((entry) => stockOf(stock, deliveryMethod, entry).kind === "out");
          return {
            value: deliveryMethod,
            label: formatMessage({ id: wayText(deliveryMethod) }),
            hint: formatMessage({ id: isOut ? "product.outOfStock" : HINTS[method] }),
            disabled: isOut,
          };
        })}
        value={values.deliveryMethod}
        onChange={(method) => choose(method, values)}
      />
    </>
  );
}
