import { useIntl } from "react-intl";
import { Toast } from "~/components/Toast";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectNotice } from "~/state/notices/selectors";
import { closeNotice } from "~/state/notices/slice";

/** The shop's toasts, one at a time, from the queue of notices. */
export function Toasts() {
  const notice = useAppSelector(selectNotice);
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const toast = notice && {
    id: notice.id,
    tone: notice.kind,
    text: notice.detail || formatMessage({ id: notice.messageId }, notice.values),
  };
  return <Toast toast={toast} onClose={() => notice && dispatch(closeNotice(notice.id))} />;
}
