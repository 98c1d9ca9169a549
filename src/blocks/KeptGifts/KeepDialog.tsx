import { type FormEvent, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { ChunkLoadError } from "~/components/chunkLoadError";
import { Dialog } from "~/components/Dialog";
import { Field } from "~/components/Field";
import { Notice } from "~/components/Notice";
import { useFocusOrSay } from "~/components/useFocusOrSay";
import { chosenPinProblem, type Keeping, MOST_KEPT } from "~/domain/keptGift";
import styles from "./KeepDialog.module.css";
import { KeptWay } from "./KeptWay";
import { PinInput } from "./PinInput";
import { useKeptGifts } from "./useKeptGifts";

const PROBLEMS = { short: "kept.pinShort", plain: "kept.pinPlain", differs: "kept.pinDiffers" } as const;

interface KeepDialogProps {
  open: boolean;
  /** The name of the gift card. */
  title: string;
  onClose: () => void;
  keep: (pin: string) => Promise<Keeping>;
  onKept: (how: "offline" | "online") => void;
}

/** Asks for the PIN to encrypt a gift card with on this device. */
export function KeepDialog({ open, ...form }: KeepDialogProps) {
  return (
    <Dialog open={open} onClose={form.onClose} size="s" title={<FormattedMessage id="kept.keep" />}>
      <KeepForm {...form} />
    </Dialog>
  );
}

/** Asks for it twice, as a mistyped one would lock the card for good. */
function KeepForm({ title, onClose, keep, onKept }: Omit<KeepDialogProps, "open">) {
  const id = useId();
  // Perhaps the same one: the link of a gift can be followed again.
  const hasNamesake = useKeptGifts().some((gift) => gift.title === title);
  const [pin, setPin] = useState("");
  const [again, setAgain] = useState("");
  const [problem, setProblem] = useState<keyof typeof PROBLEMS | null>(null);
  const focusOrSay = useFocusOrSay();
  const [step, setStep] = useState<"asking" | "locking" | "full" | "refused" | "unreached">("asking");

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step === "locking") return;
    const wrong = chosenPinProblem(pin) ?? (pin === again ? null : "differs");
    setProblem(wrong);
    if (wrong) return focusOrSay(wrong === "differs" ? `${id}-again` : id);
    setStep("locking");
    // Without our own code for it, the browser is not to blame.
    const kept = await keep(pin).catch((error: unknown) => (error instanceof ChunkLoadError ? "unreached" : "refused"));
    if (kept === "full" || kept === "refused" || kept === "unreached") return setStep(kept);
    setStep("asking");
    onClose();
    onKept(kept);
  };

  const error = (isHere: boolean) => isHere && problem !== null && <FormattedMessage id={PROBLEMS[problem]} />;
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>
        <FormattedMessage id="kept.keepText" />
      </p>
      {hasNamesake && (
        <Notice live>
          <FormattedMessage id="kept.already" values={{ title }} />
        </Notice>
      )}
      <Field
        id={id}
        label={<FormattedMessage id="kept.chosenPin" />}
        hint={<FormattedMessage id="kept.chosenPinHint" />}
        required
        error={error(problem !== "differs")}
      >
        <PinInput value={pin} onType={setPin} autoComplete="new-password" />
      </Field>
      <Field
        id={`${id}-again`}
        label={<FormattedMessage id="kept.repeatPin" />}
        required
        error={error(problem === "differs")}
      >
        <PinInput value={again} onType={setAgain} autoComplete="new-password" />
      </Field>
      {step === "full" && (
        <Notice tone="error" live>
          <FormattedMessage id="kept.full" values={{ most: MOST_KEPT }} /> <KeptWay />
        </Notice>
      )}
      {(step === "refused" || step === "unreached") && (
        <Notice tone="error" live>
          <FormattedMessage id={step === "refused" ? "kept.notKept" : "toast.network"} />
        </Notice>
      )}
      <Button type="submit" variant="primary" pending={step === "locking"}>
        <FormattedMessage id="kept.keep" />
      </Button>
    </form>
  );
}
