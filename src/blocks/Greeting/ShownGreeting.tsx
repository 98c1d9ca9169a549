import { FormattedMessage } from "react-intl";
import { serviceMedia } from "~/api/watch/serviceMedia";
import { type GreetingContent, useGreeting } from "~/api/watch/greetings";
import { ErrorState } from "~/components/ErrorState";
import { GreetingCard } from "~/components/GreetingCard";
import { Skeleton } from "~/components/Skeleton";

/** Loads a greeting by its token and shows it as a card. */
export function ShownGreeting({ greetingToken }: { greetingToken: string }) {
  const { data, failure, again } = useGreeting(greetingToken);
  if (failure) return <ErrorState title={<FormattedMessage id="greeting.loadFailed" />} onRetry={again} />;
  if (data === undefined) return <Skeleton shape="block" ratio={1.2} />;
  if (!data.getGreeting) {
    return (
      <p>
        <FormattedMessage id="greeting.notFound" />
      </p>
    );
  }
  return <StoredCard greeting={data.getGreeting} />;
}

/** The card of a loaded greeting. */
export function StoredCard({ greeting }: { greeting: GreetingContent }) {
  return (
    <GreetingCard
      text={greeting.text}
      pictureUrl={serviceMedia(greeting.imageUrl)}
      filmUrl={greeting.videoIsProcessing ? null : serviceMedia(greeting.videoUrl)}
      filmIsComing={greeting.videoIsProcessing === true}
      from={greeting.senderName}
    />
  );
}
