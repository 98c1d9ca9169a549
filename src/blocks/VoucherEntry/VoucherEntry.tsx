import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { Field } from "~/components/Field";
import { Notice } from "~/components/Notice";
import { TextInput } from "~/components/TextInput";
import { toastOf } from "~/domain/toast";
import { cleanCode, codeProblem, pinProblem } from "~/domain/voucher";
import { selectBasketWaiting, selectChangeFailure, selectVouchers } from "~/state/basket/selectors";
import { redeemCode } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import styles from "./VoucherEntry.module.css";

interface VoucherEntryProps {
  /** From a link; it still has to be sent by hand. */
  code?: string | undefined;
}

/** A code and its PIN. What was typed stays in this form and in the server's basket, and is stored nowhere. */
export function VoucherEntry({ code: given = "" }: VoucherEntryProps) {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const waiting = useAppSelector(selectBasketWaiting);
  const failure = useAppSelector(selectChangeFailure);
  const held = useAppSelector(selectVouchers)?.length ?? 0;
  const [code, setCode] = useState(given);
  const [pin, setPin] = useState("");
  const [problem, setProblem] = useState<"code" | "pin" | null>(null);
  /** How many vouchers there were when this form was sent; null before. */
  const [sentAt, setSentAt] = useState<number | null>(null);

  // The code was taken: the form is free for the next one.
  if (sentAt !== null && held > sentAt) {
    setSentAt(null);
    setCode("");
    setPin("");
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const cleaned = cleanCode(code);
    const wrong = codeProblem(cleaned) ? "code" : pinProblem(pin) ? "pin" : null;
    setProblem(wrong);
    if (wrong || waiting) return;
    setSentAt(held);
    dispatch(redeemCode({ code: cleaned, ...(pin && { pin: cleanCode(pin) }) }));
  };

  const refused = sentAt !== null && !waiting && failure ? toastOf(failure) : null;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={<FormattedMessage id="redeem.code" />}
        hint={<FormattedMessage id="redeem.codeHint" />}
        error={problem === "code" && formatMessage({ id: "redeem.codeInvalid" })}
      >
        <TextInput
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={120}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <Field
        label={<FormattedMessage id="redeem.pin" />}
        optional
        error={problem === "pin" && formatMessage({ id: "redeem.pinInvalid" })}
      >
        <TextInput
          value={pin}
          autoComplete="one-time-code"
          maxLength={20}
          onChange={({ target }) => setPin(target.value)}
        />
      </Field>
      {refused && (
        <Notice tone="error" live>
          <FormattedMessage id={refused.id} />
        </Notice>
      )}
      <Button type="submit" variant="primary" pending={waiting && sentAt !== null}>
        <FormattedMessage id="redeem.add" />
      </Button>
    </form>
  );
}
