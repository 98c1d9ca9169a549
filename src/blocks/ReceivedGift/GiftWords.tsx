import { FormattedMessage, useIntl } from "react-intl";
import { CopyButton } from "~/components/CopyButton";
import { useShopSettings } from "~/components/shopSettings";
import { groupsOfThree } from "~/domain/voucher";
import { type ShownVoucher } from "~/state/exports/exportsState";
import styles from "./GiftWords.module.css";

interface GiftWordsProps extends Pick<ShownVoucher, "code" | "pin"> {
  /** The id of the card's heading among several. */
  about?: string;
}

/** Code and PIN as text: shown in groups, copied without spaces, spelled out by screen readers. */
export function GiftWords({ code, pin, about }: GiftWordsProps) {
  const { formatMessage } = useIntl();
  const { codePrefixes } = useShopSettings();
  return (
    <dl className={styles.words}>
      {code && (
        <div>
          <dt className={styles.name}>
            <FormattedMessage id="received.code" />
          </dt>
          <dd className={styles.value}>
            <Spelled text={code} shown={groupsOfThree(code, codePrefixes)} />
            <CopyButton text={code} done={formatMessage({ id: "received.codeCopied" })} about={about}>
              <FormattedMessage id="received.copyCode" />
            </CopyButton>
          </dd>
        </div>
      )}
      {pin && (
        <div>
          <dt className={styles.name}>
            <FormattedMessage id="received.pin" />
          </dt>
          <dd className={styles.value}>
            <Spelled text={pin} shown={pin} />
            <CopyButton text={pin} done={formatMessage({ id: "received.pinCopied" })} about={about}>
              <FormattedMessage id="received.copyPin" />
            </CopyButton>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** A text that screen readers spell character by character; it is shown, and selected, as `shown`. */
export function Spelled({ text, shown }: { text: string; shown: string }) {
  return (
    <span className={styles.code}>
      <span aria-hidden="true">{shown}</span>
      <span className={`visually-hidden ${styles.spelled}`}>{[...text].join(" ")}</span>
    </span>
  );
}
