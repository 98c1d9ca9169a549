import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { hidden } from "~/components/hidden";
import { Notice } from "~/components/Notice";
import { useClearOnLeave } from "~/components/useClearOnLeave";
import { When } from "~/components/When";
import { type KeptGift, type KeptSecret } from "~/domain/keptGift";
import { OpenedGift } from "./OpenedGift";
import styles from "./KeptGifts.module.css";
import { UnlockForm } from "./UnlockForm";

interface KeptGiftItemProps {
  gift: KeptGift;
  /** Another one has the same title: the time of day tells them apart. */
  isTwin: boolean;
  onRemove: () => Promise<void>;
}

/** A kept gift card: locked, or open until the person locks it or leaves. */
export function KeptGiftItem({ gift, isTwin, onRemove }: KeptGiftItemProps) {
  const { title, language, keptAt } = gift;
  const [secret, setSecret] = useState<KeptSecret | null>(null);
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const sinceId = useId();
  const which = isTwin ? sinceId : undefined;
  useClearOnLeave(() => setSecret(null));

  const ask = (wanted: boolean) => {
    setAsking(wanted);
    setFailed(false);
  };
  const remove = () => {
    setFailed(false);
    onRemove().catch(() => setFailed(true));
  };

  const since = (
    <FormattedMessage
      id="kept.since"
      values={{ date: <When key="date" instant={new Date(keptAt).toISOString()} dayOnly={!isTwin} /> }}
    />
  );
  return (
    <li className={styles.gift}>
      <div>
        <h2 className={styles.title} lang={language ?? undefined}>
          {title}
        </h2>
        <p id={sinceId} className={styles.since}>
          {since}
        </p>
      </div>
      {secret ? (
        <OpenedGift title={title} language={language} secret={secret} onLock={() => setSecret(null)} />
      ) : (
        <UnlockForm gift={gift} describedBy={which} onOpen={setSecret} />
      )}
      <div className={styles.remove}>
        <Button variant="quiet" icon="trash" aria-haspopup="dialog" aria-describedby={which} onClick={() => ask(true)}>
          <FormattedMessage id="kept.remove" values={{ title, hidden }} />
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={<FormattedMessage id="kept.removeTitle" values={{ title }} />}
        confirmLabel={<FormattedMessage id="kept.remove" values={{ title, hidden }} />}
        cancelLabel={<FormattedMessage id="kept.stay" />}
        onConfirm={remove}
        onCancel={() => ask(false)}
      >
        {isTwin && <p>{since}</p>}
        <FormattedMessage id="kept.removeText" />
        {failed && (
          <Notice tone="error" live>
            <FormattedMessage id="toast.network" />
          </Notice>
        )}
      </ConfirmDialog>
    </li>
  );
}
