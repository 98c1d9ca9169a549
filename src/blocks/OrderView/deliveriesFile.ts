import Papa from "papaparse";
import { type IntlShape } from "react-intl";
import { ownZone } from "~/components/ownZone";
import { addressText } from "~/domain/addressText";
import { numberFormat } from "~/domain/formats";
import { type Market } from "~/domain/market";
import { isZone, momentIn } from "~/domain/moment";
import { fileName } from "~/domain/voucherFile";
import { giftOf } from "../Gift/giftOf";
import { wayText } from "../Gift/wayText";
import { presentationsIn, type ShownOrder } from "./shownOrder";

type Delivery = ShownOrder["deliveries"][number];

/** Worded as the table of many recipients reads them: the file can be brought there. */
const COLUMNS = {
  name: "many.name",
  email: "many.email",
  phone: "many.phone",
  address: "order.address",
  way: "summary.delivery",
  date: "many.date",
  zone: "purchase.zoneLabel",
  gift: "product.unnamed",
  quantity: "purchase.quantity",
  amount: "many.amount",
  currency: "market.currency",
  state: "order.state",
} as const;
type Column = keyof typeof COLUMNS;

/** A cell that begins so would be calculated (https://owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** The deliveries of an order as a file for spreadsheets, a row for each of their lines; without empty columns. */
export function deliveriesFile(intl: IntlShape, order: ShownOrder, market: Market): { name: string; text: string } {
  const amounts = amountsOf(market.countryCode);
  const rows = order.deliveries.flatMap((delivery) =>
    delivery.productLines.map((line): Record<Column, string> => {
      const { name } = giftOf(presentationsIn(order, line.productId), market.locale);
      return {
        name: delivery.recipientName ?? "",
        email: delivery.recipientEmail ?? "",
        phone: delivery.recipientPhone ?? "",
        address: addressText(delivery.recipientAddress, intl.locale),
        way: intl.formatMessage({ id: wayText(delivery.deliveryMethod) }),
        ...momentOf(delivery),
        gift: name ?? intl.formatMessage({ id: "product.unnamed" }),
        quantity: String(line.quantity),
        amount: line.giftcardValue == null ? "" : amounts.format(line.giftcardValue),
        currency: line.giftcardValue == null ? "" : (line.valueCurrency ?? ""),
        state: intl.formatMessage({ id: delivery.hasBeenShipped ? "order.sentNoDate" : "orders.notSent" }),
      };
    }),
  );
  const columns = (Object.keys(COLUMNS) as Column[]).filter((column) => rows.some((cells) => cells[column]));
  const heads = columns.map((column) => intl.formatMessage({ id: COLUMNS[column] }));
  const table = [heads, ...rows.map((cells) => columns.map((column) => cells[column]))];
  // Where the comma is in the numbers, spreadsheets expect a semicolon between the cells.
  const delimiter = amounts.format(0.5).includes(",") ? ";" : ",";
  return {
    name: fileName(intl.formatMessage({ id: "order.title" }, { id: order.publicOrderId }), undefined, "csv"),
    text: `\ufeff${Papa.unparse(table, { delimiter, escapeFormulae: FORMULA })}\r\n`,
  };
}

/** How a country writes numbers: spreadsheets go by it, whatever language the shop is read in. */
function amountsOf(countryCode: string): Intl.NumberFormat {
  const tag = new Intl.Locale("und", { region: countryCode }).maximize().toString();
  return numberFormat(tag, { useGrouping: false, maximumFractionDigits: 2, numberingSystem: "latn" });
}

/** When a delivery was sent, or will be, and in which zone that is; of parcels the day. */
function momentOf({ hasBeenShipped, shippedAt, deliveryDate, deliveryMethod, timezone }: Delivery) {
  const zone = isZone(timezone) ? timezone : ownZone();
  const moment = momentIn((hasBeenShipped ? shippedAt : deliveryDate) ?? "", zone);
  if (!moment) return { date: "", zone: "" };
  return { date: deliveryMethod === "Physical" ? moment.day : `${moment.day} ${moment.time}`, zone };
}
