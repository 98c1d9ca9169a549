import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { recipientFields } from "~/domain/delivery";

/** What can be changed about a gift in the basket. */
export type DeliveryChange = "amount" | "recipient" | "date";

interface DeliveryButtonsProps {
  method: string;
  /** The gift or the recipient, so that screen readers can tell the buttons of deliveries apart. */
  of: string | null;
  onChange: (what: DeliveryChange) => void;
}

/** Buttons to change recipient and date. Nothing for a delivery method that is only displayed. */
export function DeliveryButtons({ method, of, onChange }: DeliveryButtonsProps) {
  if (recipientFields(method).length === 0) return null;
  return (
    <>
      <Button variant="quiet" size="s" icon="edit" onClick={() => onChange("recipient")}>
        <FormattedMessage id="basket.changeRecipient" />
        <span className="visually-hidden"> {of}</span>
      </Button>
      <Button variant="quiet" size="s" icon="clock" onClick={() => onChange("date")}>
        <FormattedMessage id="basket.changeDate" />
        <span className="visually-hidden"> {of}</span>
      </Button>
    </>
  );
}
