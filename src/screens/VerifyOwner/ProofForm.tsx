import { type FormEvent, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { Notice } from "~/components/Notice";
import { useFocusOrSay } from "~/components/useFocusOrSay";
import { proofOf } from "~/domain/owner";
import { selectExports } from "~/state/exports/selectors";
import { proveOwner } from "~/state/exports/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { AccountProof } from "./AccountProof";
import { ProofField } from "./ProofField";
import { type ProofProblem, readProof, type TypedProof as Typed } from "./readProof";
import { Refused, useRefusalSaid } from "./Refused";
import { Wait } from "./Wait";
import styles from "./VerifyOwner.module.css";

const TEXTS = {
  pin: "received.pinText",
  email: "received.emailText",
  phone: "received.phoneText",
} as const;

/** Asks for the proof that the card's authorization scheme requires (spec §6). */
export function ProofForm({ pin }: { pin: string }) {
  const { scheme, isDelayed } = useAppSelector(selectExports);
  const proof = proofOf(scheme ?? "");
  return (
    <>
      {isDelayed && proof !== "unknown" && (
        <Notice title={<FormattedMessage id="received.delayed" />}>
          <FormattedMessage id="received.delayedText" />
        </Notice>
      )}
      {proof === "unknown" ? (
        <Notice tone="warning" title={<FormattedMessage id="received.unknownScheme" />}>
          <FormattedMessage id="received.unknownSchemeText" />
        </Notice>
      ) : proof === "account" ? (
        <AccountProof />
      ) : (
        <TypedProof proof={proof} given={proof === "pin" ? pin : ""} />
      )}
    </>
  );
}

function TypedProof({ proof, given }: { proof: Typed; given: string }) {
  const id = useId();
  const waitId = `${id}-wait`;
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const { countryCode } = useAppSelector(selectMarket);
  const { step, wait, refusal, isDelayed } = useAppSelector(selectExports);
  const [typed, setTyped] = useState(given);
  const [problem, setProblem] = useState<ProofProblem | null>(null);
  const [isReading, setReading] = useState(false);
  const focusOrSay = useFocusOrSay();
  // Without a field the notice announces it.
  useRefusalSaid(id, proof === "none" ? null : refusal);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setReading(true);
    const said = await readProof(proof, typed, countryCode);
    setReading(false);
    setProblem(said.problem);
    if (said.problem) focusOrSay(id);
    else dispatch(proveOwner(said.given));
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={formatMessage({ id: "received.openTitle" })}
    >
      {proof !== "none" && (
        <>
          <p className={styles.text}>
            <FormattedMessage id={TEXTS[proof]} />
          </p>
          <ProofField id={id} proof={proof} value={typed} onChange={setTyped} problem={problem} refusal={refusal} />
        </>
      )}
      {proof === "none" && refusal && (
        <Notice tone="error" live>
          <Refused refusal={refusal} />
        </Notice>
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          pending={isReading || step === "checking"}
          unavailable={wait > 0}
          aria-describedby={wait > 0 ? waitId : undefined}
        >
          <FormattedMessage id={isDelayed ? "received.activate" : "received.open"} />
        </Button>
        <Wait id={waitId} />
      </div>
    </form>
  );
}
