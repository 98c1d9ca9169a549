import { useState } from "react";
import { useIntl } from "react-intl";
import { useCountryPresentation } from "~/api/watch/content";
import { localStore } from "~/browser/storage";
import { EditorialLink } from "~/components/EditorialLink";
import { Icon } from "~/components/Icon";
import { isClosable, isShown } from "~/domain/serviceMessage";
import { LOCAL, readJson } from "~/domain/storage";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Band.module.css";

function closedBefore(): string[] {
  const held = readJson(localStore(), LOCAL.closedServiceMessages);
  return Array.isArray(held) ? held.filter((entry) => typeof entry === "string") : [];
}

/** A country's service message, if editors show one. It is closable only if they set 'true' (spec §5). */
export function ServiceMessage() {
  const market = useAppSelector(selectMarket);
  const { data } = useCountryPresentation(market, useAppSelector(selectSalesChannelId));
  const { formatMessage } = useIntl();
  const [closed, setClosed] = useState(closedBefore);
  const message = data?.countryPresentations?.serviceMessage;
  if (!isShown(message)) return null;
  const closable = isClosable(message);
  const name = [market.countryCode, message.title, message.body].join(" ").slice(0, 300);
  if (closed.includes(name)) return null;
  const close = () => {
    const all = [...closed, name].slice(-20);
    localStore().write(LOCAL.closedServiceMessages, JSON.stringify(all));
    setClosed(all);
    document.querySelector<HTMLElement>("main h1")?.focus();
  };
  return (
    <aside
      className={`${styles.band} ${styles.message}`}
      data-closable={closable || undefined}
      aria-label={formatMessage({ id: "shell.serviceMessage" })}
    >
      {message.title && <strong>{message.title}</strong>}
      {message.body && <span>{message.body}</span>}
      {message.link && message.linkLabel && (
        <EditorialLink href={message.link} market={market}>
          {message.linkLabel}
        </EditorialLink>
      )}
      {closable && (
        <button
          type="button"
          className={styles.close}
          aria-label={formatMessage({ id: "shell.closeMessage" })}
          onClick={close}
        >
          <Icon name="close" size="s" />
        </button>
      )}
    </aside>
  );
}
