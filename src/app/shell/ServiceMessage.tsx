import { useState } from "react";
import { useIntl } from "react-intl";
import { useCountryPresentation } from "~/api/watch/content";
import { useKept } from "~/api/watch/useAnswer";
import { EditorialLink } from "~/components/EditorialLink";
import { Icon } from "~/components/Icon";
import { isClosable, isShown } from "~/domain/serviceMessage";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { closedMessages, closeMessage, messageName } from "./closedMessages";
import { MessageBand } from "./MessageBand";

/** A country's service message, if editors show one. It is closable only if they set 'true' (spec §5). */
export function ServiceMessage() {
  const market = useAppSelector(selectMarket);
  // The message of one channel stays until that of the next has come: without it the page would jump up and down.
  const data = useKept(useCountryPresentation(market, useAppSelector(selectSalesChannelId)));
  const { formatMessage } = useIntl();
  const [closed, setClosed] = useState(closedMessages);
  const message = data?.countryPresentations?.serviceMessage;
  if (!isShown(message)) return null;
  const name = messageName(market.countryCode, message);
  if (closed.includes(name)) return null;
  return (
    <MessageBand
      message={message}
      label={formatMessage({ id: "shell.serviceMessage" })}
      linked={(words) => (
        <EditorialLink href={message.link} market={market}>
          {words}
        </EditorialLink>
      )}
      closeSign={isClosable(message) && <Icon name="close" size="s" />}
      closeLabel={formatMessage({ id: "shell.closeMessage" })}
      onClose={() => {
        setClosed(closeMessage(name));
        document.querySelector<HTMLElement>("main h1")?.focus();
      }}
    />
  );
}
