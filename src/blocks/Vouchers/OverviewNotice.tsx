import { FormattedMessage } from "react-intl";
import { Notice } from "~/components/Notice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectNoticeHidden } from "~/state/vouchers/selectors";
import { hideOverviewNotice } from "~/state/vouchers/slice";

/** How a code pays; whoever has closed it once does not see it again (spec §3, hideRedeemOverviewNotice). */
export function OverviewNotice() {
  const dispatch = useAppDispatch();
  const isHidden = useAppSelector(selectNoticeHidden);
  if (isHidden) return null;
  return (
    <Notice onClose={() => dispatch(hideOverviewNotice())}>
      <FormattedMessage id="codes.notice" />
    </Notice>
  );
}
