import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { localStore } from "~/browser/storage";
import { Button } from "~/components/Button";
import { Dialog } from "~/components/Dialog";
import { LOCAL } from "~/domain/storage";

const YOUNGEST_OLD_MODE = 11;

function isOld(): boolean {
  const mode = (document as Document & { documentMode?: unknown }).documentMode;
  return typeof mode === "number" && mode <= YOUNGEST_OLD_MODE;
}

/** The notice for browsers with an old document mode, shown once (spec §2). */
export function OldBrowser() {
  const [open, setOpen] = useState(() => isOld() && localStore().read(LOCAL.oldBrowserTold) === null);
  if (!open) return null;
  const close = () => {
    localStore().write(LOCAL.oldBrowserTold, "true");
    setOpen(false);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage id="oldBrowser.title" />}
      footer={
        <Button variant="primary" onClick={close}>
          <FormattedMessage id="oldBrowser.confirm" />
        </Button>
      }
    >
      <p>
        <FormattedMessage
          id="oldBrowser.text"
          values={{
            a: (words) => (
              <a href="https://www.mozilla.org/firefox/new/" rel="noopener noreferrer" target="_blank" key="a">
                {words}
              </a>
            ),
            b: (words) => <strong key="b">{words}</strong>,
          }}
        />
      </p>
    </Dialog>
  );
}
