import { FormattedMessage } from "react-intl";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { Price } from "~/components/Price";
import { selectBasket, selectItemsCount, selectVouchers } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { writesCodesOf } from "../Gift/currencyCodes";

interface LeaveCountryDialogProps {
  open: boolean;
  country: string;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before leaving a country, which gives up its basket; says how many gifts are in it, and the total. */
export function LeaveCountryDialog({ open, country, onCancel, onConfirm }: LeaveCountryDialogProps) {
  const basket = useAppSelector(selectBasket);
  const count = useAppSelector(selectItemsCount);
  const codes = useAppSelector(selectVouchers)?.length ?? 0;
  return (
    <ConfirmDialog
      open={open}
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
                <Price
                  key="total"
                  amount={basket.totalPurchaseAmountWithTax}
                  currency={basket.paymentCurrency}
                  forceCode={writesCodesOf(basket)}
                />
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
