import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Notice } from "~/components/Notice";
import { type Failure } from "~/domain/failure";
import { NETWORK, TIMEOUT } from "~/domain/failureCode";

/** Why the greeting was not saved. */
export function NotSaved({ failure }: { failure: Failure }) {
  // Of the shop's own pictures there is one thing to tell, which the service words for nobody.
  const { templateId: _own, ...others } = failure.fields;
  const told = Object.values(others);
  return (
    <InSight of={failure}>
      <Notice tone="error" live title={<FormattedMessage id="greeting.notSaved" />}>
        {told.length > 0 ? told.join(" ") : <FormattedMessage id={reasonOf(failure)} />}
      </Notice>
    </InSight>
  );
}

/** Says that what is written can be saved nowhere, or in place of another one. */
export function GreetingWarning({ id }: { id: "greeting.lineGone" | "greeting.otherSaved" }) {
  return (
    <InSight>
      <Notice tone="warning" live>
        <span id="greeting-gone">
          <FormattedMessage id={id} />
        </span>
      </Notice>
    </InSight>
  );
}

/** A notice above the button, brought into sight, and again for each other failure (`of`). */
function InSight({ of, children }: { of?: Failure; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void box.current?.scrollIntoView({ block: "nearest" });
  }, [of]);
  return <div ref={box}>{children}</div>;
}

function reasonOf({ code, fields }: Failure) {
  if (fields.templateId !== undefined) return "greeting.templateGone";
  if (code === "HTTP_413") return "greeting.failedTooLarge";
  return code === NETWORK || code === TIMEOUT ? "greeting.failedConnection" : "greeting.failedOther";
}
