import { type ReactNode, Suspense, use, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Awaited } from "./Awaited";
import { useBasketKept } from "./basketKept";
import { Boundary } from "./Boundary";
import { Button } from "./Button";
import { ChunkLoadError } from "./chunkLoadError";
import { Dialog } from "./Dialog";
import { Notice } from "./Notice";
import { PartsContext } from "./partsContext";

interface PartPlaceProps {
  /** Shown until the part is loaded; of a dialog, a bar at the top of the window. */
  waiting?: ReactNode;
  /** If the part is a dialog: closes it. A failure is then shown in a dialog too. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * The place of a lazy part of a screen. If its code cannot be loaded, that is shown here only, and the screen stays
 * with what was typed in it. Other errors are left to the screen's boundary.
 */
export function PartPlace({ waiting, onClose, children }: PartPlaceProps) {
  const { healed, isOnline } = use(PartsContext);
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  const told = (error: unknown) => {
    if (!(error instanceof ChunkLoadError)) throw error;
    return <NotLoaded again={failures > 1} onRetry={() => setTries((times) => times + 1)} onClose={onClose} />;
  };
  // Failures without a connection do not count: reloading the page would then only show the browser's error page.
  const count = () => isOnline() && setFailures((times) => times + 1);
  return (
    <Boundary resetKey={`${healed} ${tries}`} onError={count} fallback={told}>
      <Suspense fallback={waiting ?? (onClose && <Awaited />)}>{children}</Suspense>
    </Boundary>
  );
}

interface NotLoadedProps {
  /** It has failed before, with a connection: maybe after a release, when only reloading the page helps. */
  again: boolean;
  onRetry: () => void;
  onClose: (() => void) | undefined;
}

function NotLoaded({ again, onRetry, onClose }: NotLoadedProps) {
  const { reloadPage } = use(PartsContext);
  const kept = useBasketKept();
  const [open, setOpen] = useState(true);
  const title = <FormattedMessage id="broken.chunkTitle" />;
  const text = <FormattedMessage id={again ? "broken.chunkText" : "toast.network"} values={kept} />;
  const ways = (
    <>
      <Button variant={onClose && "primary"} onClick={onRetry}>
        <FormattedMessage id="error.retry" />
      </Button>
      {again && (
        <Button onClick={reloadPage}>
          <FormattedMessage id="broken.reload" />
        </Button>
      )}
    </>
  );
  if (!onClose) {
    return (
      <Notice tone="error" live title={title} actions={ways}>
        {text}
      </Notice>
    );
  }
  return (
    <Dialog open={open} onClose={() => setOpen(false)} onClosed={onClose} title={title} footer={ways} size="s">
      <p>{text}</p>
    </Dialog>
  );
}
