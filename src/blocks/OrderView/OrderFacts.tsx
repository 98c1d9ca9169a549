import { type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { DateOf } from "~/components/DateOf";
import { addressText } from "~/domain/addressText";
import styles from "./OrderTable.module.css";
import { type ShownOrder } from "./shownOrder";

/** Number, date, reference and buyer of an order. */
export function OrderFacts({ order }: { order: ShownOrder }) {
  const { publicOrderId, createdAt, reference, buyer } = order;
  const { locale } = useIntl();
  const address = addressText(buyer?.address, locale);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <FormattedMessage id="order.facts" />
      </caption>
      <tbody>
        <Row label={<FormattedMessage id="order.id" />}>{publicOrderId}</Row>
        <Row label={<FormattedMessage id="order.date" />}>
          <DateOf value={createdAt} />
        </Row>
        {reference && <Row label={<FormattedMessage id="order.reference" />}>{reference}</Row>}
        {buyer?.name?.trim() && <Row label={<FormattedMessage id="order.buyer" />}>{buyer.name}</Row>}
        {address && <Row label={<FormattedMessage id="order.address" />}>{address}</Row>}
      </tbody>
    </table>
  );
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{children}</td>
    </tr>
  );
}
