import { useFormikContext } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { RadioGroup } from "~/components/RadioGroup";
import { type BasketLine } from "~/domain/basketLines";
import { recipientFields, takesGreeting, takesWrapping } from "~/domain/delivery";
import { type OtherWay } from "~/domain/otherWays";
import { recipientBy } from "~/domain/phoneCountry";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { useLosesExtras } from "../Gift/LosesExtras";
import { wayText } from "../Gift/wayText";
import { usePhones } from "../RecipientForm/usePhones";
import { type ReaddressValues } from "./readdressValues";

interface WayFieldProps {
  entry: BasketLine;
  ways: readonly OtherWay[];
  /** Called with the method that was left, after the person agreed to lose what the new one does not take. */
  onTake: (from: string) => void;
}

/** The delivery method of a gift in the basket; nothing if there is only one. Asks before extras would be lost. */
export function WayField({ entry: { greeting, wrapping }, ways, onTake }: WayFieldProps) {
  const { values, setValues } = useFormikContext<ReaddressValues>();
  const { formatMessage } = useIntl();
  const market = useAppSelector(selectMarket);
  const phones = usePhones(recipientFields(values.deliveryMethod).includes("phone"));
  const take = (deliveryMethod: string) => {
    const sku = ways.find((way) => way.deliveryMethod === deliveryMethod)?.sku;
    if (!sku) return;
    onTake(values.deliveryMethod);
    const change = { from: values.deliveryMethod, to: deliveryMethod, shopCountry: market.countryCode };
    const recipient = recipientBy(values.recipient, change, phones?.toE164 ?? null);
    void setValues({ recipient, deliveryMethod, stockKeepingUnit: sku });
  };
  const { choose, question } = useLosesExtras(take);
  if (ways.length < 2) return null;

  // The person has already agreed to what the chosen method loses.
  const extras = {
    greetingToken: (takesGreeting(values.deliveryMethod) && greeting?.greetingToken) || null,
    wrappingId: (takesWrapping(values.deliveryMethod) && wrapping?.wrappingId) || null,
  };
  return (
    <>
      {question}
      <RadioGroup
        name="deliveryMethod"
        legend={<FormattedMessage id="purchase.method" />}
        options={ways.map(({ deliveryMethod, sku }) => ({
          value: deliveryMethod,
          label: formatMessage({ id: wayText(deliveryMethod) }),
          hint: sku === null ? formatMessage({ id: "basket.wayNotForAmount" }) : undefined,
          disabled: sku === null,
        }))}
        value={values.deliveryMethod}
        onChange={(method) => choose(method, extras)}
      />
    </>
  );
}
