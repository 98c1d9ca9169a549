import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Dialog } from "~/components/Dialog";
import { ShownGreeting } from "./ShownGreeting";

/** The card of a line, for the one who sends it. */
export function GreetingGlance({ greetingToken, onClose }: { greetingToken: string; onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    // The dialog plays its closing before it goes.
    setTimeout(onClose, 350);
  };
  return (
    <Dialog open={open} onClose={close} closeOnOutside title={<FormattedMessage id="greeting.personal" />}>
      <ShownGreeting greetingToken={greetingToken} />
    </Dialog>
  );
}
