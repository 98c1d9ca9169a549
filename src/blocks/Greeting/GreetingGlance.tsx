import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Dialog } from "~/components/Dialog";
import { ShownGreeting } from "./ShownGreeting";

/** Shows the sender the greeting of a line. */
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
