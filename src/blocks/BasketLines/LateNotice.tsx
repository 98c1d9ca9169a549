import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { Notice } from "~/components/Notice";
import { When } from "~/components/When";
import { type Delivery } from "~/domain/basket";
import { recipientFields } from "~/domain/delivery";
import { focusOnLineOf } from "./focusOnLine";

export interface LateNoticeProps {
  delivery: Delivery;
  /** The gift or the recipient, so that screen readers can tell the buttons of deliveries apart. */
  of: string | null;
  readOnly: boolean;
  onChange: () => void;
}

/** Says that the date chosen for a gift cannot be kept any more, and offers to choose another. */
export function LateNotice({ delivery, of, readOnly, onChange }: LateNoticeProps) {
  const { deliveryDate, timezone, deliveryMethod: method } = delivery;
  const when = <When instant={deliveryDate ?? ""} timezone={timezone} dayOnly={method === "Physical"} />;
  return (
    <Notice
      tone="warning"
      actions={
        !readOnly &&
        recipientFields(method).length > 0 && (
          <Button
            of={of}
            size="s"
            icon="clock"
            onClick={(event) => {
              // The notice is gone once another date is saved.
              focusOnLineOf(event);
              onChange();
            }}
          >
            <FormattedMessage id="basket.changeDate" />
          </Button>
        )
      }
    >
      <FormattedMessage id="delivery.late" values={{ when }} />
    </Notice>
  );
}
