import { type BasketLine } from "~/domain/basketLines";
import { type DeliveryChange } from "./DeliveryButtons";
import { MomentDialog } from "./MomentDialog";
import { RecipientDialog } from "./RecipientDialog";

interface DeliveryDialogProps {
  what: DeliveryChange;
  /** The lines to change, all of one delivery. */
  lines: readonly [BasketLine, ...BasketLine[]];
  onClose: () => void;
}

/** Changes how gifts in the basket are delivered. */
export function DeliveryDialog({ what, lines, onClose }: DeliveryDialogProps) {
  if (what === "recipient") return <RecipientDialog lines={lines} onClose={onClose} />;
  const lineIds = lines.map(({ line }) => line.lineId);
  return <MomentDialog delivery={lines[0].delivery} lineIds={lineIds} onClose={onClose} />;
}
