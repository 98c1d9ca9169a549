import { useEffect, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { serviceMedia } from "~/api/watch/serviceMedia";
import { type GreetingContent, useGreeting } from "~/api/watch/greetings";
import { useAddressSecrets } from "~/blocks/AddressSecrets/addressSecrets";
import { StoredCard } from "~/blocks/Greeting/ShownGreeting";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { SeeAllLink } from "~/blocks/SeeAllLink/SeeAllLink";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { GreetingEnvelope } from "~/components/GreetingEnvelope";
import { Skeleton } from "~/components/Skeleton";
import { useClearOnLeave } from "~/components/useClearOnLeave";
import { useAppDispatch } from "~/state/hooks";
import { secretSeen } from "~/state/vouchers/slice";
import styles from "./Greeting.module.css";
import { OnToGift } from "./OnToGift";

/** The greeting of a gift, opened by its link, whose token is no longer in the address (spec §2). */
export function Greeting() {
  const [told = null] = useAddressSecrets("greeting") ?? [];
  // Coming back to the page does not show the greeting again: the next person at this device does not have the link.
  const [left, setLeft] = useState<string | null>(null);
  useClearOnLeave(() => setLeft(told));
  const token = told === left ? null : told;
  const { data, failure, again } = useGreeting(token);
  const { formatMessage } = useIntl();
  const greeting = data?.getGreeting;
  return (
    <div className={styles.greeting}>
      {/* Nothing of the greeting in the title, which is seen in histories and on shared screens. */}
      <ScreenHead title={formatMessage({ id: "greeting.title" })} noindex />
      {token === null ? (
        <Missing id="greeting.noToken" textId="greeting.noTokenText" />
      ) : failure ? (
        <ErrorState headingLevel={1} title={<FormattedMessage id="greeting.loadFailed" />} onRetry={again} />
      ) : greeting === undefined ? (
        <Waiting />
      ) : greeting === null ? (
        <Missing id="greeting.notFound" textId="greeting.notFoundText" />
      ) : (
        <Envelope key={token} greeting={greeting} />
      )}
    </div>
  );
}

function Envelope({ greeting }: { greeting: GreetingContent }) {
  const id = useId();
  const dispatch = useAppDispatch();
  const giftToken = greeting.gift?.token;
  useEffect(() => {
    if (giftToken) dispatch(secretSeen(giftToken));
  }, [giftToken, dispatch]);
  const name = greeting.senderName?.trim();
  return (
    <>
      <h1 id={id} tabIndex={-1}>
        {name ? (
          <FormattedMessage id="greeting.titleFrom" values={{ name: <bdi>{name}</bdi> }} />
        ) : (
          <FormattedMessage id="greeting.title" />
        )}
      </h1>
      <GreetingEnvelope
        titleId={id}
        pictureUrl={serviceMedia(greeting.imageUrl)}
        after={<OnToGift gift={greeting.gift} />}
      >
        <StoredCard greeting={greeting} />
      </GreetingEnvelope>
    </>
  );
}

/** A placeholder of the envelope's size, so that nothing shifts when it comes. */
function Waiting() {
  return (
    <>
      <h1 tabIndex={-1}>
        <FormattedMessage id="greeting.title" />
      </h1>
      <p className="visually-hidden" role="status">
        <FormattedMessage id="greeting.loading" />
      </p>
      <div className={styles.shape}>
        <Skeleton shape="block" ratio={1.45} />
      </div>
    </>
  );
}

interface MissingProps {
  id: "greeting.noToken" | "greeting.notFound";
  textId: "greeting.noTokenText" | "greeting.notFoundText";
}

function Missing({ id, textId }: MissingProps) {
  return (
    <EmptyState
      icon="mail"
      headingLevel={1}
      title={<FormattedMessage id={id} />}
      actions={<SeeAllLink variant="primary" />}
    >
      <p>
        <FormattedMessage id={textId} />
      </p>
    </EmptyState>
  );
}
