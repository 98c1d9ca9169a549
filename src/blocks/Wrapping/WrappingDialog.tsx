import { type FormEvent, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { Dialog } from "~/components/Dialog";
import { WrappingField } from "./WrappingField";

interface WrappingDialogProps {
  wrappingId: string | null;
  onSave: (wrappingId: string | null) => void;
  onClose: () => void;
}

/** Changes the wrapping of a gift in the basket. */
export function WrappingDialog({ wrappingId, onSave, onClose }: WrappingDialogProps) {
  const [open, setOpen] = useState(true);
  /** What was chosen here; until then it is the gift's wrapping, which may still be being changed. */
  const [picked, setPicked] = useState<{ id: string | null } | null>(null);
  const chosen = picked ? picked.id : wrappingId;
  const formId = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== wrappingId) onSave(chosen);
    setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClose}
      title={<FormattedMessage id="wrapping.title" />}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            <FormattedMessage id="wrapping.save" />
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save}>
        <WrappingField wrappingId={chosen} onChange={(id) => setPicked({ id })} hideLegend />
      </form>
    </Dialog>
  );
}
