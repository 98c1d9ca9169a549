import { useCallback, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { useAnnounce } from "~/components/announce";
import { ButtonLink } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { focusBack } from "~/components/focusBack";
import { useKeptGiftTools } from "~/components/keptGiftTools";
import { type KeptGift } from "~/domain/keptGift";
import { verifyOwnerPath } from "~/domain/routes";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { KeptGiftItem } from "./KeptGiftItem";
import styles from "./KeptGifts.module.css";

/** The gift cards that are kept on this device. Needs no network, except to load its own code. */
export function KeptGifts() {
  const { formatMessage } = useIntl();
  const { list, onChange, remove } = useKeptGiftTools();
  const announce = useAnnounce();
  const market = useAppSelector(selectMarket);
  const [gifts, setGifts] = useState<KeptGift[] | null>(null);
  const [failed, setFailed] = useState(false);

  const read = useCallback(() => {
    const show = (found: KeptGift[]) => {
      setGifts(found);
      setFailed(false);
    };
    return list().then(show, () => setFailed(true));
  }, [list]);
  useEffect(() => void read(), [read]);
  // A gift that another tab has removed would stay in the list, and seem not to open with its PIN.
  useEffect(() => onChange(() => void read()), [onChange, read]);
  const again = () => {
    setFailed(false);
    void read();
  };

  const takeAway = async ({ id, title }: KeptGift) => {
    await remove(id);
    await read();
    announce(formatMessage({ id: "kept.removed" }, { title }));
    focusBack(null);
  };

  return (
    <div className={styles.screen} data-empty={failed || gifts?.length === 0 || undefined}>
      <ScreenHead title={formatMessage({ id: "kept.title" })} noindex />
      <h1 tabIndex={-1}>
        <FormattedMessage id="kept.title" />
      </h1>
      {failed && (
        <ErrorState title={<FormattedMessage id="broken.chunkTitle" />} onRetry={again}>
          <FormattedMessage id="toast.network" />
        </ErrorState>
      )}
      {gifts?.length === 0 && (
        <EmptyState
          title={<FormattedMessage id="kept.none" />}
          actions={
            <ButtonLink to={verifyOwnerPath(market)} variant="primary">
              <FormattedMessage id="received.openTitle" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="kept.noneText" />
        </EmptyState>
      )}
      {gifts && gifts.length > 0 && (
        <>
          <p className={styles.text}>
            <FormattedMessage id="kept.text" />
          </p>
          <ul className={styles.list} aria-label={formatMessage({ id: "kept.list" })}>
            {gifts.map((gift) => (
              <KeptGiftItem
                key={gift.id}
                gift={gift}
                isTwin={gifts.some(({ id, title }) => id !== gift.id && title === gift.title)}
                onRemove={() => takeAway(gift)}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
