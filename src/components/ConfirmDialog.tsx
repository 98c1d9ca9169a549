import { type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "./Button";
import { Dialog } from "./Dialog";

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** What will happen, and what will be lost. */
  children: ReactNode;
  /** Names the action: "Change country", never "OK". */
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. The focus starts on the cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onCancel } = props;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size="s"
      role="alertdialog"
      footer={
        <>
          <Button onClick={onCancel} data-autofocus>
            {cancelLabel ?? <FormattedMessage id="dialog.cancel" />}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
