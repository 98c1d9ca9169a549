import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { useBasketKept } from "~/components/basketKept";
import { Icon } from "~/components/Icon";
import { useAppDispatch } from "~/state/hooks";
import { pspReturned } from "~/state/payment/slice";
import styles from "./PaymentReturn.module.css";

/** Where the payment window sends people back. The basket is read again, and a saga navigates on. */
export function PaymentReturn() {
  const { status = "" } = useParams();
  const { formatMessage } = useIntl();
  const kept = useBasketKept();
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(pspReturned(status));
  }, [dispatch, status]);
  return (
    <div className={`page ${styles.screen}`}>
      <ScreenHead title={formatMessage({ id: "paymentReturn.title" })} noindex />
      <span className={styles.sign}>
        <Icon name="lock" size="l" />
      </span>
      <h1 className={styles.title} tabIndex={-1}>
        <FormattedMessage id="paymentReturn.title" />
      </h1>
      <p role="status">
        <FormattedMessage id="paymentReturn.text" values={kept} />
      </p>
    </div>
  );
}
