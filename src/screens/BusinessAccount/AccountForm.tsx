import { Form, Formik, type FormikProps } from "formik";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { CHECKED_WHEN_SENT } from "~/blocks/RecipientForm/checkedWhenSent";
import { ForgetMended } from "~/blocks/RecipientForm/ForgetMended";
import { internationalPhone } from "~/blocks/RecipientForm/internationalPhone";
import { useRules } from "~/blocks/RecipientForm/useRules";
import { Button } from "~/components/Button";
import { FailureText } from "~/components/FailureText";
import { LongWait } from "~/components/LongWait";
import { Notice } from "~/components/Notice";
import { type AccountValues } from "~/domain/accountDraft";
import { type BusinessAccount, companyName } from "~/domain/buyer";
import { selectAccountDraft } from "~/state/accountDraft/selectors";
import { saveAccountDraft } from "~/state/accountDraft/slice";
import { selectSavedAccount, selectSaveFailure, selectSaving, selectUser } from "~/state/auth/selectors";
import { closeSaving, saveAccount } from "~/state/auth/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { AccountErrors } from "./AccountErrors";
import { AccountFields } from "./AccountFields";
import styles from "./AccountForm.module.css";
import { KeepDraft } from "./KeepDraft";
import { inputOf, valuesOf } from "./accountValues";

const loadRules = () => import("./accountSchema");

/** What the server has accepted of a form. */
export interface Saved {
  id: string;
  name: string;
  isNew: boolean;
}

interface AccountFormProps {
  /** The account to change; null for a new one. */
  account: BusinessAccount | null;
  /** What was accepted of this form while more was being typed. */
  taken: Saved | null;
  onSaved: (saved: Saved) => void;
  /** Called when it was accepted but more has been typed since: from now on the form edits this account. */
  onGoesOn: (account: BusinessAccount, taken: Saved) => void;
  onCancel: () => void;
}

/** The account form (spec §3, "Account form"). What was typed is kept until the server has accepted it. */
export function AccountForm({ account, taken, onSaved, onGoesOn, onCancel }: AccountFormProps) {
  const dispatch = useAppDispatch();
  const { countryCode } = useAppSelector(selectMarket);
  const user = useAppSelector(selectUser);
  const saving = useAppSelector(selectSaving);
  const saved = useAppSelector(selectSavedAccount);
  const failure = useAppSelector(selectSaveFailure);
  const draft = useAppSelector(selectAccountDraft);
  const accountId = account?.id ?? null;
  const [initial] = useState(() =>
    draft?.accountId === accountId ? draft.values : valuesOf(account, user, countryCode.toUpperCase()),
  );
  const check = useRules(loadRules, ({ accountSchema }, _values: AccountValues) => accountSchema, "companyName");
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    dispatch(closeSaving());
    heading.current?.focus();
    return () => {
      dispatch(closeSaving());
    };
  }, [dispatch]);

  const keep = (values: AccountValues, id = accountId) => {
    if (user) dispatch(saveAccountDraft({ userId: user.id, accountId: id, values }));
  };
  const form = useRef<FormikProps<AccountValues>>(null);
  /** What was sent last; more may have been typed by the time it is accepted. */
  const sent = useRef<AccountValues>(null);
  const tell = useEffectEvent((now: BusinessAccount) => {
    const what = { id: now.id, name: companyName(now), isNew: account === null };
    const values = form.current?.values;
    if (!values || !sent.current || values === sent.current) {
      dispatch(saveAccountDraft(null));
      onSaved(what);
      return;
    }
    keep(values, now.id);
    dispatch(closeSaving());
    onGoesOn(now, what);
  });
  useEffect(() => {
    if (saved) tell(saved);
  }, [saved]);

  const cancel = () => {
    dispatch(saveAccountDraft(null));
    onCancel();
  };

  const send = async (values: AccountValues) => {
    const { phone, countryCode: country } = values.company;
    const number = await internationalPhone(phone, country);
    // Kept before sending, as the session may turn out to be over, and the page be left.
    keep(values);
    sent.current = values;
    dispatch(saveAccount({ id: accountId, input: inputOf(values, number) }));
  };
  const isRefused = failure && Object.keys(failure.fields).length === 0;
  return (
    <section className={styles.screen} aria-labelledby="account-form">
      <header className={styles.head}>
        <h2 id="account-form" ref={heading} tabIndex={-1}>
          {account ? (
            <FormattedMessage id="account.change" values={{ name: companyName(account) }} />
          ) : (
            <FormattedMessage id="account.create" />
          )}
        </h2>
        <p className={styles.soft}>
          <FormattedMessage id={account ? "account.numberNote" : "account.reviewNote"} />
        </p>
      </header>
      <Formik innerRef={form} initialValues={initial} validate={check} {...CHECKED_WHEN_SENT} onSubmit={send}>
        {({ isSubmitting }) => {
          const isSending = isSubmitting || saving === "working" || saving === "left";
          return (
            <Form noValidate className={styles.form}>
              <KeepDraft onKeep={keep} />
              <ForgetMended />
              <AccountErrors failure={failure} />
              <AccountFields />
              <div role="alert">
                {isRefused && (
                  <Notice tone="error" title={<FormattedMessage id="account.refused" />}>
                    <FailureText failure={failure} />
                  </Notice>
                )}
              </div>
              {taken && !isSending && !failure && (
                <Notice
                  live
                  tone="success"
                  title={
                    <FormattedMessage
                      id={taken.isNew ? "account.saved" : "account.changed"}
                      values={{ name: taken.name }}
                    />
                  }
                />
              )}
              <div className={styles.actions}>
                <Button type="submit" variant="primary" pending={isSending}>
                  <FormattedMessage id={account ? "account.save" : "account.send"} />
                </Button>
                <Button variant="quiet" onClick={cancel}>
                  <FormattedMessage id="dialog.cancel" />
                </Button>
              </div>
              <LongWait waiting={isSending} />
            </Form>
          );
        }}
      </Formik>
    </section>
  );
}
