import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router";
import { CheckoutSteps } from "~/blocks/CheckoutSteps/CheckoutSteps";
import { OrderView } from "~/blocks/OrderView/OrderView";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { IncompleteNotice } from "~/components/IncompleteNotice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectOrder, selectOrderPayment, selectOrderProgress } from "~/state/orders/selectors";
import { askOrderAgain, closeOrder, openOrder } from "~/state/orders/slice";
import styles from "./Order.module.css";
import { OrderProgress } from "./OrderProgress";

/** An order: the confirmation, where the payment window leads, or looked at later. */
export function Order() {
  const { id, publicOrderId = id ?? "", basketId = null } = useParams();
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const order = useAppSelector((state) => selectOrder(state, publicOrderId));
  const payment = useAppSelector((state) => selectOrderPayment(state, order?.publicId ?? publicOrderId));
  const progress = useAppSelector((state) => selectOrderProgress(state, publicOrderId));

  useEffect(() => {
    dispatch(openOrder({ publicOrderId, basketId }));
    return () => {
      dispatch(closeOrder());
    };
  }, [dispatch, publicOrderId, basketId]);

  const justPaid = basketId !== null;
  const isShown = order !== null && progress !== "notFound" && progress !== "signInNeeded";
  return (
    <div className={`page ${styles.screen}`}>
      <ScreenHead
        title={
          progress === "notFound"
            ? formatMessage({ id: "order.notFound" })
            : formatMessage({ id: "order.title" }, { id: publicOrderId })
        }
        noindex
      />
      {justPaid && isShown && <CheckoutSteps current="confirmation" />}
      {isShown && order.incomplete && (
        <IncompleteNotice pending={progress === "asking"} onRetry={() => dispatch(askOrderAgain())}>
          {progress === "failed" && <FormattedMessage id={justPaid ? "order.failedPaidText" : "order.failedText"} />}
        </IncompleteNotice>
      )}
      {isShown ? (
        <OrderView order={order} payment={payment} justPaid={justPaid} />
      ) : (
        <OrderProgress progress={progress ?? "asking"} publicOrderId={publicOrderId} justPaid={justPaid} />
      )}
    </div>
  );
}
