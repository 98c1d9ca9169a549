import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { useOpenPath } from "~/components/Link";
import { useShopSettings } from "~/components/shopSettings";
import { numberFormat } from "~/domain/formats";
import { giftPath } from "~/domain/giftPath";
import { writtenTable } from "~/domain/writtenTable";
import { MOST_ROWS } from "~/domain/tableLimits";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { bringTable } from "~/state/many/slice";
import { giftOf } from "../Gift/giftOf";
import { wayText } from "../Gift/wayText";
import { presentationsIn, type ShownOrder } from "./shownOrder";

/** The heading of the column that says where a gift goes, by delivery method; the id of a text. */
const TO = { Email: "many.email", Sms: "many.phone" } as const;
type Method = keyof typeof TO;
const isToMany = (method: string): method is Method => Object.hasOwn(TO, method);

interface Again {
  productId: string;
  method: Method;
  deliveries: ShownOrder["deliveries"];
}

/** The cards that went to more than one recipient in the same way. */
function cardsForMany({ deliveries }: ShownOrder): Again[] {
  const found = new Map<string, Again>();
  for (const delivery of deliveries) {
    const { deliveryMethod: method, productLines } = delivery;
    if (!isToMany(method)) continue;
    for (const productId of new Set(productLines.map((line) => line.productId))) {
      const key = `${method} ${productId}`;
      found.set(key, { productId, method, deliveries: [...(found.get(key)?.deliveries ?? []), delivery] });
    }
  }
  return [...found.values()].filter((one) => one.deliveries.length > 1);
}

/** Takes the recipients of an order to the page of their card, as a table that can be changed before it is added. */
export function OrderAgain({ order }: { order: ShownOrder }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const open = useOpenPath();
  const market = useAppSelector(selectMarket);
  const { globalCardProductId } = useShopSettings();
  const bring = ({ productId, method, deliveries }: Again) => {
    const amounts = numberFormat(intl.locale, { useGrouping: false, maximumFractionDigits: 2 });
    const heads = (["many.name", TO[method], "many.amount"] as const).map((id) => intl.formatMessage({ id }));
    const rows = deliveries.flatMap(({ recipientName, recipientEmail, recipientPhone, productLines }) =>
      productLines
        .filter((line) => line.productId === productId)
        .flatMap(({ giftcardValue, valueCurrency, quantity }) => {
          const amount = giftcardValue == null ? "" : `${amounts.format(giftcardValue)} ${valueCurrency ?? ""}`;
          const to = method === "Sms" ? recipientPhone : recipientEmail;
          // A row more than a table may have is told there; a wrong number of the server must not fill the memory.
          return Array.from({ length: Math.min(quantity, MOST_ROWS + 1) }, () => [recipientName, to, amount]);
        }),
    );
    const text = writtenTable([heads, ...rows]);
    dispatch(bringTable({ productId, text }));
    const presentations = presentationsIn(order, productId);
    open(giftPath(market, { id: productId, presentations }, globalCardProductId));
  };
  const cards = cardsForMany(order);
  return cards.map((again) => {
    const { productId, method, deliveries } = again;
    const { name } = giftOf(presentationsIn(order, productId), market.locale);
    // A card that went to several recipients in both ways has a button for each of them.
    const isOneOfTwo = cards.some((other) => other !== again && other.productId === productId);
    return (
      <Button key={`${method} ${productId}`} icon="copy" onClick={() => bring(again)}>
        <FormattedMessage
          id="order.again"
          values={{
            name: (
              <>
                <bdi>{name ?? intl.formatMessage({ id: "product.unnamed" })}</bdi>
                {isOneOfTwo && ` (${intl.formatMessage({ id: wayText(method) })})`}
              </>
            ),
            count: deliveries.length,
          }}
        />
      </Button>
    );
  });
}
