import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "./Icon";
import styles from "./GreetingEnvelope.module.css";
import { useMedia } from "./useMedia";

/** How long the flap takes before the card comes out. */
const FLAP_MS = 300;

interface GreetingEnvelopeProps {
  children: ReactNode;
  /** What stands below the card once it is out. */
  after: ReactNode;
}

/** A closed envelope that opens at a press: the flap goes up, then the card comes out. Without motion it is just open. */
export function GreetingEnvelope({ children, after }: GreetingEnvelopeProps) {
  const still = useMedia("(prefers-reduced-motion: reduce)");
  const [step, setStep] = useState<"closed" | "opening" | "open">("closed");
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (step !== "opening") return;
    const timer = setTimeout(() => setStep("open"), still ? 0 : FLAP_MS);
    return () => clearTimeout(timer);
  }, [step, still]);
  useEffect(() => {
    if (step === "open") card.current?.focus({ preventScroll: true });
  }, [step]);

  if (step !== "open") {
    return (
      <button
        type="button"
        className={styles.envelope}
        data-opening={step === "opening" || undefined}
        onClick={() => setStep("opening")}
      >
        <span className={styles.back} />
        <span className={styles.sheet} />
        <span className={styles.front} />
        <span className={styles.flap} />
        <span className={styles.seal}>
          <Icon name="gift" />
        </span>
        <span className={styles.words}>
          <FormattedMessage id="greeting.open" />
        </span>
      </button>
    );
  }
  return (
    <div className={styles.opened}>
      <div ref={card} className={styles.card} tabIndex={-1}>
        {children}
      </div>
      <div className={styles.after}>{after}</div>
    </div>
  );
}
