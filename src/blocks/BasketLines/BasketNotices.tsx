import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { Button, ButtonLink } from "~/components/Button";
import { FailureText } from "~/components/FailureText";
import { lazyPart } from "~/components/lazyPart";
import { Notice } from "~/components/Notice";
import { PartPlace } from "~/components/PartPlace";
import { RetryNotice } from "~/components/RetryNotice";
import { CHANGE_END_UNKNOWN } from "~/domain/failureCode";
import { purchasePhase } from "~/domain/purchase";
import { orderPath } from "~/domain/routes";
import {
  selectBasket,
  selectBasketIncomplete,
  selectBasketIssues,
  selectBasketStatus,
  selectChangeFailure,
  selectLacksCodes,
  selectOrderedAs,
  selectUndo,
} from "~/state/basket/selectors";
import { checkBasket, closeOrderedAs, reloadBasket } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { LineIssue } from "./LineIssue";
import { LongWaitNotice } from "./LongWaitNotice";
import { ManyNotice } from "./ManyNotice";
import { UndoPlace, usePreparedUndo } from "./UndoPlace";

const CodelessNotice = lazyPart(() => import("./CodelessNotice"), "CodelessNotice");

/** Notices about the basket as a whole, above its lines. `withList`: editable lines follow. */
export function BasketNotices({ withList = false }: { withList?: boolean }) {
  const dispatch = useAppDispatch();
  const market = useAppSelector(selectMarket);
  const orderedAs = useAppSelector(selectOrderedAs);
  const incomplete = useAppSelector(selectBasketIncomplete);
  const failure = useAppSelector(selectChangeFailure);
  const status = useAppSelector(selectBasketStatus);
  const basket = useAppSelector(selectBasket);
  const editable = purchasePhase(basket?.purchasePhase) === "editable";
  const issues = useAppSelector(selectBasketIssues);
  const undo = useAppSelector(selectUndo);
  const isCodeless = useAppSelector(selectLacksCodes) && editable;
  const isUnknown = failure?.code === CHANGE_END_UNKNOWN;
  useEffect(() => void dispatch(checkBasket()), [dispatch]);
  usePreparedUndo();
  return (
    <>
      {orderedAs && (
        <Notice
          live
          title={<FormattedMessage id="basket.ordered" />}
          onClose={() => dispatch(closeOrderedAs())}
          actions={
            <ButtonLink size="s" to={orderPath(market, orderedAs)}>
              <FormattedMessage id="basket.seeOrder" />
            </ButtonLink>
          }
        >
          {!basket?.itemsCount && <FormattedMessage id="basket.orderedText" />}
        </Notice>
      )}
      {status === "failed" && basket && (
        <RetryNotice title={<FormattedMessage id="basket.failed" />} onRetry={() => dispatch(reloadBasket())}>
          <FormattedMessage id="basket.failedText" />
        </RetryNotice>
      )}
      {incomplete && (
        <Notice
          tone="warning"
          live
          title={<FormattedMessage id="basket.incomplete" />}
          actions={
            <Button size="s" onClick={() => dispatch(reloadBasket())}>
              <FormattedMessage id="basket.reload" />
            </Button>
          }
        >
          <FormattedMessage id="basket.incompleteText" />
        </Notice>
      )}
      {basket &&
        issues.map((issue) => <LineIssue key={issue.type} issue={issue} basket={basket} readOnly={!editable} />)}
      <ManyNotice />
      {withList && isCodeless && (
        <PartPlace>
          <CodelessNotice />
        </PartPlace>
      )}
      {undo && !(withList && undo.what !== "voucher") && <UndoPlace />}
      <LongWaitNotice />
      {failure && (
        <Notice
          tone="error"
          title={<FormattedMessage id={isUnknown ? "basket.changeUnknown" : "basket.changeFailed"} />}
        >
          <FailureText failure={failure} />
        </Notice>
      )}
    </>
  );
}
