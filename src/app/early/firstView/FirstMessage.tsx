import { type CountryPresentationsQuery } from "~/api/generated/cms";
import { closedMessages, messageName } from "~/app/shell/closedMessages";
import { MessageBand } from "~/app/shell/MessageBand";
import { Icon } from "~/components/Icon";
import { isClosable, isShown } from "~/domain/serviceMessage";

interface FirstMessageProps {
  presentations: CountryPresentationsQuery["countryPresentations"] | undefined;
  countryCode: string;
}

/** The service message under the header, as `shell/ServiceMessage` draws it. */
export function FirstMessage({ presentations, countryCode }: FirstMessageProps) {
  const message = presentations?.serviceMessage;
  if (!isShown(message) || closedMessages().includes(messageName(countryCode, message))) return null;
  return (
    <MessageBand
      message={message}
      linked={(words) => <a href="#content">{words}</a>}
      closeSign={isClosable(message) && <Icon name="close" size="s" />}
    />
  );
}
