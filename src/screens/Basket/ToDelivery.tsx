import { FormattedMessage } from "react-intl";
import { useHindrance } from "~/blocks/BasketSummary/useHindrance";
import { Button, ButtonLink } from "~/components/Button";
import { type Basket } from "~/domain/basket";
import { purchasePhase } from "~/domain/purchase";
import { deliveryPath } from "~/domain/routes";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Basket.module.css";

/** The way on to delivery and payment, or why there is none yet. */
export function ToDelivery({ basket }: { basket: Basket }) {
  const market = useAppSelector(selectMarket);
  const hindrance = useHindrance(basket);
  // Its ways on stand above the lines.
  if (purchasePhase(basket.purchasePhase) !== "editable") return null;
  if (!hindrance) {
    return (
      <ButtonLink to={deliveryPath(market)} variant="primary" wide>
        <FormattedMessage id="basket.toDelivery" />
      </ButtonLink>
    );
  }
  return (
    <div className={styles.blocked}>
      <p id="to-delivery-reason" className={styles.reason}>
        <FormattedMessage id={hindrance.textId} />{" "}
        {hindrance.lineId && (
          <a href={`#line-${hindrance.lineId}`} onClick={() => focusLine(hindrance.lineId)}>
            <FormattedMessage id="hindrance.show" />
          </a>
        )}
      </p>
      <Button variant="primary" wide unavailable aria-describedby="to-delivery-reason">
        <FormattedMessage id="basket.toDelivery" />
      </Button>
    </div>
  );
}

function focusLine(lineId: string | null) {
  document.getElementById(`line-${lineId}`)?.focus();
}
