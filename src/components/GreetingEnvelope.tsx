import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Confetti } from "./Confetti";
import { Icon } from "./Icon";
import styles from "./GreetingEnvelope.module.css";
import { useMedia } from "./useMedia";

/** The length of the opening animation, after which the card is shown. */
const OPENING_MS = 900;

interface GreetingEnvelopeProps {
  /** The id of the heading that names what is inside. */
  titleId: string;
  /** The card's picture, seen while it comes out. */
  pictureUrl: string | null;
  children: ReactNode;
  /** Shown below the card once it is out. */
  after: ReactNode;
}

/** A closed envelope that opens with a click. With reduced motion it is open at once, without the animation. */
export function GreetingEnvelope({ titleId, pictureUrl, children, after }: GreetingEnvelopeProps) {
  const still = useMedia("(prefers-reduced-motion: reduce)");
  const [step, setStep] = useState<"closed" | "opening" | "open">("closed");
  const card = useRef<HTMLElement>(null);

  useEffect(() => {
    if (step !== "opening") return;
    const timer = setTimeout(() => setStep("open"), still ? 0 : OPENING_MS);
    return () => clearTimeout(timer);
  }, [step, still]);
  useEffect(() => {
    if (step === "open") card.current?.focus({ preventScroll: true });
  }, [step]);

  if (step !== "open") {
    return (
      <div className={styles.scene} data-step={step}>
        <button type="button" className={styles.envelope} onClick={() => setStep("opening")}>
          <Paper pictureUrl={pictureUrl} />
          <span className={styles.words}>
            <FormattedMessage id="greeting.open" />
          </span>
        </button>
      </div>
    );
  }
  return (
    <div className={styles.scene} data-step={step}>
      <span className={styles.envelope} aria-hidden="true">
        <Paper pictureUrl={pictureUrl} />
      </span>
      <Confetti />
      <article ref={card} className={styles.card} tabIndex={-1} aria-labelledby={titleId}>
        {children}
      </article>
      <div className={styles.after}>{after}</div>
    </div>
  );
}

function Paper({ pictureUrl }: { pictureUrl: string | null }) {
  return (
    <>
      <span className={styles.back} />
      <span className={styles.flap} />
      <span className={styles.sheet} data-ruled={pictureUrl === null || undefined}>
        {pictureUrl !== null && <img className={styles.peek} src={pictureUrl} alt="" />}
      </span>
      <svg className={styles.front} viewBox="0 0 290 200" preserveAspectRatio="none" focusable="false">
        <path d="M0 0 145 112 290 0v200H0z" />
        <path className={styles.folds} d="M0 0 145 112 0 200zM290 0 145 112l145 88z" />
      </svg>
      <span className={styles.seal}>
        <Icon name="gift" />
      </span>
    </>
  );
}
