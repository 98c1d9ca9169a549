import { type FormEvent, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { Field } from "~/components/Field";
import { useShopSettings } from "~/components/shopSettings";
import { TextInput } from "~/components/TextInput";
import { useClearOnLeave } from "~/components/useClearOnLeave";
import { useFocusOrSay } from "~/components/useFocusOrSay";
import { pinProblem, cleanCode } from "~/domain/voucher";
import { lookupInText } from "~/domain/voucherLookup";
import { selectExports } from "~/state/exports/selectors";
import { findVoucher } from "~/state/exports/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { Refused, useRefusalSaid } from "./Refused";
import { Wait } from "./Wait";
import styles from "./VerifyOwner.module.css";

/** The form for a gift card's token and PIN, for people without a working link. The whole link may be pasted. */
export function TokenForm() {
  const id = useId();
  const waitId = `${id}-wait`;
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const { codePrefixes } = useShopSettings();
  const { refusal, wait } = useAppSelector(selectExports);
  const [token, setToken] = useState("");
  const [pin, setPin] = useState("");
  const [problem, setProblem] = useState<"token" | "pin" | null>(null);
  const focusOrSay = useFocusOrSay();
  useRefusalSaid(id, refusal);
  useClearOnLeave(() => {
    setToken("");
    setPin("");
    setProblem(null);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = lookupInText(token, codePrefixes);
    const wrong = !found ? "token" : pinProblem(pin) ? "pin" : null;
    setProblem(wrong);
    if (wrong) focusOrSay(wrong === "token" ? id : `${id}-pin`);
    if (!found || wrong || wait > 0) return;
    dispatch(findVoucher({ ...found, pin: cleanCode(pin) || found.pin, byHand: true }));
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={formatMessage({ id: "received.openTitle" })}>
      <p className={styles.text}>
        <FormattedMessage id="received.openText" />
      </p>
      <Field
        id={id}
        label={<FormattedMessage id="received.token" />}
        hint={<FormattedMessage id="received.tokenHint" />}
        required
        error={
          problem === "token"
            ? formatMessage({ id: "received.tokenMissing" })
            : refusal && <Refused refusal={refusal} />
        }
      >
        <TextInput
          value={token}
          inputMode="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
          onChange={({ target }) => setToken(target.value)}
        />
      </Field>
      <Field
        id={`${id}-pin`}
        label={<FormattedMessage id="received.pin" />}
        optional
        error={problem === "pin" && formatMessage({ id: "redeem.pinInvalid" })}
      >
        <TextInput
          value={pin}
          inputMode="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          onChange={({ target }) => setPin(target.value)}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" unavailable={wait > 0} aria-describedby={wait > 0 ? waitId : undefined}>
          <FormattedMessage id="received.find" />
        </Button>
        <Wait id={waitId} />
      </div>
    </form>
  );
}
