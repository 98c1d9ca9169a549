import { FormattedMessage } from "react-intl";

/** Says of the value of a card that something may have been spent of it since, and where that is told. */
export function ValueThen({ isOurs }: { isOurs: boolean }) {
  return <FormattedMessage id={isOurs ? "received.valueThenOurs" : "received.valueThen"} />;
}
