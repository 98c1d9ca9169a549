import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { recipientFields } from "~/domain/delivery";

/** What of a delivery can be changed in the basket. */
export type DeliveryChange = "recipient" | "date";

interface DeliveryButtonsProps {
  method: string;
  /** Tells one delivery from the next for those who hear the buttons: the gift, or who gets it. */
  of: string | null;
  onChange: (what: DeliveryChange) => void;
}

/** Another recipient, another day. Nothing for a way of delivery that is only shown here. */
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
