import { FormattedMessage } from "react-intl";
import { Notice } from "~/components/Notice";
import { selectVouchers } from "~/state/basket/selectors";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectNoticeHidden } from "~/state/vouchers/selectors";
import { hideOverviewNotice } from "~/state/vouchers/slice";

/** Explains how a code pays; once closed it is not shown again (spec §3, hideRedeemOverviewNotice). */
export function OverviewNotice() {
  const dispatch = useAppDispatch();
  const isHidden = useAppSelector(selectNoticeHidden);
  const count = useAppSelector(selectVouchers)?.length ?? 1;
  if (isHidden) return null;
  return (
    <Notice onClose={() => dispatch(hideOverviewNotice())}>
      <FormattedMessage id="codes.notice" values={{ count }} />
    </Notice>
  );
}
