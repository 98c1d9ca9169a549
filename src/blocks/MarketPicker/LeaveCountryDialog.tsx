import { FormattedMessage } from "react-intl";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { Price } from "~/components/Price";
import { selectBasket, selectItemsCount, selectVouchers } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";

interface LeaveCountryDialogProps {
  open: boolean;
  country: string;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Leaving a country leaves its basket: what is in it is said, with its sum, before anything is done. */
export function LeaveCountryDialog({ open, country, onCancel, onConfirm }: LeaveCountryDialogProps) {
  const basket = useAppSelector(selectBasket);
  const count = useAppSelector(selectItemsCount);
  const codes = useAppSelector(selectVouchers)?.length ?? 0;
  return (
    <ConfirmDialog
      open={open}
      danger
      title={<FormattedMessage id="market.leaveTitle" values={{ country }} />}
      confirmLabel={<FormattedMessage id="market.leaveConfirm" />}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {count > 0 && (
        <p>
          <FormattedMessage
            id="market.leaveText"
            values={{
              count,
              total: basket ? (
                <Price key="total" amount={basket.totalPurchaseAmountWithTax} currency={basket.paymentCurrency} />
              ) : null,
            }}
          />
        </p>
      )}
      {codes > 0 && (
        <p>
          <FormattedMessage id="market.leaveCodes" values={{ codes }} />
        </p>
      )}
    </ConfirmDialog>
  );
}
