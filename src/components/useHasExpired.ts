import { hasExpired } from "~/domain/voucher";
import { useAsTimeGoes } from "./useAsTimeGoes";

/** Whether a voucher has expired, which may happen while the page is open. */
export const useHasExpired = (voucher: { expiresAt?: string | null }): boolean =>
  useAsTimeGoes((now) => hasExpired(voucher, now));
