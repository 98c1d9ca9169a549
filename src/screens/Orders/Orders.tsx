import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { writesCodes } from "~/blocks/Gift/currencyCodes";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { SeeAllLink } from "~/blocks/SeeAllLink/SeeAllLink";
import { SignedInAs } from "~/blocks/SignedInAs/SignedInAs";
import { SignInNeeded } from "~/blocks/SignInNeeded/SignInNeeded";
import { ButtonLink } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { IncompleteNotice } from "~/components/IncompleteNotice";
import { Skeleton } from "~/components/Skeleton";
import { pageOfText } from "~/domain/orderHistory";
import { ordersPath } from "~/domain/routes";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { selectHistory } from "~/state/orders/selectors";
import { closeHistory, openHistory } from "~/state/orders/slice";
import { OrderRow } from "./OrderRow";
import styles from "./Orders.module.css";
import { Pages } from "./Pages";

/** The orders of the signed-in person, ten per page, newest first. The page number is in the address. */
export function Orders() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const page = pageOfText(search.get("page"));

  useEffect(() => {
    dispatch(openHistory(page));
    return () => {
      dispatch(closeHistory());
    };
  }, [dispatch, page]);

  return (
    <div className={`page ${styles.screen}`}>
      <ScreenHead title={formatMessage({ id: "orders.title" })} noindex />
      <History page={page} />
      <SignedInAs />
    </div>
  );
}

function History({ page }: { page: number }) {
  const dispatch = useAppDispatch();
  const market = useAppSelector(selectMarket);
  const history = useAppSelector(selectHistory);
  if (history?.status === "signInNeeded") return <SignInNeeded title={<FormattedMessage id="orders.signIn" />} />;
  const answer = history?.answer;
  // A first page without orders says nothing of those that are counted.
  const isCut = answer?.items.length === 0 && answer.pagingInfo.totalItems > 0 && page === 1;
  if (history?.status === "failed" || isCut) {
    return (
      <ErrorState
        headingLevel={1}
        title={<FormattedMessage id="orders.failed" />}
        onRetry={() => dispatch(openHistory(page))}
      />
    );
  }
  if (!history?.answer) {
    return (
      <div className={styles.orders} aria-busy="true">
        <h1 tabIndex={-1}>
          <FormattedMessage id="orders.asking" />
        </h1>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} shape="block" height="7rem" />
        ))}
      </div>
    );
  }
  const { items, pagingInfo } = history.answer;
  if (items.length === 0) {
    const isPast = pagingInfo.totalItems > 0;
    return (
      <EmptyState
        headingLevel={1}
        title={<FormattedMessage id={isPast ? "orders.title" : "orders.empty"} />}
        actions={
          isPast ? (
            <ButtonLink to={ordersPath(market)} variant="primary">
              <FormattedMessage id="orders.newer" />
            </ButtonLink>
          ) : (
            <SeeAllLink variant="primary" />
          )
        }
      >
        <p>
          {isPast ? (
            <FormattedMessage id="orders.count" values={{ total: pagingInfo.totalItems }} />
          ) : (
            <FormattedMessage id="orders.emptyText" />
          )}
        </p>
      </EmptyState>
    );
  }
  const forceCode = writesCodes(
    items.flatMap(({ deliveries }) => deliveries),
    ...items.flatMap(({ orderPaymentInfo }) => orderPaymentInfo?.currency ?? []),
  );
  return (
    <>
      <header>
        <h1 tabIndex={-1}>
          <FormattedMessage id="orders.title" />
        </h1>
        <p role="status" className={styles.count}>
          <FormattedMessage id="orders.count" values={{ total: pagingInfo.totalItems }} />
        </p>
      </header>
      {history.answer.incomplete && <IncompleteNotice onRetry={() => dispatch(openHistory(page))} />}
      <ul className={styles.orders}>
        {items.map((order) => (
          <OrderRow key={order.publicId} order={order} forceCode={forceCode} />
        ))}
      </ul>
      {pagingInfo.totalPages > 1 && <Pages page={page} pages={pagingInfo.totalPages} />}
    </>
  );
}
