import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { serviceMedia } from "~/api/watch/serviceMedia";
import { RadioGroup } from "~/components/RadioGroup";
import { RetryNotice } from "~/components/RetryNotice";
import { Skeleton } from "~/components/Skeleton";
import { formatPrice } from "~/domain/price";
import { withoutDuplicates } from "~/domain/product";
import { useOffers } from "./useOffers";
import styles from "./Wrapping.module.css";

/** The value for "no wrapping" in the list; no wrapping has this id. */
const NONE = "";

interface WrappingFieldProps {
  wrappingId: string | null;
  onChange: (wrappingId: string | null) => void;
  hideLegend?: boolean;
}

/** The choice of a wrapping, or none. There are as many wrappings as gifts. */
export function WrappingField({ wrappingId, onChange, hideLegend }: WrappingFieldProps) {
  const { formatMessage, locale } = useIntl();
  const { offers, failed, again } = useOffers();
  // A wrapping that was chosen in another channel and is not offered in this one must not be sent unseen.
  const isGone = offers !== null && wrappingId !== null && !offers.some(({ id }) => id === wrappingId);
  useEffect(() => {
    if (isGone) onChange(null);
  }, [isGone, onChange]);
  if (failed) {
    return (
      <RetryNotice tone="warning" onRetry={again}>
        <FormattedMessage id="wrapping.failed" />
      </RetryNotice>
    );
  }
  if (!offers) return <Skeleton shape="block" height="14rem" />;
  if (offers.length === 0) return null;
  return (
    <RadioGroup
      name="wrapping"
      legend={<FormattedMessage id="wrapping.title" />}
      hideLegend={hideLegend}
      options={[
        { value: NONE, label: formatMessage({ id: "wrapping.none" }) },
        ...withoutDuplicates(offers).map(({ id, title, imageUrl, price, currency }) => ({
          value: id,
          label: (
            <span className={styles.offer}>
              {imageUrl && (
                <img className={styles.paper} src={serviceMedia(imageUrl) ?? undefined} alt="" width={40} height={40} />
              )}
              {title.trim() || formatMessage({ id: "wrapping.title" })}
            </span>
          ),
          aside: formatMessage({ id: "wrapping.each" }, { price: formatPrice(price, currency, locale) }),
        })),
      ]}
      value={wrappingId ?? NONE}
      onChange={(id) => onChange(id || null)}
    />
  );
}
