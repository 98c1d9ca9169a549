import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Dialog } from "~/components/Dialog";
import { ShownGreeting } from "./ShownGreeting";

/** The card of a line, for the one who sends it. */
export function GreetingGlance({ greetingToken, onClose }: { greetingToken: string; onClose: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClose}
      closeOnOutside
      title={<FormattedMessage id="greeting.personal" />}
    >
      <ShownGreeting greetingToken={greetingToken} />
    </Dialog>
  );
}
