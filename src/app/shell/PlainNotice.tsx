import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { useAppSelector } from "~/state/hooks";
import { selectNotice } from "~/state/notices/selectors";
import styles from "./Band.module.css";

/**
 * Says what a toast would say if the code of toasts does not come: an error, of all things, must not be silent.
 * `after`: how many milliseconds to wait while that code may still come, as its toast would say the same again.
 */
export function PlainNotice({ after = 0 }: { after?: number }) {
  const notice = useAppSelector(selectNotice);
  const { formatMessage } = useIntl();
  const [isDue, setDue] = useState(after === 0);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  if (!isDue || notice?.kind !== "error") return null;
  return (
    <p className={styles.band} data-tone="warning" role="alert">
      {notice.detail || formatMessage({ id: notice.messageId }, notice.values)}
    </p>
  );
}
