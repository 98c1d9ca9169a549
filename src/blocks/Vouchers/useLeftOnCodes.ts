import { useAsTimeGoes } from "~/components/useAsTimeGoes";
import { type Basket } from "~/domain/basket";
import { leftOnAll } from "~/domain/voucherBalance";

/** What is left now on all codes of a basket, in its payment currency; codes expire while the page is open. */
export const useLeftOnCodes = ({ vouchers, paymentCurrency }: Basket): number =>
  useAsTimeGoes((now) => leftOnAll(vouchers, paymentCurrency, now));
