import { type BasketLine } from "~/domain/basketLines";
import { AmountDialog } from "./AmountDialog";
import { type DeliveryChange } from "./DeliveryButtons";
import { MomentDialog } from "./MomentDialog";
import { RecipientDialog } from "./RecipientDialog";

interface DeliveryDialogProps {
  what: DeliveryChange;
  /** The lines to change, all of one delivery. */
  lines: readonly [BasketLine, ...BasketLine[]];
  onClose: () => void;
}

/** Changes gifts in the basket: how they are delivered, or what one is worth. */
export function DeliveryDialog({ what, lines, onClose }: DeliveryDialogProps) {
  if (what === "amount") return <AmountDialog line={lines[0].line} onClose={onClose} />;
  if (what === "recipient") return <RecipientDialog lines={lines} onClose={onClose} />;
  const lineIds = lines.map(({ line }) => line.lineId);
  return <MomentDialog delivery={lines[0].delivery} lineIds={lineIds} onClose={onClose} />;
}
