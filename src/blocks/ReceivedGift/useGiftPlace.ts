import { useEffect, useLayoutEffect } from "react";
import { useClearOnLeave } from "~/components/useClearOnLeave";
import { type VoucherLookup } from "~/domain/voucherLookup";
import { enterVoucher, forgetVoucher, leaveVoucher } from "~/state/exports/slice";
import { useAppDispatch } from "~/state/hooks";

/**
 * A screen on which received gift cards are opened or shown. What it shows is gone when the person leaves it, and
 * before the browser keeps the page for the way back: the next one at this machine shall not see it.
 */
export function useGiftPlace(link: VoucherLookup | null = null): void {
  const dispatch = useAppDispatch();

  useEffect(() => {
    dispatch(enterVoucher({ link }));
  }, [dispatch, link]);

  useClearOnLeave(() => dispatch(forgetVoucher({ cleared: true })));
  // With the picture, not after it: the way back may be taken at once.
  useLayoutEffect(
    () => () => {
      dispatch(leaveVoucher());
    },
    [dispatch],
  );
}
