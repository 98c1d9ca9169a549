import { useEffect, useLayoutEffect } from "react";
import { useClearOnLeave } from "~/components/useClearOnLeave";
import { type VoucherLookup } from "~/domain/voucherLookup";
import { enterVoucher, forgetVoucher, leaveVoucher } from "~/state/exports/slice";
import { useAppDispatch } from "~/state/hooks";

/**
 * For screens on which received gift cards are opened or shown: forgets them when the screen is left, and before the
 * page enters the back-forward cache, so that the next person at this device cannot see them.
 */
export function useGiftPlace(link: VoucherLookup | null = null): void {
  const dispatch = useAppDispatch();

  useEffect(() => {
    dispatch(enterVoucher({ link }));
  }, [dispatch, link]);

  useClearOnLeave(() => dispatch(forgetVoucher({ cleared: true })));
  // In a layout effect, as the person may go back at once.
  useLayoutEffect(
    () => () => {
      dispatch(leaveVoucher());
    },
    [dispatch],
  );
}
