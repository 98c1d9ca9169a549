import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PinInput } from "~/blocks/KeptGifts/PinInput";
import { useAnnounce } from "~/components/announce";
import { Button } from "~/components/Button";
import { Field } from "~/components/Field";
import { hidden } from "~/components/hidden";
import { useKeptGiftTools } from "~/components/keptGiftTools";
import { Notice } from "~/components/Notice";
import { useClearOnLeave } from "~/components/useClearOnLeave";
import { useFocusOrSay } from "~/components/useFocusOrSay";
import { useSayWaitOver } from "~/components/useSayWaitOver";
import { useTellWait } from "~/components/useTellWait";
import { type KeptGift, type KeptSecret, secondsToWait } from "~/domain/keptGift";
import { secondsLeft } from "~/domain/wait";
import styles from "./KeptGifts.module.css";

interface UnlockFormProps {
  gift: KeptGift;
  /** The id of what tells it from another one of the same name. */
  describedBy?: string | undefined;
  onOpen: (secret: KeptSecret) => void;
}

/** A countdown in seconds, by the clock, as the device may sleep meanwhile. */
function useWait(first: () => number): [wait: number, start: (seconds: number) => void] {
  const [wait, setWait] = useState(first);
  const [end, setEnd] = useState(() => Date.now() + wait * 1000);
  const isWaiting = wait > 0;
  useEffect(() => {
    if (!isWaiting) return;
    // An interval, as the number may be the same twice when the clock is set.
    const timer = setInterval(() => setWait(secondsLeft(end, Date.now())), 1000);
    return () => clearInterval(timer);
  }, [isWaiting, end]);
  const start = (seconds: number) => {
    setEnd(Date.now() + seconds * 1000);
    setWait(seconds);
  };
  return [wait, start];
}

/** Asks for the PIN of a kept gift card. After five wrong ones it waits, longer each time. */
export function UnlockForm({ gift, describedBy, onOpen }: UnlockFormProps) {
  const id = useId();
  const { formatMessage } = useIntl();
  const { open } = useKeptGiftTools();
  const [pin, setPin] = useState("");
  const [problem, setProblem] = useState<"missing" | "wrong" | "unreached" | null>(null);
  const [opening, setOpening] = useState(false);
  const [wait, setWait] = useWait(() => secondsToWait(gift, Date.now()));
  useSayWaitOver(wait);
  const announce = useAnnounce();
  const focusOrSay = useFocusOrSay();
  const tellWait = useTellWait();
  /** The page was left since the PIN was submitted: then nothing is opened for whoever comes back to it. */
  const isLeft = useRef(false);
  useClearOnLeave(() => {
    isLeft.current = true;
    setPin("");
    setProblem(null);
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (opening || wait > 0) return;
    setProblem(pin === "" ? "missing" : null);
    if (pin === "") return focusOrSay(id);
    setOpening(true);
    isLeft.current = false;
    const answer = await open(gift.id, pin).catch(() => null);
    setOpening(false);
    if (!answer) return setProblem("unreached");
    if ("code" in answer) return isLeft.current ? undefined : onOpen(answer);
    const { isTried, wait: toWait } = answer;
    if (isTried) setProblem("wrong");
    setWait(toWait);
    // Announced too, as the focus may already be in the field, and the error may be the same as before.
    const told = [isTried && formatMessage({ id: "kept.wrong" }), toWait > 0 && tellWait("received.wait", toWait)];
    announce(told.filter(Boolean).join(" "), { assertive: true });
    document.getElementById(id)?.focus();
  };

  const waitId = `${id}-wait`;
  const inField = problem === "missing" ? "received.pinMissing" : problem === "wrong" && "kept.wrong";
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-label={gift.title}>
      <Field
        id={id}
        label={<FormattedMessage id="kept.yourPin" />}
        hint={<FormattedMessage id="kept.yourPinHint" />}
        required
        error={inField && formatMessage({ id: inField })}
      >
        <PinInput value={pin} onType={setPin} autoComplete="current-password" />
      </Field>
      {problem === "unreached" && (
        <Notice tone="error" live>
          <FormattedMessage id="toast.network" />
        </Notice>
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          pending={opening}
          unavailable={wait > 0}
          aria-describedby={wait > 0 ? waitId : describedBy}
        >
          <FormattedMessage id="kept.open" values={{ title: gift.title, hidden }} />
        </Button>
        {wait > 0 && (
          <span id={waitId} className={styles.wait}>
            {tellWait("received.wait", wait)}
          </span>
        )}
      </div>
    </form>
  );
}
