import { FormattedMessage } from "react-intl";
import { ContactUs } from "~/blocks/ContactUs/ContactUs";
import { SeeAllLink } from "~/blocks/SeeAllLink/SeeAllLink";
import { SignInLink, SignInNeeded } from "~/blocks/SignInNeeded/SignInNeeded";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { Skeleton } from "~/components/Skeleton";
import { selectAuthStatus } from "~/state/auth/selectors";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectOrderUnpaid } from "~/state/orders/selectors";
import { askOrderAgain, type OrderProgress as Progress } from "~/state/orders/slice";
import styles from "./Order.module.css";

interface OrderProgressProps {
  progress: Progress;
  publicOrderId: string;
  justPaid: boolean;
}

/** Says why an order is not shown: not created yet, not found, or not for this person. */
export function OrderProgress({ progress, publicOrderId, justPaid }: OrderProgressProps) {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectAuthStatus) === "signedIn";
  const isUnpaid = useAppSelector(selectOrderUnpaid);
  const again = () => dispatch(askOrderAgain());
  const number = (
    <FormattedMessage
      id="order.number"
      values={{ id: publicOrderId, b: (text) => <span className={styles.number}>{text}</span> }}
    />
  );
  switch (progress) {
    case "late":
    case "givenUp":
      return (
        <EmptyState
          icon="clock"
          headingLevel={1}
          title={<FormattedMessage id={isUnpaid ? "order.askingPaid" : "order.late"} />}
          actions={
            progress === "givenUp" && (
              <Button variant="primary" onClick={again}>
                <FormattedMessage id="order.checkAgain" />
              </Button>
            )
          }
        >
          <p role="status">
            <FormattedMessage id={progress === "late" ? "order.lateText" : "order.givenUpText"} />
          </p>
          <p>{number}</p>
          <ContactUs />
        </EmptyState>
      );
    case "notFound":
      return (
        <EmptyState
          icon="search"
          headingLevel={1}
          title={<FormattedMessage id="order.notFound" />}
          actions={
            <>
              <SeeAllLink variant="primary" />
              {!isSignedIn && <SignInLink variant="secondary" />}
            </>
          }
        >
          <p>
            <FormattedMessage id={justPaid ? "order.notFoundPaidText" : "order.notFoundText"} />
          </p>
          <ContactUs />
        </EmptyState>
      );
    case "signInNeeded":
      return <SignInNeeded title={<FormattedMessage id="order.signIn" />} />;
    case "failed":
      return (
        <ErrorState headingLevel={1} title={<FormattedMessage id="order.failed" />} onRetry={again}>
          <p>
            <FormattedMessage id={justPaid ? "order.failedPaidText" : "order.failedText"} />
          </p>
          <p>{number}</p>
          <ContactUs />
        </ErrorState>
      );
    case "asking":
    case "found":
      return (
        <div className={styles.skeleton} aria-busy="true">
          <h1 tabIndex={-1}>
            <FormattedMessage id={justPaid ? "order.askingPaid" : "order.asking"} />
          </h1>
          <Skeleton lines={3} />
          <Skeleton shape="block" height="16rem" />
        </div>
      );
  }
}
