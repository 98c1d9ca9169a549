import { type ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { CallingPrefix } from "~/blocks/RecipientForm/CallingPrefix";
import { PIN_INPUT } from "~/components/codeInput";
import { Field } from "~/components/Field";
import { TextInput } from "~/components/TextInput";
import { type Failure } from "~/domain/failure";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { type ProofProblem } from "./readProof";
import { Refused } from "./Refused";

const INPUTS = {
  pin: PIN_INPUT,
  email: { type: "email", inputMode: "email", autoComplete: "email", maxLength: 254 },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel", maxLength: 30 },
} as const satisfies Record<string, ComponentProps<"input">>;

const LABELS = { pin: "received.pin", email: "received.email", phone: "received.phone" } as const;

const PROBLEMS = {
  pin: { required: "received.pinMissing", invalid: "redeem.pinInvalid" },
  email: { required: "billing.emailRequired", invalid: "recipient.emailInvalid" },
  phone: { required: "billing.phoneRequired", invalid: "recipient.phoneInvalid" },
} as const;

/** The error text if the check could not be loaded. */
const UNREACHED = "toast.network";

interface ProofFieldProps {
  id: string;
  proof: keyof typeof INPUTS;
  value: string;
  onChange: (value: string) => void;
  problem: ProofProblem | null;
  refusal: Failure | null;
}

/** The field for the proof: a PIN, an e-mail address or a phone number. Its value stays when it is refused. */
export function ProofField({ id, proof, value, onChange, problem, refusal }: ProofFieldProps) {
  const { countryCode } = useAppSelector(selectMarket);
  return (
    <Field
      id={id}
      label={<FormattedMessage id={LABELS[proof]} />}
      hint={proof === "phone" && <FormattedMessage id="recipient.phoneHint" />}
      required
      error={
        problem ? (
          <FormattedMessage id={problem === "unreached" ? UNREACHED : PROBLEMS[proof][problem]} />
        ) : (
          refusal && <Refused refusal={refusal} />
        )
      }
    >
      <CallingPrefix countryCode={proof === "phone" ? countryCode : null} typed={value}>
        {(describedBy) => (
          <TextInput
            {...INPUTS[proof]}
            value={value}
            aria-describedby={describedBy}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </CallingPrefix>
    </Field>
  );
}
