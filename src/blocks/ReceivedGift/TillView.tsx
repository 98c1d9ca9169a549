import { type ReactNode, useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Dialog } from "~/components/Dialog";
import { ScannerCode } from "~/components/ScannerCode";
import { useShopSettings } from "~/components/shopSettings";
import { groupsOfThree } from "~/domain/voucher";
import { GiftExpiry } from "./GiftExpiry";
import { Spelled } from "./GiftWords";
import styles from "./TillView.module.css";

interface TillViewProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The language of the title, if it is not the page's. */
  language?: string | null;
  /** Its value, already formatted. */
  value: string | null;
  /** What there is to say about the value. */
  about?: ReactNode;
  code: string;
  pin: string | null;
  expiresAt: string | null;
}

/** A bright, large full-screen view for the person at the till. The screen is kept awake. */
export function TillView({ open, onClose, title, language, value, about, code, pin, expiresAt }: TillViewProps) {
  const { formatMessage } = useIntl();
  const { codePrefixes } = useShopSettings();
  useAwake(open);
  return (
    <Dialog open={open} onClose={onClose} title={<span lang={language ?? undefined}>{title}</span>} shape="full">
      <div className={styles.till}>
        {value && <p className={styles.value}>{value}</p>}
        {value && about && <p>{about}</p>}
        <ScannerCode code={code} label={formatMessage({ id: "received.bars" })} />
        <p className={styles.code}>
          <Spelled text={code} shown={groupsOfThree(code, codePrefixes)} />
        </p>
        {pin && (
          <p className={styles.pin}>
            <FormattedMessage
              id="received.pinIs"
              values={{
                pin: (
                  <b key="pin">
                    <Spelled text={pin} shown={pin} />
                  </b>
                ),
              }}
            />
          </p>
        )}
        <GiftExpiry expiresAt={expiresAt} />
      </div>
    </Dialog>
  );
}

/**
 * Keeps the screen awake while `wanted`, if the browser supports it. The lock is lost when another tab is shown, and is
 * requested again.
 */
function useAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !("wakeLock" in navigator)) return;
    let lock: Promise<WakeLockSentinel | null> | null = null;
    const ask = () => {
      if (document.visibilityState === "visible") lock = navigator.wakeLock.request("screen").catch(() => null);
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      document.removeEventListener("visibilitychange", ask);
      void lock?.then((held) => held?.release());
    };
  }, [wanted]);
}
