import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { LONG_WAIT_MS } from "~/domain/wait";
import { Notice } from "./Notice";

/** Says that something takes longer than expected, after waiting for four seconds. */
export function LongWait({ waiting }: { waiting: boolean }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [waiting]);
  if (!isLong) return null;
  return <Notice live title={<FormattedMessage id="wait.long" />} />;
}
