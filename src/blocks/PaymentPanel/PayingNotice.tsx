import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { Notice } from "~/components/Notice";
import { purchasePhase } from "~/domain/purchase";
import { selectMode } from "~/state/auth/selectors";
import { selectBasket } from "~/state/basket/selectors";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectPaying } from "~/state/payment/selectors";
import { changeMyOrder, continuePayment } from "~/state/payment/slice";
import { TroublePlace } from "./TroublePlace";
import { useLedTo } from "./useLedTo";

/** Says that a payment was started and not finished, with buttons to continue it or to change the order. */
export function PayingNotice() {
  const dispatch = useAppDispatch();
  const basket = useAppSelector(selectBasket);
  const busy = useAppSelector(selectPaying);
  const isBlocked = useAppSelector(selectMode) === "Blocked";
  const isPaying = basket !== null && purchasePhase(basket.purchasePhase) === "paying";
  const box = useLedTo(isPaying);
  if (!isPaying) return null;
  return (
    <>
      <TroublePlace basket={basket} />
      <div ref={box} tabIndex={-1} role="group" aria-labelledby="paying" data-seen-first>
        <Notice
          title={
            <span id="paying">
              <FormattedMessage id="basket.paying" />
            </span>
          }
          actions={
            <>
              <Button
                variant="primary"
                pending={busy}
                unavailable={isBlocked}
                aria-describedby={isBlocked ? "paying-blocked" : undefined}
                onClick={() => dispatch(continuePayment())}
              >
                <FormattedMessage id="basket.continuePayment" />
              </Button>
              <Button
                unavailable={busy}
                aria-describedby={busy ? "paying-busy" : undefined}
                onClick={() => dispatch(changeMyOrder())}
              >
                <FormattedMessage id="basket.changeOrder" />
              </Button>
              {busy && (
                <span id="paying-busy" className="visually-hidden">
                  <FormattedMessage id="button.pending" />
                </span>
              )}
            </>
          }
        >
          <p>
            <FormattedMessage id="basket.payingText" />
          </p>
          {isBlocked && (
            <p id="paying-blocked">
              <FormattedMessage id="blocker.blocked" />
            </p>
          )}
        </Notice>
      </div>
    </>
  );
}
