import { type BasketVoucher } from "./basket";
import { formatPrice } from "./price";

type Named = Pick<BasketVoucher, "voucherMasked" | "valueAmount" | "valueCurrency">;

/** What a voucher is called: its masked code, or its value where the server tells nothing of the code. */
export const voucherName = ({ voucherMasked, valueAmount, valueCurrency }: Named, locale: string): string =>
  voucherMasked.trim() || formatPrice(valueAmount, valueCurrency, locale, { forceCode: true });
