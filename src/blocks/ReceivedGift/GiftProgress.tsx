import { FormattedMessage } from "react-intl";
import { Navigate, useParams } from "react-router";
import { Button, ButtonLink } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { FailureText } from "~/components/FailureText";
import { sameCode } from "~/domain/failure";
import { NO_PDFS } from "~/domain/owner";
import { verifyOwnerPath } from "~/domain/routes";
import { selectExports } from "~/state/exports/selectors";
import { askExportAgain, forgetVoucher } from "~/state/exports/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { ContactUs } from "../ContactUs/ContactUs";
import { KeptWay } from "../KeptGifts/KeptWay";
import { MakingGift } from "./MakingGift";

/** What a screen of received gift cards shows while there is none: being made, failed, or not asked for. */
export function GiftProgress() {
  const { salesChannelId } = useParams();
  const market = useAppSelector(selectMarket);
  const { step, wasCleared } = useAppSelector(selectExports);
  const toOpen = verifyOwnerPath(market, salesChannelId);
  if (step === "proof") return <Navigate to={toOpen} replace />;
  if (step === "making" || step === "late") return <MakingGift />;
  if (step === "failed") return <Failed />;
  if (step === "asking" || step === "checking") {
    return (
      <p role="status">
        <FormattedMessage id="received.looking" />
      </p>
    );
  }
  return (
    <EmptyState
      seenFirst
      title={<FormattedMessage id={wasCleared ? "received.clearedTitle" : "received.none"} />}
      actions={
        <>
          <ButtonLink to={toOpen} variant="primary">
            <FormattedMessage id="received.openTitle" />
          </ButtonLink>
          <KeptWay />
        </>
      }
    >
      <FormattedMessage id={wasCleared ? "received.cleared" : "received.noneText"} />
    </EmptyState>
  );
}

function Failed() {
  const dispatch = useAppDispatch();
  const failure = useAppSelector((state) => selectExports(state).failure);
  if (!failure) return null;
  const another = (
    <>
      <Button onClick={() => dispatch(forgetVoucher())}>
        <FormattedMessage id="received.another" />
      </Button>
      <KeptWay />
    </>
  );
  if (sameCode(failure.code, NO_PDFS)) {
    return (
      <EmptyState title={<FormattedMessage id="received.emptyBundle" />} actions={another}>
        <ContactUs />
      </EmptyState>
    );
  }
  const isEmpty = sameCode(failure.code, "EmptyExport");
  return (
    <ErrorState
      title={<FormattedMessage id="received.failed" />}
      onRetry={() => dispatch(askExportAgain())}
      actions={another}
    >
      <p>{isEmpty ? <FormattedMessage id="received.fileBroken" /> : <FailureText failure={failure} />}</p>
      <ContactUs />
    </ErrorState>
  );
}
