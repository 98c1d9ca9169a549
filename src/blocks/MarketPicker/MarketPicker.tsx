import { FormattedMessage } from "react-intl";
import { Dialog } from "~/components/Dialog";
import { MarketForm } from "./MarketForm";

/** Country, language and currency in one dialog, from the header and the footer of every screen. */
export function MarketPicker({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} size="s" title={<FormattedMessage id="market.title" />}>
      <MarketForm onDone={onClose} />
    </Dialog>
  );
}
