import { useFormikContext } from "formik";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useProduct } from "~/api/watch/content";
import { RadioGroup } from "~/components/RadioGroup";
import { type BasketLine } from "~/domain/basketLines";
import { takesWrapping } from "~/domain/delivery";
import { otherWays } from "~/domain/otherWays";
import { BUSINESS_CHANNEL } from "~/domain/salesChannel";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { METHOD_NAMES } from "../PurchaseForm/methodNames";
import { LosesWrapping } from "../Wrapping/LosesWrapping";
import { type ReaddressValues } from "./readdressValues";

/** How a gift in the basket is sent; nothing where there is one way only. A wrapping that would be lost is asked about. */
export function WayField({ entry }: { entry: BasketLine }) {
  const { line, wrapping } = entry;
  const { values, setValues } = useFormikContext<ReaddressValues>();
  const { formatMessage } = useIntl();
  const market = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const business = channelId === BUSINESS_CHANNEL;
  // In the currency that is on the card: whoever pays in another one has not changed the card.
  const currency = line.valueCurrency?.toLowerCase() ?? market.currency;
  const { data } = useProduct({ ...market, currency }, channelId, line.productId);
  const product = data?.getProducts.find(({ id }) => String(id) === line.productId);
  const [asked, setAsked] = useState<string | null>(null);
  const ways = product ? otherWays(product, line, { business }) : [];
  if (ways.length < 2) return null;

  const take = (deliveryMethod: string) => {
    const sku = ways.find((way) => way.deliveryMethod === deliveryMethod)?.sku;
    if (sku) void setValues({ ...values, deliveryMethod, stockKeepingUnit: sku });
  };
  const choose = (deliveryMethod: string) => {
    const loses = wrapping && takesWrapping(values.deliveryMethod) && !takesWrapping(deliveryMethod);
    if (loses) setAsked(deliveryMethod);
    else take(deliveryMethod);
  };
  return (
    <>
      <LosesWrapping
        wrappingId={asked && (wrapping?.wrappingId ?? null)}
        onLose={() => {
          if (asked) take(asked);
          setAsked(null);
        }}
        onKeep={() => setAsked(null)}
      />
      <RadioGroup
        name="deliveryMethod"
        legend={<FormattedMessage id="purchase.method" />}
        options={ways.map(({ deliveryMethod, sku }) => ({
          value: deliveryMethod,
          label: formatMessage({ id: METHOD_NAMES[deliveryMethod as keyof typeof METHOD_NAMES] }),
          hint: sku === null ? formatMessage({ id: "basket.wayNotForAmount" }) : undefined,
          disabled: sku === null,
        }))}
        value={values.deliveryMethod}
        onChange={choose}
      />
    </>
  );
}
