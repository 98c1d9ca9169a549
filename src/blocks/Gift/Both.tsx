import { type ReactNode } from "react";
import { FormattedMessage } from "react-intl";

/** Two facts in one line, with the comma of the language between them: "DAO, 1–2 working days"; or the one there is. */
export function Both({ one, other }: { one: ReactNode; other: ReactNode }) {
  if (!one || !other) return one || other;
  return <FormattedMessage id="facts.two" values={{ one, other }} />;
}
