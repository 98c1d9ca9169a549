import { type FormEvent, use, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AddressSecretsContext } from "~/blocks/AddressSecrets/addressSecrets";
import { SpendGift } from "~/blocks/ReceivedGift/SpendGift";
import { Button } from "~/components/Button";
import { CODE_INPUT, PIN_INPUT } from "~/components/codeInput";
import { Field } from "~/components/Field";
import { useOpenPath } from "~/components/Link";
import { Notice } from "~/components/Notice";
import { useShopSettings } from "~/components/shopSettings";
import { TextInput } from "~/components/TextInput";
import { useClearOnLeave } from "~/components/useClearOnLeave";
import { useFocusOrSay } from "~/components/useFocusOrSay";
import { codeAlone, type PastedCode } from "~/domain/pastedCode";
import { greetingPath } from "~/domain/routes";
import { cleanPin, pinProblem } from "~/domain/voucher";
import { greetingInText, linkInText, lookupInText } from "~/domain/voucherLookup";
import { selectExports } from "~/state/exports/selectors";
import { findVoucher } from "~/state/exports/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { Refused, useRefusalSaid } from "./Refused";
import { Wait } from "./Wait";
import styles from "./VerifyOwner.module.css";

interface TokenFormProps {
  hidden?: boolean;
  /** Called with the PIN that was typed, or is in a pasted link, as the look-up begins; "" for none. */
  onFind: (pin: string) => void;
}

/**
 * The token of a gift card and its PIN, for those who come without a link that opens. The whole link may be pasted;
 * that of a greeting, which comes in the same mail, opens the greeting.
 * `hidden`: while it is looked up, and if that fails, so that what was typed is still there to be put right.
 */
export function TokenForm({ hidden = false, onFind }: TokenFormProps) {
  const id = useId();
  const waitId = `${id}-wait`;
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const { codePrefixes } = useShopSettings();
  const { refusal, wait } = useAppSelector(selectExports);
  const [token, setToken] = useState("");
  const [pin, setPin] = useState("");
  const [problem, setProblem] = useState<"token" | "pin" | null>(null);
  /** What was sent last looks like a code to be spent: that is told once it was not taken. */
  const [code, setCode] = useState<PastedCode | null>(null);
  const focusOrSay = useFocusOrSay();
  const openGreeting = useOpenGreeting();
  useRefusalSaid(id, refusal);
  useClearOnLeave(() => {
    setToken("");
    setPin("");
    setProblem(null);
    setCode(null);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = lookupInText(token, codePrefixes);
    const greeting = found ? null : greetingInText(token);
    if (greeting) return openGreeting(greeting);
    const wrong = !found ? "token" : pinProblem(pin) ? "pin" : null;
    setProblem(wrong);
    setCode(linkInText(token, codePrefixes) ? null : codeAlone(token, codePrefixes));
    if (wrong) focusOrSay(wrong === "token" ? id : `${id}-pin`);
    if (!found || wrong || wait > 0) return;
    const sent = cleanPin(pin) || found.pin;
    onFind(sent ?? "");
    dispatch(findVoucher({ ...found, pin: sent, byHand: true }));
  };

  return (
    <form
      className={styles.form}
      onSubmit={submit}
      noValidate
      hidden={hidden}
      aria-label={formatMessage({ id: "received.openTitle" })}
    >
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
          {...CODE_INPUT}
          value={token}
          maxLength={2000}
          onChange={({ target }) => {
            setToken(target.value);
            setCode(null);
          }}
        />
      </Field>
      {code && (problem === "token" || refusal) && (
        <Notice live actions={<SpendGift code={code.code} pin={code.pin || cleanPin(pin)} quiet />}>
          <FormattedMessage id="received.isCode" />
        </Notice>
      )}
      <Field
        id={`${id}-pin`}
        label={<FormattedMessage id="received.pin" />}
        optional
        error={problem === "pin" && formatMessage({ id: "redeem.pinInvalid" })}
      >
        <TextInput {...PIN_INPUT} value={pin} onChange={({ target }) => setPin(target.value)} />
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

/** Opens a greeting. Its token is passed on in memory, not in the address. */
function useOpenGreeting(): (token: string) => void {
  const market = useAppSelector(selectMarket);
  const keeper = use(AddressSecretsContext);
  const open = useOpenPath();
  return (token) => {
    keeper.keep("greeting", [token]);
    open(greetingPath(market));
  };
}
