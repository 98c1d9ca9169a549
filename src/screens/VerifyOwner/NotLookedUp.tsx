import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { ContactUs } from "~/blocks/ContactUs/ContactUs";
import { KeptWay } from "~/blocks/KeptGifts/KeptWay";
import { Button } from "~/components/Button";
import { ErrorState } from "~/components/ErrorState";
import { FailureText } from "~/components/FailureText";
import { NETWORK, TIMEOUT } from "~/domain/failureCode";
import { selectExports } from "~/state/exports/selectors";
import { askExportAgain, forgetVoucher } from "~/state/exports/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { Wait } from "./Wait";

/** Why the card could not be looked up. It may be tried again, if need be after a wait, or another one be opened. */
export function NotLookedUp() {
  const waitId = useId();
  const dispatch = useAppDispatch();
  const { failure, wait } = useAppSelector(selectExports);
  return (
    <ErrorState
      title={<FormattedMessage id="received.notAsked" />}
      actions={
        <>
          <Button
            variant="primary"
            unavailable={wait > 0}
            aria-describedby={wait > 0 ? waitId : undefined}
            onClick={() => dispatch(askExportAgain())}
          >
            <FormattedMessage id="error.retry" />
          </Button>
          <Wait id={waitId} />
          <Button onClick={() => dispatch(forgetVoucher())}>
            <FormattedMessage id="received.another" />
          </Button>
          <KeptWay />
        </>
      }
    >
      {failure && failure.code !== NETWORK && failure.code !== TIMEOUT ? (
        <>
          <p>
            <FailureText failure={failure} />
          </p>
          <ContactUs />
        </>
      ) : (
        <FormattedMessage id="received.notAskedText" />
      )}
    </ErrorState>
  );
}
