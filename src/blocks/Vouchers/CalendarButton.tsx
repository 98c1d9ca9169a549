import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { ownZone } from "~/components/ownZone";
import { useShopSettings } from "~/components/shopSettings";
import { type BasketVoucher } from "~/domain/basket";
import { formatPrice } from "~/domain/price";
import { type Balance } from "~/domain/voucherBalance";
import { useAppDispatch } from "~/state/hooks";
import { saveToCalendar } from "~/state/vouchers/slice";

const FILE_NAME = "gift-card.ics";

interface CalendarButtonProps {
  voucher: BasketVoucher;
  /** What the voucher is called. */
  code: string;
  balance: Balance | null;
  /** Whether amounts are written with the currency's code, as beside it. */
  forceCode: boolean;
}

/** Saves the day on which a voucher expires for the person's calendar. The code in it is masked. */
export function CalendarButton({ voucher, code, balance, forceCode }: CalendarButtonProps) {
  const dispatch = useAppDispatch();
  const { formatMessage, locale } = useIntl();
  const { shopName } = useShopSettings();
  const { id, expiresAt, valueAmount, valueCurrency } = voucher;
  if (!expiresAt || Number.isNaN(Date.parse(expiresAt))) return null;
  const save = () => {
    const amount = formatPrice(balance?.left || valueAmount, valueCurrency, locale, { forceCode });
    const day = {
      uid: `voucher-${id}`,
      title: formatMessage({ id: "codes.calendarTitle" }, { shop: shopName, amount }),
      text: formatMessage({ id: "codes.calendarText" }, { shop: shopName, code }),
      on: expiresAt,
      zone: ownZone(),
    };
    dispatch(saveToCalendar({ name: FILE_NAME, day }));
  };
  return (
    <Button of={code} variant="quiet" size="s" icon="calendar" onClick={save}>
      <FormattedMessage id="codes.calendar" />
    </Button>
  );
}
