import { useEffect, useRef, useSyncExternalStore } from "react";
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
  // If the person reopened it from the footer, the focus goes to the question, and back when it is answered.
  const before = useRef<Element | null>(null);
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
    <section ref={box} tabIndex={-1} className={styles.consent} aria-label={formatMessage({ id: "consent.title" })}>
      <p>
        <FormattedMessage id="consent.text" />{" "}
        <EditorialLink href={fillLocale(environment.cookiePolicyUrl, market.locale)} market={market}>
          <FormattedMessage id="footer.cookies" />
        </EditorialLink>
      </p>
      <div className={styles.answers}>
        <Button onClick={() => answerConsent("denied")}>
          <FormattedMessage id="consent.deny" />
        </Button>
        <Button onClick={() => answerConsent("granted")}>
          <FormattedMessage id="consent.grant" />
        </Button>
      </div>
    </section>
  );
}
