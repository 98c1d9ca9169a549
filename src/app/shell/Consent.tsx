import { type FocusEvent, type MouseEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { environment } from "~/browser/environment";
import { Button } from "~/components/Button";
import { EditorialLink } from "~/components/EditorialLink";
import { focusBack } from "~/components/focusBack";
import { fillLocale } from "~/domain/paths";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { answerConsent, isAskingConsent, onConsent, timesAskedAgain } from "../consent";
import styles from "./Consent.module.css";
import { useQuestionHeight } from "./useQuestionHeight";

/** The question about cookies: small, at the end of the page, with two answers of equal weight. */
export function Consent() {
  const asking = useSyncExternalStore(onConsent, isAskingConsent);
  const market = useAppSelector(selectMarket);
  const { formatMessage } = useIntl();
  const box = useRef<HTMLElement>(null);
  const askedAgain = useSyncExternalStore(onConsent, timesAskedAgain);
  useQuestionHeight(box, asking);
  // If the person reopened it from the footer, the focus goes to the question, and back when it is answered. So it does
  // for who comes to it from the page with the keyboard.
  const before = useRef<Element | null>(null);
  const noticed = {
    onFocus: ({ relatedTarget: from }: FocusEvent) => {
      if (from && !box.current?.contains(from)) before.current = from;
    },
  };
  const answer = (choice: Parameters<typeof answerConsent>[0], { detail }: MouseEvent) => {
    if (detail === 0 && before.current instanceof HTMLElement) before.current.focus();
    answerConsent(choice);
  };
  useEffect(() => {
    if (askedAgain === 0) {
      if (before.current) focusBack(before.current);
      before.current = null;
    } else if (!box.current?.contains(document.activeElement)) {
      before.current = document.activeElement;
      box.current?.focus();
    }
  }, [askedAgain]);
  if (!asking) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={styles.consent}
      aria-label={formatMessage({ id: "consent.title" })}
      {...noticed}
    >
      <p>
        <FormattedMessage id="consent.text" />{" "}
        <EditorialLink href={fillLocale(environment.cookiePolicyUrl, market.locale)} market={market}>
          <FormattedMessage id="footer.cookies" />
        </EditorialLink>
      </p>
      <div className={styles.answers}>
        <Button onClick={(event) => answer("denied", event)}>
          <FormattedMessage id="consent.deny" />
        </Button>
        <Button onClick={(event) => answer("granted", event)}>
          <FormattedMessage id="consent.grant" />
        </Button>
      </div>
    </section>
  );
}
