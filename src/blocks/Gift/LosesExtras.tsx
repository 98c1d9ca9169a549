import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { type Extras, extrasLost } from "~/domain/delivery";
import { useOffers } from "../Wrapping/useOffers";

/**
 * Another way of delivery is taken at once, or after the question whether what cannot go that way may be lost (spec
 * §4). The question is to be drawn beside the ways.
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

/** Names what another way of delivery would take away. */
function LosesExtras({ open, lost: { wrappingId, greetingToken }, onLose, onKeep }: LosesExtrasProps) {
  const { offers } = useOffers(wrappingId !== null);
  const name = offers?.find(({ id }) => id === wrappingId)?.title ?? "";
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
      // Only a file of codes takes both away.
      confirmLabel={
        <FormattedMessage id={both ? "purchase.byFile" : isWrapping ? "wrapping.loseIt" : "greeting.remove"} />
      }
      cancelLabel={
        <FormattedMessage id={both ? "dialog.cancel" : isWrapping ? "wrapping.keepIt" : "greeting.keepIt"} />
      }
      danger
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
