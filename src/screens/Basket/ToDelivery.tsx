import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useHindrance } from "~/blocks/BasketSummary/useHindrance";
import { useAnnounce } from "~/components/announce";
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
  useHeard(hindrance);
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

/** What comes in the way while the page stands is said once, as it comes; what stood there before is read with the page. */
function useHeard(hindrance: ReturnType<typeof useHindrance>): void {
  const announce = useAnnounce();
  const { formatMessage } = useIntl();
  const text = hindrance && formatMessage({ id: hindrance.textId });
  const what = text && `${text} ${hindrance.lineId}`;
  const before = useRef(what);
  useEffect(() => {
    if (text && what !== before.current) announce(text);
    before.current = what;
  }, [announce, text, what]);
}

function focusLine(lineId: string | null) {
  document.getElementById(`line-${lineId}`)?.focus();
}
