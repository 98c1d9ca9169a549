import { FormattedMessage } from "react-intl";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { useOffers } from "./useOffers";

interface LosesWrappingProps {
  /** The wrapping that would be lost; null asks nothing. */
  wrappingId: string | null;
  onLose: () => void;
  onKeep: () => void;
}

/** Asks before another way of delivery takes a wrapping away (spec §4). */
export function LosesWrapping({ wrappingId, onLose, onKeep }: LosesWrappingProps) {
  const { offers } = useOffers(wrappingId !== null);
  const name = offers?.find(({ id }) => id === wrappingId)?.title ?? "";
  return (
    <ConfirmDialog
      open={wrappingId !== null}
      title={<FormattedMessage id="wrapping.lostTitle" />}
      confirmLabel={<FormattedMessage id="wrapping.loseIt" />}
      cancelLabel={<FormattedMessage id="wrapping.keepIt" />}
      danger
      onConfirm={onLose}
      onCancel={onKeep}
    >
      <p>
        <FormattedMessage id="wrapping.lostText" values={{ name }} />
      </p>
    </ConfirmDialog>
  );
}
