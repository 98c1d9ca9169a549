import { Fragment } from "react";
import { IssueNotice } from "~/blocks/BasketLines/IssueNotice";
import { LateNotice } from "~/blocks/BasketLines/LateNotice";
import { RefusedNotice } from "~/blocks/BasketLines/RefusedNotice";
import { Notice } from "~/components/Notice";
import { type Basket, type Delivery } from "~/domain/basket";
import { type BasketLine } from "~/domain/basketLines";
import { isReadable } from "~/domain/payable";
import { selectRefusedLines } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectRefusedOfDelivery } from "~/state/payment/selectors";
import styles from "./Delivery.module.css";

interface DeliveryTroublesProps {
  delivery: Delivery;
  lines: readonly BasketLine[];
  basket: Basket;
  /** The date chosen for it cannot be kept any more. */
  isLate: boolean;
  /** The recipient, so that screen readers can tell the buttons of deliveries apart. */
  of: string | null;
  readOnly: boolean;
  onChangeDate: () => void;
}

/** What about a delivery needs the person before it is paid. */
export function DeliveryTroubles({
  delivery,
  lines,
  basket,
  isLate,
  of,
  readOnly,
  onChangeDate,
}: DeliveryTroublesProps) {
  const refusedLines = useAppSelector(selectRefusedLines);
  const texts = useAppSelector((state) => selectRefusedOfDelivery(state, delivery.id));
  return (
    <div className={styles.issues}>
      {isLate && <LateNotice delivery={delivery} of={of} readOnly={readOnly} onChange={onChangeDate} />}
      {lines.map(({ line, issues }) => {
        const shared = { lineId: line.lineId, basket, readOnly };
        const refused = refusedLines.get(line.lineId);
        return (
          <Fragment key={line.lineId}>
            {issues.map((issue) => (
              <IssueNotice key={issue.type} issue={issue} {...shared} />
            ))}
            {refused && <RefusedNotice why={refused} readOnly={readOnly} />}
            {!isReadable(line) && <IssueNotice issue={null} {...shared} />}
          </Fragment>
        );
      })}
      {texts.length > 0 && (
        <Notice tone="error">
          {texts.map((text) => (
            <p key={text}>
              <bdi>{text}</bdi>
            </p>
          ))}
        </Notice>
      )}
    </div>
  );
}
