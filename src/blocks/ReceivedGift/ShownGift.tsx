import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { Counter } from "~/components/Counter";
import { GiftCard } from "~/components/GiftCard";
import { Price } from "~/components/Price";
import { ScannerCode } from "~/components/ScannerCode";
import { useShopSettings } from "~/components/shopSettings";
import { htmlLang } from "~/domain/languageTag";
import { formatPrice } from "~/domain/price";
import { hasPrefix } from "~/domain/voucher";
import { fileName } from "~/domain/voucherFile";
import { type ShownVoucher } from "~/state/exports/exportsState";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { giftOf } from "../Gift/giftOf";
import { KeepGift } from "../KeptGifts/KeepGift";
import { AboutGift } from "./AboutGift";
import { GiftExpiry } from "./GiftExpiry";
import { GiftFile } from "./GiftFile";
import { GiftWords } from "./GiftWords";
import styles from "./ShownGift.module.css";
import { SpendGift } from "./SpendGift";
import { TillView } from "./TillView";
import { ValueThen } from "./ValueThen";

interface ShownGiftProps {
  voucher: ShownVoucher;
  /** Its number among several; none for a single one. */
  number?: number;
}

/** A received gift card: the card with its value, code, PIN and file; a brand's also with the barcode for its till. */
export function ShownGift({ voucher, number }: ShownGiftProps) {
  const titleId = useId();
  const { locale, formatMessage } = useIntl();
  const { locale: language } = useAppSelector(selectMarket);
  const { codePrefixes } = useShopSettings();
  const [atTill, setAtTill] = useState(false);
  const gift = giftOf(voucher.presentations, language);
  const title = gift.name ?? formatMessage({ id: "received.someCard" });
  const numbered = number !== undefined && formatMessage({ id: "received.number" }, { number });
  const called = numbered ? `${title} ${numbered}` : title;
  const about = numbered ? titleId : undefined;
  /** Several stand in a section of their own. */
  const Heading = numbered ? "h3" : "h2";
  const { code, pin, value, currency, expiresAt, file } = voucher;
  /** It is exchanged in this shop, not used at a brand's till. */
  const isOurs = code !== null && hasPrefix(code, codePrefixes);
  const isWorth = value !== null && currency !== null;
  const written = isWorth ? formatPrice(value, currency, locale, { forceCode: true }) : null;

  return (
    <article className={styles.gift} aria-labelledby={titleId}>
      <Counter>
        <GiftCard brand={title} picture={gift.picture} value={written} sizes="(max-width: 63.9375em) 80vw, 544px" />
      </Counter>
      <div className={styles.facts}>
        <Heading id={titleId} lang={gift.language ?? undefined}>
          {title}
          {numbered && <span className={styles.number}> {numbered}</span>}
        </Heading>
        {isWorth && (
          <div>
            <p>
              <Price amount={value} currency={currency} forceCode size="l" />
            </p>
            {code && (
              <p className={styles.valueThen}>
                <ValueThen isOurs={isOurs} expiresAt={expiresAt} />
              </p>
            )}
          </div>
        )}
        <GiftExpiry expiresAt={expiresAt} className={styles.expiry} />
        <GiftWords code={code} pin={pin} about={about} />
        {code && !isOurs && <ScannerCode code={code} label={formatMessage({ id: "received.bars" })} />}
        <div className={styles.actions}>
          {code && isOurs && (
            <SpendGift code={code} pin={pin} expiresAt={expiresAt} quiet={number !== undefined} about={about} />
          )}
          {code && !isOurs && (
            <Button
              variant={number === undefined ? "primary" : "secondary"}
              icon="phone"
              about={about}
              aria-haspopup="dialog"
              onClick={() => setAtTill(true)}
            >
              <FormattedMessage id="received.till" />
            </Button>
          )}
          <GiftFile file={file} name={fileName(title, number)} />
          {code && (
            <KeepGift
              title={called}
              language={gift.language ?? htmlLang(language)}
              secret={{ code, pin, value, currency, expiresAt }}
              about={about}
            />
          )}
        </div>
        {number === undefined && voucher.productId && <AboutGift productId={voucher.productId} isOurs={isOurs} />}
      </div>
      {code && !isOurs && (
        <TillView
          open={atTill}
          onClose={() => setAtTill(false)}
          title={called}
          language={gift.language}
          value={written}
          code={code}
          pin={pin}
          expiresAt={expiresAt}
        />
      )}
    </article>
  );
}
