import { useCallback, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { Icon } from "~/components/Icon";
import { lazyPart } from "~/components/lazyPart";
import { PartPlace } from "~/components/PartPlace";
import styles from "../Gift/ExtraRow.module.css";
import { useOffers } from "./useOffers";

const WrappingDialog = lazyPart(() => import("./WrappingDialog"), "WrappingDialog");

interface WrappingRowProps {
  wrappingId: string | null;
  /** The gift's name, so that screen readers can tell the buttons apart. */
  of?: string | null;
  /** Null: read-only. */
  onChange: ((wrappingId: string | null) => void) | null;
}

/** The wrapping of one gift: to show, choose, change or remove. */
export function WrappingRow({ wrappingId, of, onChange }: WrappingRowProps) {
  const { offers } = useOffers(wrappingId !== null || onChange !== null);
  const [choosing, setChoosing] = useState(false);
  const onClose = useCallback(() => setChoosing(false), []);
  const name = offers?.find(({ id }) => id === wrappingId)?.title.trim();
  // Nothing is shown if there are no wrappings to offer.
  if (!wrappingId && (!onChange || !offers?.length)) return null;
  return (
    <div className={styles.row}>
      {wrappingId && (
        <p className={styles.what}>
          <Icon name="gift" size="s" />
          <span>
            {name ? (
              <FormattedMessage id="wrapping.wrapped" values={{ name }} />
            ) : (
              <FormattedMessage id="wrapping.title" />
            )}
          </span>
        </p>
      )}
      {onChange && (
        <div className={styles.actions}>
          <Button
            of={of}
            variant="quiet"
            size="s"
            icon={wrappingId ? undefined : "gift"}
            onClick={() => setChoosing(true)}
          >
            <FormattedMessage id={wrappingId ? "wrapping.change" : "wrapping.add"} />
          </Button>
          {wrappingId && (
            <Button of={of} variant="quiet" size="s" onClick={() => onChange(null)}>
              <FormattedMessage id="wrapping.remove" />
            </Button>
          )}
        </div>
      )}
      {choosing && onChange && (
        <PartPlace onClose={onClose}>
          <WrappingDialog wrappingId={wrappingId} onSave={onChange} onClose={onClose} />
        </PartPlace>
      )}
    </div>
  );
}
