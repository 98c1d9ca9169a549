import { memo, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { PIN_INPUT } from "~/components/codeInput";
import { Field } from "~/components/Field";
import { Notice } from "~/components/Notice";
import { TextInput } from "~/components/TextInput";
import { useSayWaitOver } from "~/components/useSayWaitOver";
import { useTellWait } from "~/components/useTellWait";
import { CodeElsewhere } from "./CodeElsewhere";
import { GiftLink } from "./GiftLink";
import { CODE_LENGTH, useCodeForm } from "./useCodeForm";
import styles from "./VoucherEntry.module.css";

interface VoucherEntryProps {
  /** A code from a link or a received gift; the person must still submit it. */
  code?: string | undefined;
  pin?: string | undefined;
  /** The code was sent on the previous screen; this form shows the outcome. */
  isSent?: boolean;
  /** Not the primary action of the screen. */
  quiet?: boolean;
  /** Called when the next code is typed while one is being sent. */
  onNext?: () => void;
  /** Called when a code was accepted and the next is not typed yet. */
  onTaken?: () => void;
}

/**
 * The form for a code and its PIN. What is typed is stored nowhere but in this form and the server's basket. Memoised:
 * it stands beside a basket that changes with every press.
 */
export const VoucherEntry = memo(function VoucherEntry(props: VoucherEntryProps) {
  const { code = "", pin = "", isSent = false, quiet = false, onNext, onTaken } = props;
  const { formatMessage } = useIntl();
  const waitId = useId();
  const tellWait = useTellWait();
  const form = useCodeForm({ code, pin, isSent }, { onNext, onTaken });
  useSayWaitOver(form.wait);
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate aria-label={formatMessage({ id: "redeem.form" })}>
      <Field
        id={form.codeId}
        label={<FormattedMessage id="redeem.code" />}
        hint={<FormattedMessage id="redeem.codeHint" />}
        error={codeError(form) && <CodeError form={form} />}
      >
        <TextInput
          value={form.code}
          inputMode="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={CODE_LENGTH}
          onChange={({ target }) => form.change({ code: target.value })}
          onPaste={form.paste}
        />
      </Field>
      <div role="status">
        {form.gift ? (
          <GiftLink gift={form.gift} />
        ) : (
          <CodeElsewhere refused={form.refused} code={form.code} pin={form.pin} onUse={form.sendAgain} />
        )}
      </div>
      <Field
        id={form.pinId}
        label={<FormattedMessage id="redeem.pin" />}
        optional={!form.refusedPin}
        required={Boolean(form.refusedPin)}
        hint={!form.refusedPin && <FormattedMessage id="redeem.pinHint" />}
        error={form.isPinWrong ? formatMessage({ id: "redeem.pinInvalid" }) : form.refusedPin}
      >
        <TextInput
          {...PIN_INPUT}
          value={form.pin}
          onChange={({ target }) => form.change({ pin: target.value })}
          onPaste={form.paste}
        />
      </Field>
      <p role="status" className={styles.pasted}>
        {form.pasted === "both" && <FormattedMessage id="redeem.pastedBoth" />}
        {form.pasted === "code" && <FormattedMessage id="redeem.pastedCode" />}
        {form.pasted === "none" && <FormattedMessage id="redeem.pastedNone" />}
      </p>
      <div role="status">
        {form.wait > 0 && (
          <Notice tone="warning" title={<FormattedMessage id="redeem.waitTitle" />}>
            <FormattedMessage id="redeem.waitText" />
          </Notice>
        )}
      </div>
      <Button
        type="submit"
        variant={quiet ? "secondary" : "primary"}
        pending={form.isSending}
        unavailable={form.wait > 0}
        aria-describedby={form.wait > 0 ? waitId : undefined}
      >
        <FormattedMessage id="redeem.add" />
      </Button>
      {form.wait > 0 && (
        <p id={waitId} className={styles.countdown}>
          {tellWait("redeem.waitLeft", form.wait)}
        </p>
      )}
    </form>
  );
});

type CodeForm = ReturnType<typeof useCodeForm>;

const codeError = (form: CodeForm) => form.isCodeWrong || form.refusedCode !== null;

/** The error of the code. The text is the same for a mistyped and an unknown code, so that guessing tells nothing. */
function CodeError({ form }: { form: CodeForm }) {
  if (!form.isCodeWrong) return form.refusedCode;
  if (form.isEmpty) return <FormattedMessage id="redeem.codeMissing" />;
  return <FormattedMessage id={form.pin ? "toast.voucherOrPinNotFound" : "toast.voucherNotFound"} />;
}
