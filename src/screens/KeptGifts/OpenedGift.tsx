import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { GiftExpiry } from "~/blocks/ReceivedGift/GiftExpiry";
import { GiftWords } from "~/blocks/ReceivedGift/GiftWords";
import { SpendGift } from "~/blocks/ReceivedGift/SpendGift";
import { TillView } from "~/blocks/ReceivedGift/TillView";
import { ValueThen } from "~/blocks/ReceivedGift/ValueThen";
import { Button } from "~/components/Button";
import { ScannerCode } from "~/components/ScannerCode";
import { useShopSettings } from "~/components/shopSettings";
import { type KeptSecret } from "~/domain/keptGift";
import { formatPrice } from "~/domain/price";
import { hasPrefix } from "~/domain/voucher";
import styles from "./KeptGifts.module.css";

interface OpenedGiftProps {
  title: string;
  /** The language of the title; null if it is not known. */
  language: string | null;
  secret: KeptSecret;
  onLock: () => void;
}

/** A kept gift card after its PIN: what the brand's till wants to see, or the way to the gifts it is exchanged for. */
export function OpenedGift({ title, language, secret, onLock }: OpenedGiftProps) {
  const { locale, formatMessage } = useIntl();
  const { codePrefixes } = useShopSettings();
  const { code, pin, value, currency, expiresAt } = secret;
  const isOurs = hasPrefix(code, codePrefixes);
  const [atTill, setAtTill] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const written =
    value === null || currency === null ? null : formatPrice(value, currency, locale, { forceCode: true });
  const valueThen = <ValueThen isOurs={isOurs} expiresAt={expiresAt} />;
  // The form that had the focus is gone, so this takes it.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={styles.opened} role="group" aria-label={title} tabIndex={-1}>
      {written && (
        <div>
          <p className={styles.value}>{written}</p>
          <p className={styles.since}>{valueThen}</p>
        </div>
      )}
      <GiftExpiry expiresAt={expiresAt} />
      <GiftWords code={code} pin={pin} />
      {!isOurs && <ScannerCode code={code} label={formatMessage({ id: "received.bars" })} />}
      <div className={styles.actions}>
        {isOurs ? (
          <SpendGift code={code} pin={pin} expiresAt={expiresAt} quiet={false} />
        ) : (
          <Button variant="primary" icon="phone" aria-haspopup="dialog" onClick={() => setAtTill(true)}>
            <FormattedMessage id="received.till" />
          </Button>
        )}
        <Button icon="lock" onClick={onLock}>
          <FormattedMessage id="kept.close" />
        </Button>
      </div>
      {!isOurs && (
        <TillView
          open={atTill}
          onClose={() => setAtTill(false)}
          title={title}
          language={language}
          value={written}
          about={valueThen}
          code={code}
          pin={pin}
          expiresAt={expiresAt}
        />
      )}
    </div>
  );
}
