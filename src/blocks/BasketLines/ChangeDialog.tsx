import { type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { Dialog } from "~/components/Dialog";
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

/** The dialog around a form that changes something in the basket. */
export function ChangeDialog({ state, title, save, formId, children }: ChangeDialogProps) {
  return (
    <Dialog
      open={state.open}
      onClose={state.close}
      onClosed={state.onClosed}
      title={title}
      footer={
        <>
          <Button onClick={state.close}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          {save && (
            <Button variant="primary" type="submit" form={formId} pending={state.pending}>
              {save}
            </Button>
          )}
        </>
      }
    >
      {children}
      {/* The page has it too, but is inert while the dialog is open. */}
      {state.pending && <LongWaitNotice />}
    </Dialog>
  );
}
