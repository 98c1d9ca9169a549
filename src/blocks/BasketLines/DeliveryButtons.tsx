import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { recipientFields } from "~/domain/delivery";

/** What can be changed about a gift in the basket. */
export type DeliveryChange = "amount" | "recipient" | "date";

interface DeliveryButtonsProps {
  method: string;
  /** It is of one gift card, whose amount can be changed. */
  hasAmount?: boolean;
  /** The date is changed elsewhere. */
  withoutDate: boolean;
  /** The gift or the recipient, so that screen readers can tell the buttons of deliveries apart. */
  of: string | null;
  onChange: (what: DeliveryChange) => void;
}

/**
 * Buttons to change amount, date and recipient: the last has most letters, and on a phone the short word
 * that removes the gift has room beside it. Nothing for a delivery method that is only displayed.
 */
export function DeliveryButtons({
  method,
  hasAmount = false,
  withoutDate = false,
  of,
  onChange,
}: DeliveryButtonsProps) {
  if (recipientFields(method).length === 0) return null;
  return (
    <>
      {hasAmount && (
        <Button of={of} variant="quiet" size="s" icon="card" onClick={() => onChange("amount")}>
          <FormattedMessage id="basket.changeAmount" />
        </Button>
      )}
      {!withoutDate && (
        <Button of={of} variant="quiet" size="s" icon="clock" onClick={() => onChange("date")}>
          <FormattedMessage id="basket.changeDate" />
        </Button>
      )}
      <Button of={of} variant="quiet" size="s" icon="edit" onClick={() => onChange("recipient")}>
        <FormattedMessage id="basket.changeRecipient" />
      </Button>
    </>
  );
}
