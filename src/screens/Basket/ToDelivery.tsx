import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useBlocker } from "~/blocks/BasketSummary/useBlocker";
import { useAnnounce } from "~/components/announce";
import { Button, ButtonLink } from "~/components/Button";
import { type Basket } from "~/domain/basket";
import { purchasePhase } from "~/domain/purchase";
import { deliveryPath } from "~/domain/routes";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Basket.module.css";

/** The button to delivery and payment, or why the basket cannot go there yet. */
export function ToDelivery({ basket }: { basket: Basket }) {
  const market = useAppSelector(selectMarket);
  const blocker = useBlocker(basket);
  useHeard(blocker);
  // A basket that is being paid has its buttons above the lines.
  if (purchasePhase(basket.purchasePhase) !== "editable") return null;
  if (!blocker) {
    return (
      <ButtonLink to={deliveryPath(market)} variant="primary" wide>
        <FormattedMessage id="basket.toDelivery" />
      </ButtonLink>
    );
  }
  return (
    <div className={styles.blocked}>
      <p id="to-delivery-reason" className={styles.reason}>
        <FormattedMessage id={blocker.textId} />{" "}
        {blocker.lineId && (
          <a href={`#line-${blocker.lineId}`} onClick={() => focusLine(blocker.lineId)}>
            <FormattedMessage id="blocker.show" />
          </a>
        )}
      </p>
      <Button variant="primary" wide unavailable aria-describedby="to-delivery-reason">
        <FormattedMessage id="basket.toDelivery" />
      </Button>
    </div>
  );
}

/** Announces a blocker that appears while the page is open, once; one that was there before is read with the page. */
function useHeard(blocker: ReturnType<typeof useBlocker>): void {
  const announce = useAnnounce();
  const { formatMessage } = useIntl();
  const text = blocker && formatMessage({ id: blocker.textId });
  const what = text && `${text} ${blocker.lineId}`;
  const before = useRef(what);
  useEffect(() => {
    if (text && what !== before.current) announce(text);
    before.current = what;
  }, [announce, text, what]);
}

function focusLine(lineId: string | null | undefined) {
  document.getElementById(`line-${lineId}`)?.focus();
}
