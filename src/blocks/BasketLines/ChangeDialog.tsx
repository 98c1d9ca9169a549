import { type ReactNode, useLayoutEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { Dialog } from "~/components/Dialog";
import { FailureText } from "~/components/FailureText";
import { Notice } from "~/components/Notice";
import { type Failure, sameCode } from "~/domain/failure";
import { LongWaitNotice } from "./LongWaitNotice";
import { type useChangeDialog } from "./useChangeDialog";

interface ChangeDialogProps {
  state: ReturnType<typeof useChangeDialog>;
  title: ReactNode;
  /** The words of the button; none where there is nothing to save. */
  save: ReactNode;
  /** The id of the form that the button submits. */
  formId: string;
  children: ReactNode;
}

/**
 * The dialog around a form that changes something in the basket. If what it changes turns out to be no longer there,
 * only that is told: the form could never be saved.
 */
export function ChangeDialog({ state, title, save, formId, children }: ChangeDialogProps) {
  const { failure } = state;
  const gone = failure && sameCode(failure.code, "LineGone") ? failure : null;
  return (
    <Dialog
      open={state.open}
      onClose={state.close}
      onClosed={state.onClosed}
      title={title}
      footer={
        <>
          <Button onClick={state.close}>
            <FormattedMessage id={gone ? "dialog.close" : "dialog.cancel"} />
          </Button>
          {save && !gone && (
            <Button variant="primary" type="submit" form={formId} pending={state.pending}>
              {save}
            </Button>
          )}
        </>
      }
    >
      {gone ? <LineGone failure={gone} /> : children}
      {/* The page has it too, but is inert while the dialog is open. */}
      {state.pending && <LongWaitNotice />}
    </Dialog>
  );
}

/** Takes the focus, which was in the form. */
function LineGone({ failure }: { failure: Failure }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Notice tone="warning">
        <FailureText failure={failure} />
      </Notice>
    </div>
  );
}
