import { useIntl } from "react-intl";
import { useAppSelector } from "~/state/hooks";
import { selectNotice } from "~/state/notices/selectors";
import styles from "./Band.module.css";

/** What a toast would say, where the code of toasts does not come: of all things that an error must not be silent. */
export function PlainNotice() {
  const notice = useAppSelector(selectNotice);
  const { formatMessage } = useIntl();
  if (notice?.kind !== "error") return null;
  return (
    <p className={styles.band} data-tone="warning" role="alert">
      {notice.detail || formatMessage({ id: notice.messageId }, notice.values)}
    </p>
  );
}
