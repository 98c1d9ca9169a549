import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { type Extras, extrasLost } from "~/domain/delivery";
import { useOffers } from "../Wrapping/useOffers";

/**
 * Changes the delivery method at once, or after asking whether the extras that it does not take may be lost (spec §4).
 * The returned dialog must be rendered.
 */
export function useLosesExtras(take: (method: string) => void) {
  const [asked, setAsked] = useState<{ method: string; lost: Extras } | null>(null);
  const [open, setOpen] = useState(false);
  const choose = (method: string, extras: Extras) => {
    const lost = extrasLost(extras, method);
    if (!lost) return take(method);
    setAsked({ method, lost });
    setOpen(true);
  };
  const question = asked && (
    <LosesExtras
      open={open}
      lost={asked.lost}
      onLose={() => {
        take(asked.method);
        setOpen(false);
      }}
      onKeep={() => setOpen(false)}
    />
  );
  return { choose, question };
}

interface LosesExtrasProps {
  open: boolean;
  lost: Extras;
  onLose: () => void;
  onKeep: () => void;
}

/** The question, which names what would be lost. */
function LosesExtras({ open, lost: { wrappingId, greetingToken }, onLose, onKeep }: LosesExtrasProps) {
  const { formatMessage } = useIntl();
  const { offers } = useOffers(wrappingId !== null);
  const title = offers?.find(({ id }) => id === wrappingId)?.title.trim();
  const name = title || formatMessage({ id: "wrapping.title" });
  const isWrapping = wrappingId !== null;
  const isGreeting = greetingToken !== null;
  const both = isWrapping && isGreeting;
  return (
    <ConfirmDialog
      open={open}
      title={
        <>
          {isWrapping && <FormattedMessage id="wrapping.lostTitle" />}
          {both && " "}
          {isGreeting && <FormattedMessage id="greeting.lostTitle" />}
        </>
      }
      // Both are lost only with a file of codes.
      confirmLabel={
        <FormattedMessage id={both ? "delivery.byFile" : isWrapping ? "wrapping.loseIt" : "greeting.remove"} />
      }
      cancelLabel={
        <FormattedMessage id={both ? "dialog.cancel" : isWrapping ? "wrapping.keepIt" : "greeting.keepIt"} />
      }
      onConfirm={onLose}
      onCancel={onKeep}
    >
      {isWrapping && (
        <p>
          <FormattedMessage id="wrapping.lostText" values={{ name }} />
        </p>
      )}
      {isGreeting && (
        <p>
          <FormattedMessage id="greeting.lostText" />
        </p>
      )}
    </ConfirmDialog>
  );
}
